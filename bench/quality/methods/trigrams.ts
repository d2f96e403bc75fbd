import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { EmbeddedPostgres } from '../../../src/database/embedded/embedded-postgres';
import { plainWords } from '../listed-parties';
import type { Method } from './method';

const BATCH = 5000;

export interface Trigrams extends Method {
  /** The best similarity of each asked name to any of the listed ones. */
  nearest(asked: readonly string[], listed: readonly string[]): Promise<number[]>;
  close(): Promise<void>;
}

/** PostgreSQL's pg_trgm on a database of its own; null, with a word on the console, when it cannot be started. */
export async function startTrigrams(): Promise<Trigrams | null> {
  const dataDir = mkdtempSync(join(tmpdir(), 'quality-'));
  try {
    const postgres = await EmbeddedPostgres.start({ dataDir, holder: 'tool', durable: false });
    const client = new Client({ connectionString: postgres.superuserUrl });
    await client.connect();
    await client.query('create extension if not exists pg_trgm');
    return trigrams(client, async () => {
      await client.end();
      await postgres.close();
      rmSync(dataDir, { recursive: true, force: true });
    });
  } catch (error) {
    console.error(`pg_trgm is left out: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}

function trigrams(client: Client, close: () => Promise<void>): Trigrams {
  return {
    name: 'pg_trgm',
    close,
    async score(cases) {
      const rows = cases.flatMap(({ asked, listed }, at) => listed.map((name) => ({ at, asked: plain(asked), listed: plain(name) }))); // prettier-ignore
      const scores = new Array<number>(cases.length).fill(0);
      for (let from = 0; from < rows.length; from += BATCH) {
        const batch = rows.slice(from, from + BATCH);
        const found = await client.query<{ s: number }>(
          'select similarity(a, b) as s from unnest($1::text[], $2::text[]) with ordinality as t(a, b, n) order by n',
          [batch.map((row) => row.asked), batch.map((row) => row.listed)],
        );
        found.rows.forEach(({ s }, i) => {
          const at = batch[i]?.at ?? 0;
          scores[at] = Math.max(scores[at] ?? 0, 100 * s);
        });
      }
      return scores;
    },
    async nearest(asked, listed) {
      await client.query('create temp table listed_name (name text)');
      await client.query('insert into listed_name select * from unnest($1::text[])', [listed.map(plain)]);
      await client.query('create index on listed_name using gin (name gin_trgm_ops)');
      await client.query('set pg_trgm.similarity_threshold = 0.3');
      const found = await client.query<{ s: number }>(
        `select coalesce((select max(similarity(name, a)) from listed_name where name % a), 0) as s
         from unnest($1::text[]) with ordinality as t(a, n) order by n`,
        [asked.map(plain)],
      );
      return found.rows.map(({ s }) => 100 * s);
    },
  };
}

const plain = (name: string): string => plainWords(name).join(' ');
