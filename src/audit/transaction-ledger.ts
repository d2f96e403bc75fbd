import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../common/app-error';
import { Clock } from '../common/clock';
import { newId } from '../common/ids';
import { OwnerDatabase } from '../database/owner-database';
import { accessRow, keySnapshotOf, type Moment, type Row } from './access-row';
import { Ledger } from './ledger';
import { type Place, placesOf, remaindersOf, type TakenPlace } from './quota';
import { redactText } from './redact';
import { RecordRepository } from './record.repository';
import type { LedgerAnswer, SearchEntry, SearchFailure } from './search-entry';
import { answeredRow, refusedRow } from './search-row';
import { Partitions } from './partitions';
import { UsageCounterRepository } from './usage-counter.repository';
import { LIMIT_CODES, secondsToNext } from './usage-window';
import { UsedUpQuotas } from './used-up-quotas';

/** One transaction a search: its rows and its counts commit together, or nothing of it does. */
@Injectable()
export class TransactionLedger extends Ledger {
  constructor(
    private readonly database: OwnerDatabase,
    private readonly records: RecordRepository,
    private readonly counters: UsageCounterRepository,
    private readonly partitions: Partitions,
    private readonly usedUp: UsedUpQuotas,
    private readonly clock: Clock,
  ) {
    super();
  }

  async commitSearch(entry: SearchEntry): Promise<LedgerAnswer> {
    const recordedAt = this.now();
    return kept(async () => {
      const places = placesOf(entry.principal);
      const taken = await this.write(recordedAt, (tx) => this.commit(tx, entry, places, recordedAt));
      return this.answer(places, taken, recordedAt.at);
    });
  }

  async recordFailure(failure: SearchFailure): Promise<void> {
    const recordedAt = this.now();
    await kept(() => this.write(recordedAt, (tx) => this.refuse(tx, failure, recordedAt)));
  }

  /** Counts last, so that the counters are locked for the commit only. */
  private async commit(
    tx: EntityManager,
    entry: SearchEntry,
    places: readonly Place[],
    recordedAt: Moment,
  ): Promise<readonly TakenPlace[]> {
    const { institutionId } = entry.principal;
    const id = newId(recordedAt.at);
    await tx.query('SAVEPOINT uncounted');
    await this.records.insert(tx, {
      search_log: answeredRow(id, entry, recordedAt),
      search_log_snapshot: {
        search_log_id: id,
        institution_id: institutionId,
        body: redactText(entry.responseBody),
        created_at: recordedAt.at,
      },
      ...this.accessOf(entry, recordedAt),
    });
    const taken = await this.counters.take(tx, institutionId, places, recordedAt.at);
    if (taken.length === places.length) return taken;
    await tx.query('ROLLBACK TO SAVEPOINT uncounted');
    const code = refusalOf(places, taken);
    await this.refuse(tx, { ...entry, code }, recordedAt);
    return taken;
  }

  private async refuse(tx: EntityManager, failure: SearchFailure, recordedAt: Moment): Promise<void> {
    await this.records.insert(tx, {
      search_log: refusedRow(newId(recordedAt.at), failure, failure.code, failure.message, recordedAt),
      ...this.accessOf(failure, recordedAt),
    });
  }

  /** What is refused after the key was accepted is still an accepted access, unless we ourselves could not answer. */
  private accessOf(attempt: SearchEntry | SearchFailure, recordedAt: Moment): { api_key_log?: Row } {
    const { principal, facts } = attempt;
    const key = keySnapshotOf(principal);
    if (!key) return {};
    const unavailable = 'code' in attempt && attempt.code === 'service_unavailable';
    const failure = unavailable
      ? { errorType: 'service_unavailable' as const, errorMessage: new AppError('service_unavailable').message }
      : null;
    const id = newId(recordedAt.at);
    return { api_key_log: accessRow(id, principal.institutionId, key, failure, facts, recordedAt) };
  }

  private answer(places: readonly Place[], taken: readonly TakenPlace[], at: Date): LedgerAnswer {
    const full = places.filter(
      (place) => !taken.some((t) => t.subjectId === place.subjectId && t.period === place.period),
    );
    for (const place of full) this.usedUp.note(place, at);
    if (full.length > 0) {
      const code = refusalOf(places, taken);
      return { granted: false, code, retryAfterSeconds: secondsToNext(code === 'daily_limit' ? 'day' : 'month', at) };
    }
    for (const place of taken) if (place.limit !== null && place.count >= place.limit) this.usedUp.note(place, at);
    return { granted: true, quota: remaindersOf(taken) };
  }

  private write<T>({ at }: Moment, work: (tx: EntityManager) => Promise<T>): Promise<T> {
    return this.partitions.within(at, () => this.database.transaction('ledger', work));
  }

  private now(): Moment {
    return { at: this.clock.now(), monotonicMs: performance.now() };
  }
}

/** The month is named when it is used up: waiting for the next day would not help. */
function refusalOf(places: readonly Place[], taken: readonly TakenPlace[]): 'daily_limit' | 'monthly_limit' {
  const monthLeft = (t: Place) => t.period === 'month';
  return taken.filter(monthLeft).length < places.filter(monthLeft).length ? LIMIT_CODES.month : LIMIT_CODES.day;
}

/** No answer leaves without its record. */
async function kept<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw cause instanceof AppError ? cause : new AppError('service_unavailable', { cause });
  }
}
