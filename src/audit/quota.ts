import type { LimitPolicy } from '../common/limit-policy';
import type { Principal } from '../common/principal';
import type { QuotaRemainders } from './search-entry';
import { type Period, PERIODS } from './usage-window';

/** One counter a search adds to. */
export interface Place {
  /** The key or the institution. */
  readonly subjectId: string;
  readonly period: Period;
  /** Null where nothing is enforced: then the search is counted only. */
  readonly limit: number | null;
}

/** A counter after the search was counted. */
export interface TakenPlace extends Place {
  readonly count: number;
}

/** The counters of a caller: its key's and its institution's, by day and by month. */
export function placesOf(principal: Principal): Place[] {
  const { institution } = principal;
  const subjects: (readonly [string, LimitPolicy])[] = [[institution.id, institution.limitPolicy]];
  if (principal.actorType === 'apiKey') subjects.unshift([principal.apiKeyId, principal.limitPolicy]);
  return subjects.flatMap(([subjectId, policy]) =>
    PERIODS.map((period) => ({ subjectId, period, limit: limitOf(policy, period) })),
  );
}

/** What is left, of key and institution the smaller; null where neither is limited. */
export function remaindersOf(taken: readonly TakenPlace[]): QuotaRemainders | null {
  const daily = smallest(taken, 'day');
  const monthly = smallest(taken, 'month');
  return daily || monthly ? { daily, monthly } : null;
}

function smallest(taken: readonly TakenPlace[], period: Period): QuotaRemainders['daily'] {
  const left = taken
    .filter((place) => place.period === period)
    .flatMap(({ limit, count }) => (limit === null ? [] : [{ limit, remaining: Math.max(0, limit - count) }]));
  return left.sort((a, b) => a.remaining - b.remaining)[0] ?? null;
}

function limitOf(policy: LimitPolicy, period: Period): number | null {
  if (policy.unlimited) return null;
  return period === 'day' ? policy.dailyLimit : policy.monthlyLimit;
}
