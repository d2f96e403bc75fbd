import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** The paths that serve all institutions. Nothing else may act as the owner of the tables. */
export const OWNER_PATHS = {
  ledger: 'commits the records of many requests at once',
  lookup: 'finds a key, a session or a login before the institution is known',
  sessions: 'begins, renews and ends sessions, whose tokens no institution may read',
  failures: 'counts failed sign-ins and keys, which belong to nobody yet',
  lists: 'imports and publishes lists, which belong to nobody',
  entities: 'reads what is known of a listed entity and keeps what people judged of it, which belongs to nobody',
  operator: 'does what the operator asks on the command line',
  jobs: 'hands out work',
  retention: 'removes what has expired',
} as const;
export type OwnerPath = keyof typeof OWNER_PATHS;

/** The database as the owner of its tables, whom row-level security does not bind. */
@Injectable()
export class OwnerDatabase {
  constructor(private readonly source: DataSource) {}

  /** Each use names its path, so that a reader of the code finds all of them. */
  transaction<T>(_path: OwnerPath, work: (tx: EntityManager) => Promise<T>): Promise<T> {
    return this.source.transaction(work);
  }

  /** For single statements, which need no transaction. */
  manager(_path: OwnerPath): EntityManager {
    return this.source.manager;
  }
}
