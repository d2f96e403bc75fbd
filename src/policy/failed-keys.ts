import { Injectable } from '@nestjs/common';
import { FailureCounts } from '../audit/failure-counts';
import type { RateState } from '../common/rate-state';
import { PolicySettings } from './policy-settings';

/** Counts the attempts without a valid key, by address and over all processes. A valid key always passes. */
@Injectable()
export class FailedKeys {
  private readonly limit: number;

  constructor(
    { rateLimits }: PolicySettings,
    private readonly counts: FailureCounts,
  ) {
    this.limit = rateLimits.failedKeysPerMinute;
  }

  /** Counts a failure; the state when the address has had too many, else null. */
  note(address: string | null): Promise<RateState | null> {
    return this.counts.note('key', address, this.limit);
  }
}
