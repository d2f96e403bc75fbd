import { Injectable } from '@nestjs/common';
import { Clock } from '../common/clock';
import type { RateState } from '../common/rate-state';
import { OwnerDatabase } from '../database/owner-database';

/** What fails: each kind has counts of its own. */
export type FailureScope = 'login' | 'refresh' | 'key';

const WINDOW_SECONDS = 60;
/** Addresses that cannot be told share one count. */
const UNKNOWN_ADDRESS = 'unknown';
/** A new count removes so many that are over, so that the table stays small without a job of its own. */
const SWEPT_AT_ONCE = 20;

/** Counts failures by address, a minute at a time; all processes share the counts. */
@Injectable()
export class FailureCounts {
  constructor(
    private readonly database: OwnerDatabase,
    private readonly clock: Clock,
  ) {}

  /** Counts a failure; the state when the address has had more than so many in a minute, else null. A limit of 0 counts nothing. */
  async note(scope: FailureScope, address: string | null, limit: number): Promise<RateState | null> {
    if (limit === 0) return null;
    const now = this.clock.now();
    const manager = this.database.manager('failures');
    const values = [scope, address ?? UNKNOWN_ADDRESS, now, WINDOW_SECONDS];
    const [row] = await manager.query<{ count: number; ends_at: Date; fresh: boolean }[]>(NOTE, values);
    if (!row) throw new Error('A failure was not counted.');
    if (row.fresh) await manager.query(SWEEP, [now, SWEPT_AT_ONCE]);
    if (row.count <= limit) return null;
    const resetSeconds = Math.max(1, Math.ceil((row.ends_at.getTime() - now.getTime()) / 1000));
    return { allowed: false, limit, remaining: 0, resetSeconds };
  }
}

const NOTE = `
INSERT INTO failure_count AS known (scope, subject, count, ends_at) VALUES ($1, $2, 1, $3::timestamptz + make_interval(secs => $4))
ON CONFLICT (scope, subject) DO UPDATE SET
  count = CASE WHEN known.ends_at <= $3 THEN 1 ELSE known.count + 1 END,
  ends_at = CASE WHEN known.ends_at <= $3 THEN excluded.ends_at ELSE known.ends_at END
RETURNING count, ends_at, xmax = 0 AS fresh`;

const SWEEP = `
DELETE FROM failure_count WHERE (scope, subject) IN
  (SELECT scope, subject FROM failure_count WHERE ends_at <= $1 ORDER BY ends_at LIMIT $2 FOR UPDATE SKIP LOCKED)`;
