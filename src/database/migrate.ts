import { DataSource, QueryFailedError } from 'typeorm';
import { dataSourceOptions } from '../../ormconfig';
import { OperatorError } from '../common/operator-error';
import { connectOrExplain } from './connect';

// Any number; all processes of the service take the same lock of the database they share.
const MIGRATION_LOCK = 7_300;

const INSUFFICIENT_PRIVILEGE = '42501';

/**
 * Brings the database up to this release, and returns the names of the migrations that ran. Processes that start at once do so one
 * after the other. Throws an `OperatorError` when the database cannot be used.
 */
export async function migrate(url: string): Promise<string[]> {
  const lock = await connectOrExplain(url);
  try {
    await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    return await runPending(url);
  } finally {
    await lock.end();
  }
}

async function runPending(url: string): Promise<string[]> {
  const database = new DataSource({ ...dataSourceOptions(url, 1), entities: [] });
  await database.initialize();
  try {
    const ran = await database.runMigrations();
    return ran.map((migration) => migration.name);
  } catch (error) {
    // A migration says itself which right the operator has to grant.
    if (lacksPrivilege(error)) throw new OperatorError(error.message);
    throw error;
  } finally {
    await database.destroy();
  }
}

function lacksPrivilege(error: unknown): error is QueryFailedError {
  if (!(error instanceof QueryFailedError)) return false;
  const { code } = error.driverError as { code?: string };
  return code === INSUFFICIENT_PRIVILEGE;
}
