import { Injectable } from '@nestjs/common';
import { BurstyRateLimiter, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateState } from '../common/rate-state';
import type { RateLimit } from '../config/rate-limits';
import { PolicySettings } from './policy-settings';

type Scope = 'key' | 'institution' | 'user';

/** A burst is given back over this time, so that it does not raise the rate by much. */
const BURST_SECONDS = 10;

/** Counts requests by scope, for this process. */
@Injectable()
export class RateGate {
  private readonly limiters: Readonly<Record<Scope, { limit: number; limiter: Limiter } | null>>;

  constructor({ rateLimits }: PolicySettings) {
    this.limiters = {
      key: limiterOf('key', rateLimits.key),
      institution: limiterOf('institution', rateLimits.institution),
      user: limiterOf('user', rateLimits.user),
    };
  }

  /** Counts one request in each; returns the state of the tightest, null when none is limited. */
  async take(subjects: readonly (readonly [Scope, string])[]): Promise<RateState | null> {
    let tightest: RateState | null = null;
    for (const [scope, id] of subjects) {
      const entry = this.limiters[scope];
      if (!entry) continue;
      const state = await consume(entry.limiter, entry.limit, id);
      if (!tightest || !state.allowed || state.remaining < tightest.remaining) tightest = state;
      if (!state.allowed) break;
    }
    return tightest;
  }
}

interface Limiter {
  consume(key: string): Promise<RateLimiterRes>;
}

function limiterOf(scope: Scope, { perSecond, burst }: RateLimit) {
  if (perSecond === 0) return null;
  const steady = new RateLimiterMemory({ keyPrefix: scope, points: perSecond, duration: 1 });
  if (burst <= perSecond) return { limit: perSecond, limiter: steady };
  const extra = new RateLimiterMemory({
    keyPrefix: `${scope}-burst`,
    points: burst - perSecond,
    duration: BURST_SECONDS,
  });
  return { limit: perSecond, limiter: new BurstyRateLimiter(steady, extra) };
}

async function consume(limiter: Limiter, limit: number, id: string): Promise<RateState> {
  try {
    return stateOf(true, limit, await limiter.consume(id));
  } catch (refused) {
    // The library refuses by throwing its count; anything else is a fault and no pass.
    if (refused instanceof RateLimiterRes) return stateOf(false, limit, refused);
    throw refused;
  }
}

const stateOf = (allowed: boolean, limit: number, { remainingPoints, msBeforeNext }: RateLimiterRes): RateState => ({
  allowed,
  limit,
  remaining: Math.max(0, remainingPoints),
  resetSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
});
