import { Injectable } from '@nestjs/common';
import { AppError } from '../common/app-error';
import { Clock } from '../common/clock';
import { newId } from '../common/ids';
import type { RequestFacts } from '../common/request-facts';
import { OwnerDatabase } from '../database/owner-database';
import { type AccessFailure, accessRow, type KeySnapshot, requestColumns } from './access-row';
import { Partitions } from './partitions';
import { RecordRepository } from './record.repository';

/** A request that was not admitted. */
export interface RefusedAccess extends AccessFailure {
  readonly facts: RequestFacts;
  /** The key it presented, where there is one of that secret; else nobody's log shows the attempt. */
  readonly of: { readonly institutionId: string; readonly key: KeySnapshot } | null;
}

/** Keeps refused accesses: in the key's log, or for the operator alone where no key tells whose they are. */
@Injectable()
export class RecordedRefusals {
  constructor(
    private readonly database: OwnerDatabase,
    private readonly records: RecordRepository,
    private readonly partitions: Partitions,
    private readonly clock: Clock,
  ) {}

  /** Throws `service_unavailable` when the record cannot be kept. */
  async record({ facts, of, errorType, errorMessage }: RefusedAccess): Promise<void> {
    const recordedAt = { at: this.clock.now(), monotonicMs: performance.now() };
    const id = newId(recordedAt.at);
    const failure = { errorType, errorMessage };
    const rows = of
      ? { api_key_log: accessRow(id, of.institutionId, of.key, failure, facts, recordedAt) }
      : {
          audit_attempt: {
            id,
            error_type: errorType,
            error_message: errorMessage,
            ...requestColumns(facts, recordedAt),
          },
        };
    try {
      const manager = this.database.manager('ledger');
      await this.partitions.within(recordedAt.at, () => this.records.insert(manager, rows));
    } catch (cause) {
      throw new AppError('service_unavailable', { cause });
    }
  }
}
