import type { ListedRecord } from '../matching/model';
import { blockingKeys } from './resolve/blocking-keys';
import { type RecordTraits, traitsByKey } from './resolve/record-traits';
import type { RecordRef } from './resolve/record-key';
import type { Sql } from './sql';

const ROWS_AT_ONCE = 2000;

/** Lives as long as the transaction. `touched`: what changed. `affected`: all whose entity may be another one because of it. */
export async function openWorkTables(sql: Sql): Promise<void> {
  // One resolution at a time, whoever publishes: each sees what the one before it has settled.
  await sql.query(`SELECT pg_advisory_xact_lock(hashtextextended('entity resolution', 0))`);
  const columns = 'source text, reference_id text, round integer, PRIMARY KEY (source, reference_id)';
  await sql.query(`CREATE TEMPORARY TABLE touched (${columns}) ON COMMIT DROP`);
  await sql.query(`CREATE TEMPORARY TABLE affected (${columns}) ON COMMIT DROP`);
  await sql.query(`CREATE TEMPORARY TABLE former_key (key text PRIMARY KEY) ON COMMIT DROP`);
}

/** The records an edition brought or changed, and those of its source that are listed no more. */
export async function touchEdition(sql: Sql, edition: { source: string; list: string; seq: number }): Promise<void> {
  const { source, list, seq } = edition;
  await sql.query(
    `INSERT INTO touched SELECT DISTINCT source, reference_id FROM source_record
     WHERE source = $1 AND list = $2 AND (first_edition = $3 OR last_edition = $3 - 1)`,
    [source, list, seq],
  );
  await sql.query(
    `INSERT INTO touched SELECT DISTINCT k.source, k.reference_id FROM entity_key k
     WHERE k.source = $1 AND NOT k.linking AND NOT EXISTS (
       SELECT FROM listed_record r WHERE r.source = k.source AND r.reference_id = k.reference_id)
     ON CONFLICT DO NOTHING`,
    [source],
  );
  // Records of a demonstration that gave way were never listed by anybody.
  await sql.query(
    `DELETE FROM entity_record m WHERE m.source = $1 AND NOT EXISTS (
       SELECT FROM source_record r WHERE r.source = m.source AND r.reference_id = m.reference_id)`,
    [source],
  );
}

export async function touchAll(sql: Sql): Promise<void> {
  await sql.query(`INSERT INTO touched SELECT DISTINCT source, reference_id FROM listed_record ON CONFLICT DO NOTHING`);
}

export async function touchRecords(sql: Sql, records: readonly RecordRef[]): Promise<void> {
  await sql.query(
    `INSERT INTO touched SELECT * FROM unnest($1::text[], $2::text[]) ON CONFLICT DO NOTHING`,
    columnsOf(records),
  );
}

/** Reads what was touched, as it is listed now, and looks it up by its new keys from now on. */
export async function renewKeys(sql: Sql): Promise<Map<string, RecordTraits>> {
  await sql.query('ANALYZE touched');
  await sql.query(
    `WITH gone AS (
       DELETE FROM entity_key k USING touched t
       WHERE k.source = t.source AND k.reference_id = t.reference_id RETURNING k.key, k.linking)
     INSERT INTO former_key SELECT DISTINCT key FROM gone WHERE linking`,
  );
  const traits = await readTraits(sql, 'touched');
  const rows = [...traits.values()].flatMap((record) => {
    const { linking, likeness } = blockingKeys(record);
    return [
      ...linking.map((key) => ({ record, key, linking: true })),
      ...likeness.map((key) => ({ record, key, linking: false })),
    ];
  });
  for (let at = 0; at < rows.length; at += KEYS_AT_ONCE) await insertKeys(sql, rows.slice(at, at + KEYS_AT_ONCE));
  await sql.query('ANALYZE entity_key');
  return traits;
}

const KEYS_AT_ONCE = 20_000;

function insertKeys(sql: Sql, rows: readonly { record: RecordTraits; key: string; linking: boolean }[]) {
  return sql.query(
    `INSERT INTO entity_key (source, reference_id, key, linking)
     SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::boolean[])`,
    [...columnsOf(rows.map(({ record }) => record)), rows.map(({ key }) => key), rows.map(({ linking }) => linking)],
  );
}

/** The traits of the records that a work table names and `known` does not hold. */
export async function readTraits(
  sql: Sql,
  table: 'touched' | 'affected' | 'partner',
  known: ReadonlyMap<string, RecordTraits> = new Map(),
): Promise<Map<string, RecordTraits>> {
  const traits = new Map(known);
  // Row by row through the index, whatever the planner knows of tables that have just grown.
  await sql.query(
    `DECLARE unread NO SCROLL CURSOR FOR
     SELECT r.record FROM (SELECT DISTINCT source, reference_id FROM ${table}) t CROSS JOIN LATERAL (
       SELECT record FROM listed_record WHERE source = t.source AND reference_id = t.reference_id ORDER BY list) r
     ${table === 'touched' ? '' : NOT_TOUCHED}`,
  );
  for (;;) {
    const { rows } = await sql.query<{ record: ListedRecord }>(`FETCH ${ROWS_AT_ONCE} FROM unread`);
    traitsByKey(
      rows.map(({ record }) => record),
      traits,
    );
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await sql.query('CLOSE unread');
  return traits;
}

const NOT_TOUCHED = `
  WHERE NOT EXISTS (SELECT FROM touched o WHERE o.source = t.source AND o.reference_id = t.reference_id)`;

export const columnsOf = (records: readonly RecordRef[]): [string[], string[]] => [
  records.map(({ source }) => source),
  records.map(({ referenceId }) => referenceId),
];
