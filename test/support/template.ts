import { Client } from 'pg';
import { migrate } from '../../src/database/migrate';
import { OWNER_ROLE } from '../../src/database/roles';

export const TEMPLATE = `template_sanctions`;
const OWNER_PASSWORD = 'only-for-tests';

/** Makes the template with all migrations run by a plain owner; returns the owner's connection string, of the template. */
export async function createTemplate(superuserUrl: string): Promise<string> {
  const client = new Client(superuserUrl);
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [OWNER_ROLE]);
    await client.query(
      `${rowCount ? 'alter' : 'create'} role ${OWNER_ROLE} login nosuperuser createrole password '${OWNER_PASSWORD}'`,
    );
    await client.query(`drop database if exists ${TEMPLATE} with (force)`);
    await client.query(`create database ${TEMPLATE} owner ${OWNER_ROLE}`);
    const ownerUrl = ofDatabase(superuserUrl, TEMPLATE, OWNER_ROLE, OWNER_PASSWORD);
    await migrate(ownerUrl);
    return ownerUrl;
  } finally {
    await client.end();
  }
}

/** The same server's connection string for another database, and for another user when given. */
export function ofDatabase(url: string, database: string, user?: string, password?: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  if (user) changed.username = user;
  if (password) changed.password = password;
  return changed.href;
}
