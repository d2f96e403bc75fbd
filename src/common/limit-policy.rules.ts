import type { ErrorDetail } from './app-error';
import type { LimitPolicy } from './limit-policy';
import { SOURCES } from './sources';

/** What a person gives of a policy; what is absent stays as it is. */
export type LimitPolicyChange = { -readonly [Field in keyof LimitPolicy]?: LimitPolicy[Field] };

export const DEFAULT_LIMIT_POLICY: LimitPolicy = {
  unlimited: true,
  dailyLimit: null,
  monthlyLimit: null,
  maxPageSize: 100,
  allowedSources: SOURCES,
};

/** What "limited" means where nobody says how much. */
const DAILY_WHEN_UNSAID = 1_000;
const MONTHLY_WHEN_UNSAID = 20_000;

/**
 * A policy with a change applied. Giving a limit means limited, unless the same change says unlimited;
 * limited without any number gets the numbers above.
 */
export function changedLimitPolicy(policy: LimitPolicy, change: LimitPolicyChange): LimitPolicy {
  const givesLimit = typeof change.dailyLimit === 'number' || typeof change.monthlyLimit === 'number';
  const unlimited = change.unlimited ?? (givesLimit ? false : policy.unlimited);
  const merged: LimitPolicy = {
    unlimited,
    dailyLimit: change.dailyLimit === undefined ? policy.dailyLimit : change.dailyLimit,
    monthlyLimit: change.monthlyLimit === undefined ? policy.monthlyLimit : change.monthlyLimit,
    maxPageSize: change.maxPageSize ?? policy.maxPageSize,
    allowedSources: [...new Set(change.allowedSources ?? policy.allowedSources)],
  };
  const saysNothing = !unlimited && merged.dailyLimit === null && merged.monthlyLimit === null;
  return saysNothing ? { ...merged, dailyLimit: DAILY_WHEN_UNSAID, monthlyLimit: MONTHLY_WHEN_UNSAID } : merged;
}

/** Every problem of a policy's fields, none when all hold. `prefix` names the object they are in. */
export function limitPolicyProblems(change: LimitPolicyChange, prefix = 'limitPolicy'): ErrorDetail[] {
  const problems: ErrorDetail[] = [];
  for (const field of ['dailyLimit', 'monthlyLimit'] as const) {
    const limit = change[field];
    if (typeof limit === 'number' && !isCount(limit, 0, MOST_SEARCHES)) {
      problems.push({ field: `${prefix}.${field}`, message: `must be an integer from 0 to ${MOST_SEARCHES}, or null` });
    }
  }
  if (change.maxPageSize !== undefined && !isCount(change.maxPageSize, 1, 100)) {
    problems.push({ field: `${prefix}.maxPageSize`, message: 'must be an integer from 1 to 100' });
  }
  if (change.allowedSources?.some((source) => !SOURCES.includes(source))) {
    problems.push({ field: `${prefix}.allowedSources`, message: 'must name sources', allowed: SOURCES });
  }
  return problems;
}

/** The largest integer of the column. */
export const MOST_SEARCHES = 2_147_483_647;

const isCount = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most;
