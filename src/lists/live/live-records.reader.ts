import type { Client } from 'pg';
import type { SourceName } from '../../common/sources';
import type { ListedEntity, ListedRecord } from '../../matching/model';
import { inTransaction, type Sql } from '../database-connection';
import type { LiveEdition } from './live-edition';

export interface LiveContent {
  readonly editions: readonly LiveEdition[];
  readonly entityRevision: string;
  readonly entities: readonly ListedEntity[];
}

const ROWS_AT_ONCE = 2000;

/** The live editions and all they list, as of one moment: an edition published meanwhile is seen whole or not at all. */
export function readLiveContent(client: Client): Promise<LiveContent> {
  return inTransaction(client, async () => {
    await client.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    const editions = await readLiveEditions(client);
    return { editions, entityRevision: await readEntityRevision(client), entities: await readEntities(client) };
  });
}

export async function readLiveEditions(sql: Sql): Promise<LiveEdition[]> {
  const { rows } = await sql.query<LiveEditionRow>(LIVE_EDITIONS);
  return rows.map(editionOf);
}

export interface LiveEditionRow {
  readonly source: SourceName;
  readonly list: string;
  readonly edition: string;
  readonly publishedAt: Date | null;
  readonly demonstration: boolean;
}

export const LIVE_EDITIONS = `
  SELECT e.source, e.list, e.label AS edition, e.published_at AS "publishedAt", e.demonstration
  FROM list l JOIN list_edition e ON e.source = l.source AND e.list = l.id AND e.seq = l.live_edition
  ORDER BY e.source, e.list`;

export const editionOf = (row: LiveEditionRow): LiveEdition => ({
  ...row,
  publishedAt: row.publishedAt?.toISOString() ?? null,
});

/** Changes whenever a record changes its entity, also without a new edition. */
export const ENTITY_REVISION = `SELECT revision::text AS revision FROM entity_state`;

async function readEntityRevision(sql: Sql): Promise<string> {
  const { rows } = await sql.query<{ revision: string }>(ENTITY_REVISION);
  return rows[0]?.revision ?? '';
}

const LIVE_RECORDS = `
  SELECT m.entity_id AS "entityId", r.record
  FROM listed_record r JOIN entity_record m ON m.source = r.source AND m.reference_id = r.reference_id
  ORDER BY m.entity_id, r.source, r.list, r.reference_id`;

async function readEntities(client: Client): Promise<ListedEntity[]> {
  const entities: { entityId: string; records: ListedRecord[] }[] = [];
  await client.query(`DECLARE live_records NO SCROLL CURSOR FOR ${LIVE_RECORDS}`);
  for (;;) {
    const { rows } = await client.query<{ entityId: string; record: ListedRecord }>(
      `FETCH ${ROWS_AT_ONCE} FROM live_records`,
    );
    for (const { entityId, record } of rows) {
      const last = entities.at(-1);
      if (last?.entityId === entityId) last.records.push(record);
      else entities.push({ entityId, records: [record] });
    }
    if (rows.length < ROWS_AT_ONCE) return entities;
  }
}
