import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../common/clock';
import type { RateState } from '../common/rate-state';
import { OwnerDatabase } from '../database/owner-database';
import { AuthSettings } from './auth-settings';

/** After so long without an attempt the count begins anew. */
const FORGOTTEN_AFTER_SECONDS = 15 * 60;
const LONGEST_WAIT_SECONDS = 15 * 60;
const SWEPT_AT_ONCE = 20;

/**
 * The growing waits of an account, known or not. An attempt is counted before its password is looked at and taken back when the
 * password is right, so that many attempts at once gain nothing, in however many processes.
 */
@Injectable()
export class AccountWaits {
  private readonly free: number;

  constructor(
    private readonly database: OwnerDatabase,
    private readonly clock: Clock,
    { rateLimits }: AuthSettings,
  ) {
    this.free = rateLimits.freeFailedLogins;
  }

  /** Counts an attempt; the state when the account has to wait first, else null. */
  async attempt(email: string): Promise<RateState | null> {
    if (this.free === 0) return null;
    const now = this.clock.now();
    const manager = this.database.manager('failures');
    const values = [hashOf(email), now, this.free, LONGEST_WAIT_SECONDS, FORGOTTEN_AFTER_SECONDS];
    const [admitted] = await manager.query<{ fresh: boolean }[]>(ATTEMPT, values);
    if (!admitted) return this.waiting(email, now);
    if (admitted.fresh) await manager.query(SWEEP, [now, FORGOTTEN_AFTER_SECONDS, SWEPT_AT_ONCE]);
    return null;
  }

  /** The password was right. */
  async clear(email: string): Promise<void> {
    if (this.free === 0) return;
    await this.database.manager('failures').query('DELETE FROM account_wait WHERE account_hash = $1', [hashOf(email)]);
  }

  private async waiting(email: string, now: Date): Promise<RateState> {
    const [row] = await this.database
      .manager('failures')
      .query<{ waits_until: Date }[]>('SELECT waits_until FROM account_wait WHERE account_hash = $1', [hashOf(email)]);
    const leftMs = (row?.waits_until.getTime() ?? 0) - now.getTime();
    return { allowed: false, limit: this.free, remaining: 0, resetSeconds: Math.max(1, Math.ceil(leftMs / 1000)) };
  }
}

const hashOf = (email: string): Buffer => createHash('sha256').update(email).digest();

/** The attempt that uses up the last free one begins the waits: 1 s, then twice as long each time. */
const WAIT = (attempts: string): string =>
  `CASE WHEN ${attempts} < $3 THEN interval '0' ELSE make_interval(secs => least($4, 2 ^ least(${attempts} - $3, 20))) END`;
const NEXT = `(CASE WHEN greatest(known.attempted_at, known.waits_until) + make_interval(secs => $5) <= $2 THEN 1
  ELSE known.attempts + 1 END)`;

const ATTEMPT = `
INSERT INTO account_wait AS known (account_hash, attempts, attempted_at, waits_until)
VALUES ($1, 1, $2::timestamptz, $2::timestamptz + ${WAIT('1')})
ON CONFLICT (account_hash) DO UPDATE SET attempts = ${NEXT}, attempted_at = $2, waits_until = $2::timestamptz + ${WAIT(NEXT)}
WHERE known.waits_until <= $2
RETURNING xmax = 0 AS fresh`;

const SWEEP = `
DELETE FROM account_wait WHERE account_hash IN (SELECT account_hash FROM account_wait
  WHERE waits_until <= $1::timestamptz - make_interval(secs => $2) AND attempted_at <= $1::timestamptz - make_interval(secs => $2)
  ORDER BY waits_until LIMIT $3 FOR UPDATE SKIP LOCKED)`;
