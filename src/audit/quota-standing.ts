import { Injectable } from '@nestjs/common';
import { OwnerDatabase } from '../database/owner-database';
import type { Principal } from '../common/principal';
import { placesOf } from './quota';
import { type Period, PERIODS } from './usage-window';
import { UsageCounterRepository } from './usage-counter.repository';

/** What the counters themselves say of a caller's quota, for the operator. */
@Injectable()
export class QuotaStanding {
  constructor(
    private readonly database: OwnerDatabase,
    private readonly counters: UsageCounterRepository,
  ) {}

  /** The longest period in which the caller has nothing left; null where a search would be granted now. */
  async usedUp(principal: Principal, at: Date): Promise<Period | null> {
    const places = placesOf(principal);
    const standing = await this.counters.standing(
      this.database.manager('operator'),
      principal.institutionId,
      places,
      at,
    );
    const full = standing.filter(({ limit, count }) => limit !== null && count >= limit);
    return PERIODS.findLast((period) => full.some((place) => place.period === period)) ?? null;
  }
}
