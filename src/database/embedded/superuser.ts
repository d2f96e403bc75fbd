import { Client } from 'pg';
import { DATABASE_NAME, OWNER_ROLE } from '../roles';
import { SUPERUSER } from './cluster';

const OWNER_LOCK = 7_303;

/** A connection string to the embedded server. */
export function urlOf(port: number, user: string, password: string, database: string): string {
  return `postgres://${user}:${password}@127.0.0.1:${port}/${database}?sslmode=disable`;
}

/** A client for the server's superuser, not yet connected. */
export function superuserClient(port: number, password: string): Client {
  return new Client({
    connectionString: urlOf(port, SUPERUSER, password, 'postgres'),
    application_name: `sanctions ${process.pid}`,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
  });
}

/** Whether the server of this data folder answers there: it must know our password, and serve these files and no copy of them. */
export async function answers(port: number, password: string, data: string): Promise<boolean> {
  const client = superuserClient(port, password);
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ data: string }>(`select current_setting('data_directory') as data`);
    return rows[0]?.data === data;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Makes the role that owns the tables, and its database, unless they are there. The role may create the tenant role, nothing more. */
export async function ensureOwner(client: Client, password: string): Promise<void> {
  // The service and a command may come here at once; the lock ends with the connection, or below.
  await client.query('select pg_advisory_lock($1)', [OWNER_LOCK]);
  try {
    await createOwner(client, password);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [OWNER_LOCK]);
  }
}

async function createOwner(client: Client, password: string): Promise<void> {
  const role = client.escapeIdentifier(OWNER_ROLE);
  const known = await client.query('select 1 from pg_roles where rolname = $1', [OWNER_ROLE]);
  if (known.rowCount === 0) {
    await client.query(`create role ${role} login nosuperuser createrole password ${client.escapeLiteral(password)}`);
  }
  const database = await client.query('select 1 from pg_database where datname = $1', [DATABASE_NAME]);
  if (database.rowCount === 0) {
    await client.query(`create database ${client.escapeIdentifier(DATABASE_NAME)} owner ${role}`);
  }
}
