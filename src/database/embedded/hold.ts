import { setTimeout as delay } from 'node:timers/promises';
import { type Client } from 'pg';
import { OperatorError } from '../../common/operator-error';
import { superuserClient } from './superuser';

/** A service serves the data folder alone; a tool (the command line) works beside it. */
export type Holder = 'service' | 'tool';

// Any two numbers; they are locks in the database "postgres", where nothing else takes one.
const SERVICE_LOCK = 7_301;
const USERS_LOCK = 7_302;

/** The server keeps a lock for a moment after its holder was killed. */
const LEFT_BEHIND_MS = 1_500;

/**
 * Our claim on the running server: locks of one connection, so that they end with the process however it ends. Whoever leaves last
 * stops the server.
 */
export class Hold {
  private constructor(readonly client: Client) {}

  /** Null when the server is being stopped; throws an `OperatorError` when another service holds it. */
  static async take(port: number, password: string, holder: Holder): Promise<Hold | null> {
    const client = superuserClient(port, password);
    client.on('error', () => undefined);
    try {
      await client.connect();
      if (!(await locked(client, 'pg_try_advisory_lock_shared', USERS_LOCK))) return await release(client);
      if (holder === 'service') await takeAlone(client);
      return new Hold(client);
    } catch (error) {
      await release(client);
      if (error instanceof OperatorError) throw error;
      return null;
    }
  }

  /** Calls back once when the connection is lost. */
  onLost(callback: () => void): void {
    this.client.once('end', callback);
  }

  /** True when nobody else uses the server any more; then nobody may begin to until it has stopped. */
  async isLast(): Promise<boolean> {
    try {
      await this.client.query('select pg_advisory_unlock_shared($1)', [USERS_LOCK]);
      return await locked(this.client, 'pg_try_advisory_lock', USERS_LOCK);
    } catch {
      return false;
    }
  }

  async end(): Promise<void> {
    await release(this.client);
  }
}

async function takeAlone(client: Client): Promise<void> {
  const end = Date.now() + LEFT_BEHIND_MS;
  while (!(await locked(client, 'pg_try_advisory_lock', SERVICE_LOCK))) {
    if (Date.now() > end) throw new OperatorError(await refusal(client));
    await delay(50);
  }
}

async function refusal(client: Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select application_name as name from pg_stat_activity join pg_locks using (pid)
     where locktype = 'advisory' and objid = $1 and granted`,
    [SERVICE_LOCK],
  );
  const other = rows[0]?.name.replace(/\D/g, '');
  return `Another service already uses this data folder${other ? ` (process ${other})` : ''}. Stop it first, or set DATA_DIR to another folder.`;
}

async function locked(client: Client, attempt: string, lock: number): Promise<boolean> {
  const { rows } = await client.query<{ got: boolean }>(`select ${attempt}($1) as got`, [lock]);
  return rows[0]?.got === true;
}

async function release(client: Client): Promise<null> {
  await client.end().catch(() => undefined);
  return null;
}
