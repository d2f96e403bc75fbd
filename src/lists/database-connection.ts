import { Client, type ClientConfig } from 'pg';
import type { DataSource } from 'typeorm';

/** Whatever answers a statement on one connection. */
export interface Sql {
  query<Row extends object>(text: string, values?: unknown[]): Promise<{ rows: Row[]; rowCount: number | null }>;
}

/** How to reach the database of this pool with a connection of one's own. Plain data: it may be handed to a thread. */
export function connectionOf(database: DataSource, purpose: string): ClientConfig {
  const { options } = database;
  if (options.type !== 'postgres' || options.url === undefined) throw new Error('the lists need a PostgreSQL address');
  return {
    connectionString: options.url,
    application_name: `sanctions-screening ${purpose}`,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  };
}

/** A connection of its own, for what needs a session: a lock that is held, COPY, a cursor. End it when done. */
export async function connect(config: ClientConfig): Promise<Client> {
  const client = new Client(config);
  // Without a listener a connection that breaks between two statements ends the process; the next statement reports it.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Runs the statements as one transaction of this connection. */
export async function inTransaction<T>(client: Client, work: () => Promise<T>): Promise<T> {
  await client.query('BEGIN');
  try {
    const result = await work();
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
