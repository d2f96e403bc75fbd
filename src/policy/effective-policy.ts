import type { LimitPolicy } from '../common/limit-policy';
import type { Principal } from '../common/principal';

/** The policy that holds for a caller: the tighter of its key's and its institution's in every point. */
export function effectiveLimitPolicy(principal: Principal): LimitPolicy {
  const { limitPolicy } = principal.institution;
  return principal.actorType === 'apiKey'
    ? tighter(principal.limitPolicy, limitPolicy)
    : tighter(limitPolicy, limitPolicy);
}

/** Limits of an unlimited policy are stored and not enforced, so they do not tighten the other. */
export function tighter(a: LimitPolicy, b: LimitPolicy): LimitPolicy {
  return {
    unlimited: a.unlimited && b.unlimited,
    dailyLimit: smaller(enforced(a, a.dailyLimit), enforced(b, b.dailyLimit)),
    monthlyLimit: smaller(enforced(a, a.monthlyLimit), enforced(b, b.monthlyLimit)),
    maxPageSize: Math.min(a.maxPageSize, b.maxPageSize),
    allowedSources: a.allowedSources.filter((source) => b.allowedSources.includes(source)),
  };
}

const enforced = (policy: LimitPolicy, limit: number | null) => (policy.unlimited ? null : limit);

function smaller(a: number | null, b: number | null): number | null {
  if (a === null) return b;
  return b === null ? a : Math.min(a, b);
}
