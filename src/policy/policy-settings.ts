import type { RateLimits } from '../config/rate-limits';

/** What admission is told by the application. */
export abstract class PolicySettings {
  abstract readonly rateLimits: Pick<RateLimits, 'key' | 'institution' | 'user' | 'failedKeysPerMinute'>;
}
