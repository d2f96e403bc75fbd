import { Client } from 'pg';
import { OperatorError } from '../common/operator-error';

const OLDEST_MAJOR = 15;
const CONNECT_LIMIT_MS = 10_000;

/** A connection to the database; throws an `OperatorError` that says what to do when there is none, or when it is too old. */
export async function connectOrExplain(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_LIMIT_MS, keepAlive: true });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw new OperatorError(unreachable(error as FailedConnect, url));
  }
  const { rows } = await client.query<{ major: number }>(
    `select current_setting('server_version_num')::int / 10000 as major`,
  );
  const major = rows[0]?.major ?? 0;
  if (major >= OLDEST_MAJOR) return client;
  await client.end();
  throw new OperatorError(`${where(url)} is PostgreSQL ${major}; version ${OLDEST_MAJOR} or later is needed.`);
}

interface FailedConnect extends Error {
  readonly code?: string;
}

const SENTENCES: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'No PostgreSQL answers there. Start it, or correct the host and port in DATABASE_URL.',
  ENOTFOUND: 'The host is not known. Correct it in DATABASE_URL.',
  EAI_AGAIN: 'The host name could not be looked up. Check the network, or correct the host in DATABASE_URL.',
  ETIMEDOUT: 'The host does not answer. Check the network and its firewall, or correct the host in DATABASE_URL.',
  EHOSTUNREACH: 'The host cannot be reached. Check the network, or correct the host in DATABASE_URL.',
  '28P01': 'It refused the password. Correct user and password in DATABASE_URL.',
  '28000': 'It does not let this user in. Correct the user in DATABASE_URL, or allow it in pg_hba.conf.',
  '3D000': 'The database does not exist. Create it, or correct its name in DATABASE_URL.',
  '53300': 'It has no connection left. Raise max_connections, or lower DATABASE_POOL_SIZE.',
  '57P03': 'It is starting or stopping. Try again in a moment.',
};

function unreachable(error: FailedConnect, url: string): string {
  const causes = error instanceof AggregateError ? (error.errors as FailedConnect[]) : [error];
  const sentence = causes.map((cause) => SENTENCES[cause.code ?? '']).find((each) => each !== undefined);
  return `The database ${where(url)} cannot be used. ${sentence ?? causes.map((cause) => cause.message).join('; ')}`;
}

/** Host, port and database: what may be shown of a connection string. */
function where(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}:${port || '5432'}${pathname}`;
}
