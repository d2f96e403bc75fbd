import type { RateLimits } from '../config/rate-limits';

/** What sign-in is told by the application. */
export abstract class AuthSettings {
  /** The first signs, all verify. At least one. */
  abstract readonly jwtSecrets: readonly string[];
  /** How long the refresh token before the present one may be used again; 0 to 10. */
  abstract readonly refreshGraceSeconds: number;
  abstract readonly rateLimits: Pick<
    RateLimits,
    'failedLoginsPerMinute' | 'failedRefreshesPerMinute' | 'freeFailedLogins'
  >;
}
