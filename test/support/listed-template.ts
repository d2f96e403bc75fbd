import { join } from 'node:path';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../../ormconfig';
import { ListImporter } from '../../src/lists/import/list-importer';
import { DEFAULT_LISTS_SETTINGS } from '../../src/lists/lists.settings';
import { listSources } from '../../src/lists/sources.registry';
import { FixedClock } from './clock';
import { createTestDatabase, type TestDatabase } from './database';
import { TEMPLATE } from './template';

const PREFIX = 'template_listed_';
const LOCK = 7_311_902;

/**
 * A database of the test file's own that holds the demonstration lists. They are imported once a run, by whoever comes first: the
 * name tells the run by its template.
 */
export async function createListedDatabase(): Promise<TestDatabase> {
  const server = new Client(process.env.SANCTIONS_TEST_SUPERUSER_URL);
  await server.connect();
  try {
    const { rows } = await server.query<{ oid: number }>('SELECT oid FROM pg_database WHERE datname = $1', [TEMPLATE]);
    const name = `${PREFIX}${rows[0]?.oid}`;
    await server.query('SELECT pg_advisory_lock($1)', [LOCK]);
    if (!(await templates(server)).includes(name)) await makeTemplate(server, name);
    await server.query('SELECT pg_advisory_unlock($1)', [LOCK]);
    return await createTestDatabase(name);
  } finally {
    await server.end();
  }
}

async function templates(server: Client): Promise<string[]> {
  const { rows } = await server.query<{ datname: string }>('SELECT datname FROM pg_database WHERE datname LIKE $1', [
    `${PREFIX}%`,
  ]);
  return rows.map(({ datname }) => datname);
}

/** Takes its name when it is complete, so that a run that broke off leaves nothing half filled. */
async function makeTemplate(server: Client, name: string): Promise<void> {
  for (const old of await templates(server)) await server.query(`DROP DATABASE ${old}`);
  const database = await createTestDatabase();
  await importDemonstrationLists(database.url);
  await server.query(`ALTER DATABASE ${new URL(database.url).pathname.slice(1)} RENAME TO ${name}`);
}

async function importDemonstrationLists(url: string): Promise<void> {
  const source = await new DataSource({ ...dataSourceOptions(url, 4), entities: [], migrations: [] }).initialize();
  try {
    const settings = { ...DEFAULT_LISTS_SETTINGS, demonstrationAllowed: true };
    const importer = new ListImporter(source, new FixedClock(), listSources, settings);
    const demo = (folder: string) => join(process.cwd(), 'demo', folder);
    await importer.import('OFAC', demo('ofac'), { who: 'demo', demonstration: true });
    await importer.import('UN_CONSOLIDATED', demo('un'), { who: 'demo', demonstration: true });
  } finally {
    await source.destroy();
  }
}
