import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { TENANT_ROLE } from './roles';
import { Slots } from './slots';

interface Enclosure {
  readonly institutionId: string;
  readonly tx: EntityManager;
}

/** Transactions in which only one institution's rows exist. */
@Injectable()
export class TenantDatabase {
  private readonly enclosures = new AsyncLocalStorage<Enclosure>();
  private readonly slots: Slots;

  constructor(private readonly source: DataSource) {
    const { poolSize = 10 } = source.options;
    this.slots = new Slots(Math.max(1, Math.floor(poolSize / 2)));
  }

  /** Does the work under row-level security for this institution. Both settings end with the transaction. */
  transaction<T>(institutionId: string, work: (tx: EntityManager) => Promise<T>): Promise<T> {
    const enclosure = this.enclosures.getStore();
    if (enclosure?.institutionId === institutionId) return enclosure.tx.transaction(work);
    return this.source.transaction(async (tx) => {
      await tx.query(`select set_config('role', $1, true), set_config('app.institution', $2, true)`, [
        TENANT_ROLE,
        institutionId,
      ]);
      return work(tx);
    });
  }

  /**
   * A transaction that takes in every other one of this institution that the work begins, each as a savepoint: they commit together.
   * At most half of the connections are held so at once, because such work may need a second one for what it does as the owner.
   */
  enclosing<T>(institutionId: string, work: (tx: EntityManager) => Promise<T>): Promise<T> {
    return this.slots.within(() =>
      this.transaction(institutionId, (tx) => this.enclosures.run({ institutionId, tx }, () => work(tx))),
    );
  }
}
