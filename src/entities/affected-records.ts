import { Judgements, type JudgedPair } from './resolve/judgements';
import { recordKey, type RecordRef } from './resolve/record-key';
import type { KnownEntity } from './resolve/assign-ids';
import type { Sql } from './sql';

/**
 * All listed records whose entity may be another one because of what was touched: those touched, those that a former or a present key,
 * an entity or a judgement ties to them, and so on until no tie leads further. Records outside have nothing to do with it.
 */
export async function gatherAffected(sql: Sql): Promise<void> {
  await sql.query(
    `INSERT INTO affected
     SELECT source, reference_id, 0 FROM touched t WHERE ${isListed('t')}
     UNION SELECT source, reference_id, 0 FROM entity_key WHERE linking AND key IN (SELECT key FROM former_key)`,
  );
  await sql.query(`INSERT INTO affected ${tiesOf('touched', 'true')} ON CONFLICT DO NOTHING`, [0]);
  for (let round = 1; ; round++) {
    await sql.query('ANALYZE affected');
    const { rowCount } = await sql.query(
      `INSERT INTO affected ${tiesOf('affected', 't.round = $1 - 1')}
       UNION SELECT other.source, other.reference_id, $1
       FROM affected t
       JOIN entity_key own ON own.source = t.source AND own.reference_id = t.reference_id AND own.linking
       JOIN entity_key other ON other.key = own.key AND other.linking
       WHERE t.round = $1 - 1
       ON CONFLICT DO NOTHING`,
      [round],
    );
    if (!rowCount) return;
  }
}

const isListed = (table: string): string =>
  `EXISTS (SELECT FROM entity_key k WHERE k.source = ${table}.source AND k.reference_id = ${table}.reference_id)`;

/** Listed records of the same entity, or judged together. */
const tiesOf = (table: string, where: string): string => `
  SELECT other.source, other.reference_id, $1::integer
  FROM ${table} t JOIN entity_record own USING (source, reference_id) JOIN entity_record other USING (entity_id)
  WHERE ${where} AND ${isListed('other')}
  UNION SELECT other.source, other.reference_id, $1::integer
  FROM ${table} t JOIN (
    SELECT left_source, left_reference_id, right_source AS source, right_reference_id AS reference_id
    FROM entity_judgement WHERE superseded_at IS NULL
    UNION ALL SELECT right_source, right_reference_id, left_source, left_reference_id
    FROM entity_judgement WHERE superseded_at IS NULL
  ) other ON other.left_source = t.source AND other.left_reference_id = t.reference_id
  WHERE ${where} AND ${isListed('other')}`;

/** What people said of pairs of which both are affected. */
export async function readJudgements(sql: Sql): Promise<Judgements> {
  const { rows } = await sql.query<JudgedPair>(
    `SELECT left_source || ':' || left_reference_id AS "left", right_source || ':' || right_reference_id AS "right", judgement
     FROM entity_judgement j
     JOIN affected a ON a.source = j.left_source AND a.reference_id = j.left_reference_id
     JOIN affected b ON b.source = j.right_source AND b.reference_id = j.right_reference_id
     WHERE superseded_at IS NULL`,
  );
  return new Judgements(rows);
}

/** The entity of each affected record that has one. */
export async function readMemberships(sql: Sql): Promise<Map<string, string>> {
  const { rows } = await sql.query<RecordRef & { entityId: string }>(
    `SELECT source, reference_id AS "referenceId", entity_id AS "entityId"
     FROM entity_record JOIN affected USING (source, reference_id)`,
  );
  return new Map(rows.map((row) => [recordKey(row), row.entityId]));
}

/** The ids that affected records have, and those that were ever minted from them. */
export async function readKnownEntities(sql: Sql): Promise<KnownEntity[]> {
  const { rows } = await sql.query<KnownEntity>(
    `SELECT e.id, e.source, e.reference_id AS "referenceId", e.ordinal::float8 AS ordinal, e.generation, EXISTS (
       SELECT FROM entity_record m LEFT JOIN affected a USING (source, reference_id)
       WHERE m.entity_id = e.id AND a.source IS NULL) AS "heldElsewhere"
     FROM entity e
     WHERE e.id IN (SELECT entity_id FROM entity_record JOIN affected USING (source, reference_id))
        OR (e.source, e.reference_id) IN (SELECT source, reference_id FROM affected)`,
  );
  return rows;
}
