import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Clock } from '../common/clock';
import { OwnerDatabase } from '../database/owner-database';

const MONTHS_AHEAD = 2;
const TWICE_A_DAY_MS = 12 * 3_600_000;

/** Keeps the months of the audit tables ready before they begin. */
@Injectable()
export class Partitions implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger(Partitions.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: OwnerDatabase,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.ensure(this.clock.now());
    this.timer = setInterval(() => void this.ensureLater(), TWICE_A_DAY_MS);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Makes what is missing of this month and the next ones; returns how many partitions that were. */
  async ensure(now: Date): Promise<number> {
    const rows = await this.database.transaction('ledger', (tx) =>
      tx.query<{ made: number }[]>('SELECT ensure_audit_partitions($1, $2) AS made', [now, MONTHS_AHEAD]),
    );
    return rows[0]?.made ?? 0;
  }

  /** Does the work; where its month has no partition yet (a clock that was set, a long standstill), makes it and does the work again. */
  async within<T>(now: Date, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!isMissingPartition(error)) throw error;
      await this.ensure(now);
      return work();
    }
  }

  private async ensureLater(): Promise<void> {
    try {
      await this.ensure(this.clock.now());
    } catch (error) {
      this.log.error(`The next months' partitions could not be made, and will be tried again: ${String(error)}`);
    }
  }
}

/** PostgreSQL reports it as a violated check, named by no constraint. */
function isMissingPartition(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return code === '23514' && typeof message === 'string' && message.includes('no partition of relation');
}
