import { AppError } from '../common/app-error';
import type { LimitPolicy } from '../common/limit-policy';
import type { Principal } from '../common/principal';
import type { SourceName } from '../common/sources';
import { decide, type Check } from './decide';
import { effectiveLimitPolicy } from './effective-policy';

/** What a parsed search asks for. */
export interface Asked {
  /** Canonical names, without duplicates; empty when the request names none. */
  readonly sources: readonly SourceName[];
  /** Undefined when the request gives none: the default then yields to the policy in silence. */
  readonly pageSize: number | undefined;
}

/** What a caller gets of it. */
export interface Allowance {
  readonly limitPolicy: LimitPolicy;
  readonly requestedSources: readonly SourceName[];
  readonly effectiveSources: readonly SourceName[];
  readonly pageSize: number;
}

interface AllowanceAttempt extends Asked {
  readonly policy: LimitPolicy;
  readonly effectiveSources: readonly SourceName[];
  readonly rejectOversizePage: boolean;
}
type AllowanceCheck = Check<AllowanceAttempt>;

const DEFAULT_PAGE_SIZE = 25;

/** Something remains to be searched once the scope is applied. */
export const withinSourceScope: AllowanceCheck = ({ effectiveSources }) =>
  effectiveSources.length > 0 ? null : { code: 'source_scope' };

/** Only a key that asked for it is refused for its page size; others are capped. */
export const withinPageSize: AllowanceCheck = ({ rejectOversizePage, pageSize, policy }) =>
  rejectOversizePage && pageSize !== undefined && pageSize > policy.maxPageSize ? { code: 'page_size_limit' } : null;

export const ALLOWANCE: readonly AllowanceCheck[] = [withinSourceScope, withinPageSize];

/** What a caller asks, beside what its policy says. */
export function allowanceAttempt(principal: Principal, asked: Asked): AllowanceAttempt {
  const policy = effectiveLimitPolicy(principal);
  const effectiveSources =
    asked.sources.length === 0 ? policy.allowedSources : asked.sources.filter((s) => policy.allowedSources.includes(s));
  const rejectOversizePage = principal.actorType === 'apiKey' && principal.rejectOversizePage;
  return { ...asked, policy, effectiveSources, rejectOversizePage };
}

/** What the caller may have of what it asks. Throws `source_scope` or `page_size_limit`. */
export function allowanceOf(principal: Principal, asked: Asked): Allowance {
  const attempt = allowanceAttempt(principal, asked);
  const { policy, effectiveSources } = attempt;
  const refusal = decide(attempt, ALLOWANCE);
  if (refusal) throw new AppError(refusal.code);
  return {
    limitPolicy: policy,
    requestedSources: asked.sources,
    effectiveSources,
    pageSize: Math.min(asked.pageSize ?? DEFAULT_PAGE_SIZE, policy.maxPageSize),
  };
}
