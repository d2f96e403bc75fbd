import { type SettingsReader } from './settings-reader';

/** So many a second on average, and so many at once. Zero a second: no limit. */
export interface RateLimit {
  readonly perSecond: number;
  readonly burst: number;
}

/** The short-window limits of this process; zero switches one off. */
export interface RateLimits {
  readonly key: RateLimit;
  readonly institution: RateLimit;
  readonly user: RateLimit;
  readonly failedKeysPerMinute: number;
  readonly failedLoginsPerMinute: number;
  readonly failedRefreshesPerMinute: number;
  /** Failed logins of one account in 15 minutes before it has to wait. */
  readonly freeFailedLogins: number;
}

const MOST = 1_000_000;

export function readRateLimits(reader: SettingsReader): RateLimits {
  const count = (name: string, fallback: number) => reader.integer(`RATE_LIMIT_${name}`, fallback, 0, MOST);
  return {
    key: readLimit(reader, 'KEY', 1000),
    institution: readLimit(reader, 'INSTITUTION', 0),
    user: readLimit(reader, 'USER', 200),
    failedKeysPerMinute: count('FAILED_KEYS_PER_MINUTE', 300),
    failedLoginsPerMinute: count('FAILED_LOGINS_PER_MINUTE', 30),
    failedRefreshesPerMinute: count('FAILED_REFRESHES_PER_MINUTE', 30),
    freeFailedLogins: count('FREE_FAILED_LOGINS', 5),
  };
}

/** Without a burst of its own, twice as many as in a second may come at once. */
function readLimit(reader: SettingsReader, scope: string, fallback: number): RateLimit {
  const perSecond = reader.integer(`RATE_LIMIT_${scope}_PER_SECOND`, fallback, 0, MOST);
  const burst = reader.integer(`RATE_LIMIT_${scope}_BURST`, perSecond * 2, 0, MOST * 2);
  if (burst >= perSecond) return { perSecond, burst };
  const sentence = `must not be less than RATE_LIMIT_${scope}_PER_SECOND (${perSecond}), and is ${burst}`;
  return reader.fault(`RATE_LIMIT_${scope}_BURST`, sentence, { perSecond, burst: perSecond });
}
