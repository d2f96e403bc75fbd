import { type Environment } from '../config/environment';
import { EmbeddedPostgres } from './embedded/embedded-postgres';
import { type Holder } from './embedded/hold';
import { migrate } from './migrate';

export interface OpenDatabase {
  /** The connection string of the owner of the tables. */
  readonly url: string;
  readonly embedded: boolean;
  /** The migrations that ran just now. */
  readonly migrations: readonly string[];
  /** To be called when the last connection has ended. */
  close(): Promise<void>;
}

/**
 * Opens and migrates the database: the operator's, or else the embedded one. A `service` holds the embedded one alone, a `tool`
 * works beside it. Throws an `OperatorError` when it cannot be used.
 */
export async function openDatabase(
  environment: Pick<Environment, 'databaseUrl' | 'dataDir'>,
  holder: Holder,
  log?: (line: string) => void,
): Promise<OpenDatabase> {
  const { databaseUrl, dataDir } = environment;
  if (databaseUrl) return { url: databaseUrl, embedded: false, migrations: await migrate(databaseUrl), close: nothing };
  const postgres = await EmbeddedPostgres.start({ dataDir, holder, log });
  try {
    const migrations = await migrate(postgres.url);
    return { url: postgres.url, embedded: true, migrations, close: () => postgres.close() };
  } catch (error) {
    await postgres.close();
    throw error;
  }
}

const nothing = (): Promise<void> => Promise.resolve();
