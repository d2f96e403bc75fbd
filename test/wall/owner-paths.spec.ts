import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { OWNER_PATHS } from '../../src/database/owner-database';

/**
 * Everything that runs as the owner of the tables, whom row-level security does not bind. A new line here is a decision: whatever
 * acts for one institution runs in a transaction of `TenantDatabase` instead.
 */
const AS_OWNER: Record<string, readonly string[]> = {
  'apikeys/api-key.service.ts': ['operator'],
  'apikeys/key-lookup.ts': ['lookup'],
  'audit/failure-counts.ts': ['failures'],
  'audit/partitions.ts': ['ledger'],
  'audit/quota-standing.ts': ['operator'],
  'audit/recorded-refusals.ts': ['ledger'],
  'audit/transaction-ledger.ts': ['ledger'],
  'auth/account-waits.ts': ['failures'],
  'auth/auth.service.ts': ['sessions'],
  'auth/session-renewal.ts': ['lookup', 'sessions'],
  'auth/session.service.ts': ['lookup'],
  'cli/new-institution.ts': ['operator'],
  'entities/judgement.service.ts': ['entities'],
  'entities/listed-entity.reader.ts': ['entities'],
  'institutions/institution.service.ts': ['lookup', 'operator'],
  'users/user-accounts.ts': ['lookup'],
  'users/user.service.ts': ['operator'],
};

/** Files that hold the connection itself: the lists, which are nobody's, and what makes the two kinds of transaction. */
const WITH_THE_CONNECTION = [
  'database/migrate.ts',
  'database/owner-database.ts',
  'database/tenant-transaction.ts',
  'health/health.service.ts',
  'lists/database-connection.ts',
  'lists/import/list-importer.ts',
  'lists/list-status.ts',
  'lists/live/live-lists.ts',
  'policy/access-changes.listener.ts',
];

const SRC = join(process.cwd(), 'src');
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'))
  .map((name) => ({ name: relative(SRC, join(SRC, name)), text: readFileSync(join(SRC, name), 'utf8') }));

const paths = Object.keys(OWNER_PATHS).join('|');

it('lists every path that runs as the owner', () => {
  const found = files.flatMap(({ name, text }) => {
    const used = [...text.matchAll(new RegExp(`\\b(?:manager|transaction)\\(\\s*'(${paths})'`, 'g'))];
    return used.length === 0 ? [] : [[name, [...new Set(used.map(([, path]) => path))].sort()]];
  });
  expect(AS_OWNER).toMatchObject(Object.fromEntries(found));
});

it('lets nobody take the owner’s database without naming a path', () => {
  const holders = files.filter(({ text }) => /\bOwnerDatabase\b/.test(text)).map(({ name }) => name);
  const known = [...Object.keys(AS_OWNER), 'database/database.module.ts', 'database/owner-database.ts'];
  expect(holders.filter((name) => !known.includes(name))).toEqual([]);
});

it('lists every file that holds the connection itself', () => {
  const holders = files.filter(({ text }) => /\b(DataSource|InjectEntityManager|getDataSourceToken)\b/.test(text));
  expect(holders.map(({ name }) => name).filter((name) => !WITH_THE_CONNECTION.includes(name))).toEqual([]);
});
