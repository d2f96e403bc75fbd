import type { LimitPolicy } from './limit-policy';

/** The columns of a policy as both tables that carry one name them, in the order of `limitPolicyValues`. */
export const LIMIT_POLICY_COLUMNS = [
  'unlimited',
  'daily_limit',
  'monthly_limit',
  'max_page_size',
  'allowed_sources',
] as const;

export type LimitPolicyRow = Record<(typeof LIMIT_POLICY_COLUMNS)[number], unknown> & {
  unlimited: boolean;
  daily_limit: number | null;
  monthly_limit: number | null;
  max_page_size: number;
  allowed_sources: LimitPolicy['allowedSources'];
};

export const limitPolicyOf = (row: LimitPolicyRow): LimitPolicy => ({
  unlimited: row.unlimited,
  dailyLimit: row.daily_limit,
  monthlyLimit: row.monthly_limit,
  maxPageSize: row.max_page_size,
  allowedSources: row.allowed_sources,
});

export const limitPolicyValues = (policy: LimitPolicy): unknown[] => [
  policy.unlimited,
  policy.dailyLimit,
  policy.monthlyLimit,
  policy.maxPageSize,
  policy.allowedSources,
];
