import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { OWNER_ROLE } from '../../src/database/roles';
import { ofDatabase, TEMPLATE } from './template';

export interface TestDatabase {
  /** The connection string of the owner of its tables, as the service uses it. */
  readonly url: string;
  /** The same database for a superuser, whom row-level security does not bind. */
  readonly superuserUrl: string;
  drop(): Promise<void>;
}

/** A migrated database of the test file's own, cloned from the template. */
export function createTestDatabase(template = TEMPLATE): Promise<TestDatabase> {
  return create(`template ${template}`);
}

/** A database without any table. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return create('template template0');
}

async function create(template: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asSuperuser(`create database ${name} ${template} owner ${OWNER_ROLE}`);
  return {
    url: ofDatabase(required('SANCTIONS_TEST_OWNER_URL'), name),
    superuserUrl: ofDatabase(required('SANCTIONS_TEST_SUPERUSER_URL'), name),
    drop: () => asSuperuser(`drop database if exists ${name} with (force)`),
  };
}

async function asSuperuser(statement: string): Promise<void> {
  const client = new Client(required('SANCTIONS_TEST_SUPERUSER_URL'));
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the tests with jest, whose global setup starts the database.`);
  return value;
}
