import { Injectable } from '@nestjs/common';
import { Ledger } from '../audit/ledger';
import { secondsToNext } from '../audit/usage-window';
import { UsedUpQuotas } from '../audit/used-up-quotas';
import { AppError } from '../common/app-error';
import { Clock } from '../common/clock';
import type { ErrorCode } from '../common/error-codes';
import type { Principal } from '../common/principal';
import { rateHeaders, type RateState } from '../common/rate-state';
import { USAGE } from './admission-checks';
import type { Attempt } from './attempt';
import { decide } from './decide';
import { OnceASecond } from './once-a-second';
import { RateGate } from './rate-gate';
import { readableQuery } from './readable-query';

/** Admits a proven caller as far as its rate and its quota reach. A refused search is recorded: for a key, as an accepted access too. */
@Injectable()
export class UsageAdmission {
  constructor(
    private readonly rates: RateGate,
    private readonly usedUp: UsedUpQuotas,
    private readonly ledger: Ledger,
    private readonly onceASecond: OnceASecond,
    private readonly clock: Clock,
  ) {}

  /** Throws `rate_limit_exceeded`; for a search also `daily_limit` and `monthly_limit`. */
  async admit(principal: Principal, attempt: Attempt): Promise<void> {
    const now = this.clock.now();
    const rate = await this.rates.take([subjectOf(principal), ['institution', principal.institutionId]]);
    if (rate) void attempt.reply.headers(rateHeaders(rate));
    const usedUp = attempt.isSearch ? this.usedUp.of(principal, now) : null;
    const refusal = decide({ withinRate: rate?.allowed !== false, usedUp }, USAGE);
    if (!refusal) return;
    if (attempt.isSearch) await this.record(refusal.code, principal, attempt, now);
    throw new AppError(refusal.code, { headers: retryAfter(refusal.code, rate, now) });
  }

  private async record(code: ErrorCode, principal: Principal, { request, facts }: Attempt, now: Date): Promise<void> {
    if (code === 'rate_limit_exceeded' && !this.onceASecond.first(subjectOf(principal)[1], now)) return;
    const query = readableQuery(request.method === 'POST' ? request.body : request.query);
    const searchType = principal.actorType === 'apiKey' ? 'public' : 'private';
    await this.ledger.recordFailure({ principal, facts, searchType, query, code });
  }
}

const subjectOf = (principal: Principal) =>
  principal.actorType === 'apiKey' ? (['key', principal.apiKeyId] as const) : (['user', principal.userId] as const);

function retryAfter(code: ErrorCode, rate: RateState | null, now: Date): Record<string, string> {
  if (code === 'rate_limit_exceeded') return rate ? rateHeaders(rate) : {};
  return { 'retry-after': String(secondsToNext(code === 'monthly_limit' ? 'month' : 'day', now)) };
}
