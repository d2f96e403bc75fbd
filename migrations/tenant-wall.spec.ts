import { Client } from 'pg';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../test/support/database';
import { searchEntry } from '../test/support/searches';
import { principalOf, Tenants } from '../test/support/tenants';
import { migrate } from '../src/database/migrate';
import type { Institution } from '../src/institutions/institution';

/** Looked up before the institution is known; everything else finds its rows by institution first. */
const KNOWN_BEFORE_THE_INSTITUTION = [
  'institution_pkey',
  'institution_slug_key',
  'institution_one_demonstration',
  'app_user_pkey',
  'app_user_email_key',
  'session_pkey',
  'refresh_token_pkey',
  'api_key_pkey',
  'api_key_secret_hash_key',
  'api_key_previous_hash_key',
];

describe('the wall between institutions', () => {
  let database: TestDatabase;
  let tenants: Tenants;
  let mine: Institution;
  let other: Institution;

  beforeAll(async () => {
    database = await createTestDatabase();
    tenants = await Tenants.on(database.url);
    mine = await tenants.institution();
    other = await tenants.institution();
    for (const institution of [mine, other]) {
      const issued = await tenants.key(institution);
      await tenants.ledger.commitSearch(searchEntry(principalOf(issued, institution)));
      await tenants.source.query(
        `WITH person AS (INSERT INTO app_user (id, institution_id, email, full_name, role, password_hash, created_at, updated_at)
           VALUES (gen_random_uuid(), $1::uuid, $1::text || '@bank.example', 'Person', 'admin', 'x', now(), now()) RETURNING id)
         INSERT INTO session (id, institution_id, user_id, created_at, expires_at)
         SELECT gen_random_uuid(), $1::uuid, id, now(), now() FROM person`,
        [institution.id],
      );
    }
  });
  afterAll(async () => {
    await tenants.close();
    await database.drop();
  });

  const asMine = <T>(sql: string): Promise<T[]> => tenants.wall.transaction(mine.id, (tx) => tx.query<T[]>(sql));

  it('has a policy on every table that belongs to an institution', async () => {
    const open = await tenants.source.query<{ name: string }[]>(`
      SELECT DISTINCT c.oid::regclass::text AS name FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
      WHERE c.relkind IN ('r', 'p') AND (a.attname = 'institution_id' OR c.relname = 'institution') AND NOT a.attisdropped
        AND (NOT c.relrowsecurity OR (NOT c.relispartition AND NOT EXISTS (SELECT FROM pg_policy WHERE polrelid = c.oid)))`);
    expect(open).toEqual([]);
  });

  it('begins every index of such a table with the institution, except those that find it', async () => {
    const indexes = await tenants.source.query<{ name: string }[]>(`
      SELECT i.indexrelid::regclass::text AS name FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
      JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = i.indkey[0]
      WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND a.attname <> 'institution_id'
        AND (c.relname = 'institution' OR EXISTS
          (SELECT FROM pg_attribute t WHERE t.attrelid = c.oid AND t.attname = 'institution_id' AND NOT t.attisdropped))`);
    const ours = indexes.map(({ name }) => name).filter((name) => !KNOWN_BEFORE_THE_INSTITUTION.includes(name));
    expect(ours).toEqual([]);
  });

  it.each(['api_key', 'app_user', 'session', 'usage_counter', 'search_log', 'search_log_snapshot', 'api_key_log'])(
    'shows only its own rows of %s to a query that forgot the institution',
    async (table) => {
      const seen = await asMine<{ institution_id: string }>(`SELECT DISTINCT institution_id FROM ${table}`);
      expect(seen).toEqual([{ institution_id: mine.id }]);
    },
  );

  it('shows an institution itself and no other', async () => {
    expect(await asMine('SELECT id FROM institution')).toEqual([{ id: mine.id }]);
  });

  it('shows nothing to the role when no institution is named', async () => {
    const seen = await tenants.source.transaction(async (tx) => {
      await tx.query('SET LOCAL ROLE sanctions_tenant');
      return tx.query<unknown[]>('SELECT id FROM search_log UNION ALL SELECT id FROM api_key');
    });
    expect(seen).toEqual([]);
  });

  it('changes nothing of another institution', async () => {
    await asMine(`UPDATE api_key SET active = false WHERE institution_id = '${other.id}'`);
    expect((await tenants.keys.list(other.id)).map(({ active }) => active)).toEqual([true]);
    const keys = await asMine<{ id: string }>('SELECT id FROM api_key');
    await expect(
      asMine(`INSERT INTO api_key (id, institution_id, label, kind, last4, secret_hash, created_by, created_at, updated_at)
              SELECT gen_random_uuid(), '${other.id}', label, kind, last4, '\\x00', created_by, created_at, updated_at
              FROM api_key WHERE id = '${keys[0]?.id}'`),
    ).rejects.toThrow('row-level security');
  });

  it.each([
    ['the records of a month, past their table', `SELECT id FROM search_log_2026_01`],
    ['attempts without a key', 'SELECT id FROM audit_attempt'],
    ['password hashes', 'SELECT password_hash FROM app_user'],
    ['refresh tokens', 'SELECT token_hash FROM refresh_token'],
    ['its own approval', 'UPDATE institution SET approved = true'],
    ['its own limits', 'UPDATE institution SET unlimited = true'],
    ['its counters', 'UPDATE usage_counter SET count = 1'],
    ['a record', 'UPDATE search_log SET success = true'],
    ['the removal of a record', 'DELETE FROM api_key_log'],
  ])('lets nobody of an institution at %s', async (_what, sql) => {
    await expect(asMine(sql)).rejects.toThrow('permission denied');
  });

  it.each(['search_log', 'search_log_snapshot', 'api_key_log', 'search_log_2026_01'])(
    'keeps the rows of %s from the owner too',
    async (table) => {
      const refusal = /never changed or removed/;
      await expect(tenants.source.query(`UPDATE ${table} SET created_at = created_at`)).rejects.toThrow(refusal);
      await expect(tenants.source.query(`DELETE FROM ${table}`)).rejects.toThrow(refusal);
      await expect(tenants.source.query(`TRUNCATE ${table}`)).rejects.toThrow(refusal);
    },
  );
});

it('tells what a superuser has to run when the database user may not act as the tenants’ role', async () => {
  const database = await createEmptyDatabase();
  const admin = new Client(database.superuserUrl);
  await admin.connect();
  const url = new URL(database.url);
  const role = `plain_${url.pathname.slice(1)}`;
  url.username = role;
  url.password = 'only-for-tests';
  try {
    await admin.query(`CREATE ROLE ${role} LOGIN PASSWORD 'only-for-tests'; GRANT ALL ON SCHEMA public TO ${role}`);
    await expect(migrate(url.href)).rejects.toThrow(`GRANT sanctions_tenant TO ${role}; then start again.`);
  } finally {
    await admin.end();
    await database.drop();
    const cleaner = new Client(process.env.SANCTIONS_TEST_SUPERUSER_URL);
    await cleaner.connect();
    await cleaner.query(`DROP ROLE ${role}`);
    await cleaner.end();
  }
});
