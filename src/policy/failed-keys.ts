import { Injectable } from '@nestjs/common';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { PolicySettings } from './policy-settings';
import type { RateState } from './rate-gate';

const A_MINUTE = 60;
/** Addresses that cannot be told share one count. */
const UNKNOWN_ADDRESS = 'unknown';

/** Counts the attempts without a valid key, by address. A valid key always passes. */
@Injectable()
export class FailedKeys {
  private readonly limiter: RateLimiterMemory | null;

  constructor({ rateLimits }: PolicySettings) {
    const points = rateLimits.failedKeysPerMinute;
    this.limiter = points === 0 ? null : new RateLimiterMemory({ keyPrefix: 'failed-key', points, duration: A_MINUTE });
  }

  /** Counts a failure; the state when the address has had too many, else null. */
  async note(address: string | null): Promise<RateState | null> {
    if (!this.limiter) return null;
    try {
      await this.limiter.consume(address ?? UNKNOWN_ADDRESS);
      return null;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      const resetSeconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
      return { allowed: false, limit: this.limiter.points, remaining: 0, resetSeconds };
    }
  }
}
