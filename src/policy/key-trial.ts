import { Injectable } from '@nestjs/common';
import { ApiKeyService } from '../apikeys/api-key.service';
import { QuotaStanding } from '../audit/quota-standing';
import { Clock } from '../common/clock';
import { ERROR_CODES, type ErrorCode } from '../common/error-codes';
import type { SourceName } from '../common/sources';
import { PROOF, STANDING, USAGE } from './admission-checks';
import { ALLOWANCE, allowanceAttempt, allowanceOf, type Asked } from './allowance';
import { type Check, decide, type Refusal } from './decide';
import { InstitutionsAtHand } from './institutions-at-hand';
import { principalOfKey } from './key-admission';

/** A request that is only imagined. Null: the request would say nothing of it. */
export interface TriedRequest extends Asked {
  readonly address: string | null;
  readonly origin: string | null;
}

/** What would become of it. */
export interface TrialOutcome {
  readonly passes: boolean;
  /** Every claim that does not hold, in the order of the checks: the first is what the caller would be told. */
  readonly refusals: readonly { readonly code: ErrorCode; readonly status: number; readonly message: string }[];
  /** What would be searched, and how long a page would be; null where it would be refused. */
  readonly allowed: { readonly sources: readonly SourceName[]; readonly pageSize: number } | null;
}

/** Says what admission and allowance would make of a request with a key, by their own checks. Its rate is not known beforehand. */
@Injectable()
export class KeyTrial {
  constructor(
    private readonly keys: ApiKeyService,
    private readonly institutions: InstitutionsAtHand,
    private readonly quotas: QuotaStanding,
    private readonly clock: Clock,
  ) {}

  /** Throws `not_found`. */
  async of(apiKeyId: string, tried: TriedRequest): Promise<TrialOutcome> {
    const now = this.clock.now();
    const key = await this.keys.get(await this.keys.institutionOf(apiKeyId), apiKeyId);
    const institution = await this.institutions.of(key.institutionId);
    const principal = principalOfKey(key, institution);
    const usedUp = await this.quotas.usedUp(principal, now);
    const refusals = [
      ...refusalsOf({ presented: [key.id], key: { ...key, secretEndsAt: null }, now }, PROOF),
      ...refusalsOf({ ...tried, key, institution, referer: null }, STANDING),
      ...refusalsOf({ withinRate: true, usedUp }, USAGE),
      ...refusalsOf(allowanceAttempt(principal, tried), ALLOWANCE),
    ].map(({ code, message = ERROR_CODES[code].message }) => ({ code, status: ERROR_CODES[code].status, message }));
    if (refusals.length > 0) return { passes: false, refusals, allowed: null };
    const { effectiveSources: sources, pageSize } = allowanceOf(principal, tried);
    return { passes: true, refusals, allowed: { sources, pageSize } };
  }
}

/** Each check by itself, because the operator mends them all at once. */
const refusalsOf = <Attempt>(attempt: Attempt, checks: readonly Check<Attempt>[]): Refusal[] =>
  checks.map((check) => decide(attempt, [check])).filter((refusal) => refusal !== null);
