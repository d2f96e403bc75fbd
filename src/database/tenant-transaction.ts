import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { TENANT_ROLE } from './roles';

/** Transactions in which only one institution's rows exist. */
@Injectable()
export class TenantDatabase {
  constructor(private readonly source: DataSource) {}

  /** Does the work under row-level security for this institution. Both settings end with the transaction. */
  transaction<T>(institutionId: string, work: (tx: EntityManager) => Promise<T>): Promise<T> {
    return this.source.transaction(async (tx) => {
      await tx.query(`select set_config('role', $1, true), set_config('app.institution', $2, true)`, [
        TENANT_ROLE,
        institutionId,
      ]);
      return work(tx);
    });
  }
}
