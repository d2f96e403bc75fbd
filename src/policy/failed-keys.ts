import { Injectable } from '@nestjs/common';
import { FailureCounts } from '../audit/failure-counts';
import { Clock } from '../common/clock';
import type { RateState } from '../common/rate-state';
import { PolicySettings } from './policy-settings';

/** Counts the attempts without a valid key, by address and over all processes. A valid key always passes. */
@Injectable()
export class FailedKeys {
  private readonly limit: number;
  /** Addresses known to have had too many: the rest of their minute costs no query. */
  private readonly exceeded = new Map<string | null, { state: RateState; endsAtMs: number }>();

  constructor(
    { rateLimits }: PolicySettings,
    private readonly counts: FailureCounts,
    private readonly clock: Clock,
  ) {
    this.limit = rateLimits.failedKeysPerMinute;
  }

  /** Counts a failure; the state when the address has had too many, else null. */
  async note(address: string | null): Promise<RateState | null> {
    const nowMs = this.clock.now().getTime();
    const known = this.exceeded.get(address);
    if (known && nowMs < known.endsAtMs) {
      return { ...known.state, resetSeconds: Math.ceil((known.endsAtMs - nowMs) / 1000) };
    }
    const state = await this.counts.note('key', address, this.limit);
    if (state) this.remember(address, state, nowMs);
    return state;
  }

  private remember(address: string | null, state: RateState, nowMs: number): void {
    for (const [other, { endsAtMs }] of this.exceeded) if (endsAtMs <= nowMs) this.exceeded.delete(other);
    this.exceeded.set(address, { state, endsAtMs: nowMs + state.resetSeconds * 1000 });
  }
}
