import { Injectable } from '@nestjs/common';
import type { Principal } from '../common/principal';
import { type Place, placesOf, type TakenPlace } from './quota';
import { type Period, periodStart, PERIODS } from './usage-window';

/** Limits this process has seen used up, so that a caller without quota costs no search. A raised limit is a new question. */
@Injectable()
export class UsedUpQuotas {
  private readonly usedUp = new Map<string, { period: Period; start: string; limit: number }>();

  /** A counter stood at its limit. */
  note({ subjectId, period, limit }: Place | TakenPlace, at: Date): void {
    if (limit === null) return;
    this.forgetPast(at);
    this.usedUp.set(`${subjectId}/${period}`, { period, start: periodStart(period, at), limit });
  }

  /** The longest period in which the caller is known to have nothing left; null says only that we do not know of any. */
  of(principal: Principal, at: Date): Period | null {
    if (this.usedUp.size === 0) return null;
    const places = placesOf(principal).filter((place) => this.isKnown(place, at));
    return PERIODS.findLast((period) => places.some((place) => place.period === period)) ?? null;
  }

  private isKnown({ subjectId, period, limit }: Place, at: Date): boolean {
    const known = this.usedUp.get(`${subjectId}/${period}`);
    return known !== undefined && limit !== null && limit <= known.limit && known.start === periodStart(period, at);
  }

  private forgetPast(at: Date): void {
    for (const [key, { period, start }] of this.usedUp) {
      if (start !== periodStart(period, at)) this.usedUp.delete(key);
    }
  }
}
