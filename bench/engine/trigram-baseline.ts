import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { EmbeddedPostgres } from '../../src/database/embedded/embedded-postgres';
import type { ListedEntity, Subject } from '../../src/matching/matching';

const BATCH = 5000;
const SEARCH = 'select entity_id from listed_name where name % $1 order by similarity(name, $1) desc limit 25';

/** PostgreSQL's trigrams over the same names; null, with a word on the console, when it cannot be started. */
export class TrigramBaseline {
  private constructor(
    private readonly server: EmbeddedPostgres,
    private readonly folder: string,
    private readonly client: Client,
    readonly buildMs: number,
  ) {}

  static async start(entities: readonly ListedEntity[]): Promise<TrigramBaseline | null> {
    const folder = mkdtempSync(join(tmpdir(), 'bench-engine-'));
    try {
      const server = await EmbeddedPostgres.start({ dataDir: folder, holder: 'tool', durable: false });
      const client = new Client({ connectionString: server.superuserUrl });
      await client.connect();
      const started = performance.now();
      await fill(client, entities);
      return new TrigramBaseline(server, folder, client, performance.now() - started);
    } catch (error) {
      console.log(`pg_trgm is left out: ${error instanceof Error ? error.message : String(error)}`);
      rmSync(folder, { recursive: true, force: true });
      return null;
    }
  }

  /** How many entities it finds, at most 25. */
  async search({ name }: Subject): Promise<number> {
    return (await this.client.query({ name: 'search', text: SEARCH, values: [name] })).rowCount ?? 0;
  }

  async close(): Promise<void> {
    await this.client.end();
    await this.server.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

async function fill(client: Client, entities: readonly ListedEntity[]): Promise<void> {
  await client.query('create extension if not exists pg_trgm');
  await client.query('create table listed_name (entity_id text not null, name text not null)');
  const rows = entities.flatMap(({ entityId, records }) =>
    records.flatMap(({ names }) => names.map(({ name }) => [entityId, name] as const)),
  );
  for (let at = 0; at < rows.length; at += BATCH) {
    const some = rows.slice(at, at + BATCH);
    await client.query('insert into listed_name select * from unnest($1::text[], $2::text[])', [
      some.map(([id]) => id),
      some.map(([, name]) => name),
    ]);
  }
  await client.query('create index on listed_name using gin (name gin_trgm_ops)');
  await client.query('analyze listed_name');
}
