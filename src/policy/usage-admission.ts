import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Ledger } from '../audit/ledger';
import { secondsToNext } from '../audit/usage-window';
import { UsedUpQuotas } from '../audit/used-up-quotas';
import type { AdmittedRequest } from '../common/access';
import { AppError } from '../common/app-error';
import { Clock } from '../common/clock';
import type { ErrorCode } from '../common/error-codes';
import type { KeyPrincipal } from '../common/principal';
import { rateHeaders, type RateState } from '../common/rate-state';
import type { RequestFacts } from '../common/request-facts';
import { USAGE } from './admission-checks';
import { decide } from './decide';
import { OnceASecond } from './once-a-second';
import { RateGate } from './rate-gate';
import { readableQuery } from './readable-query';

/** Admits a proven key as far as its rate and its quota reach. Its refusals are accepted accesses and refused searches. */
@Injectable()
export class UsageAdmission {
  constructor(
    private readonly rates: RateGate,
    private readonly usedUp: UsedUpQuotas,
    private readonly ledger: Ledger,
    private readonly onceASecond: OnceASecond,
    private readonly clock: Clock,
  ) {}

  async admit(
    principal: KeyPrincipal,
    request: AdmittedRequest,
    facts: RequestFacts,
    reply: FastifyReply,
  ): Promise<void> {
    const now = this.clock.now();
    const rate = await this.rates.take([
      ['key', principal.apiKeyId],
      ['institution', principal.institutionId],
    ]);
    if (rate) void reply.headers(rateHeaders(rate));
    const usedUp = this.usedUp.of(principal, now);
    const refusal = decide({ withinRate: rate?.allowed !== false, usedUp }, USAGE);
    if (!refusal) return;
    await this.record(refusal.code, principal, request, facts, now);
    throw new AppError(refusal.code, { headers: retryAfter(refusal.code, rate, now) });
  }

  private async record(
    code: ErrorCode,
    principal: KeyPrincipal,
    request: AdmittedRequest,
    facts: RequestFacts,
    now: Date,
  ): Promise<void> {
    if (code === 'rate_limit_exceeded' && !this.onceASecond.first(principal.apiKeyId, now)) return;
    const query = readableQuery(request.method === 'POST' ? request.body : request.query);
    await this.ledger.recordFailure({ principal, facts, searchType: 'public', query, code });
  }
}

function retryAfter(code: ErrorCode, rate: RateState | null, now: Date): Record<string, string> {
  if (code === 'rate_limit_exceeded') return rate ? rateHeaders(rate) : {};
  return { 'retry-after': String(secondsToNext(code === 'monthly_limit' ? 'month' : 'day', now)) };
}
