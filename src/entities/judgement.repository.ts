import { newId } from '../common/ids';
import type { Judgement } from './resolve/judgements';
import { byKey, recordKey, recordOfKey, type RecordRef } from './resolve/record-key';
import type { Sql } from './sql';

export interface NewJudgement {
  readonly left: RecordRef;
  readonly right: RecordRef;
  readonly judgement: Judgement;
  /** Who judged: the operator's login name. */
  readonly by: string;
  readonly reason: string;
  readonly at: Date;
}

/** What people said of pairs of records. A later word takes the place of the one before, which is kept. */
export async function keepJudgement(sql: Sql, { left, right, judgement, by, reason, at }: NewJudgement): Promise<void> {
  const pair = [recordKey(left), recordKey(right)].sort(byKey).map(recordOfKey);
  const values = pair.flatMap(({ source, referenceId }) => [source, referenceId]);
  await sql.query(
    `UPDATE entity_judgement SET superseded_at = $5 WHERE superseded_at IS NULL
       AND left_source = $1 AND left_reference_id = $2 AND right_source = $3 AND right_reference_id = $4`,
    [...values, at],
  );
  await sql.query(
    `INSERT INTO entity_judgement
       (left_source, left_reference_id, right_source, right_reference_id, id, judgement, judged_by, judged_at, reason)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [...values, newId(), judgement, by, at, reason],
  );
}

/** True for a record that is listed or ever was. */
export async function isKnownRecord(sql: Sql, { source, referenceId }: RecordRef): Promise<boolean> {
  const { rowCount } = await sql.query(`SELECT FROM entity_record WHERE source = $1 AND reference_id = $2`, [
    source,
    referenceId,
  ]);
  return (rowCount ?? 0) > 0;
}

export interface KeptJudgement {
  readonly left: RecordRef;
  readonly right: RecordRef;
  readonly judgement: Judgement;
  readonly by: string;
  readonly at: Date;
  readonly reason: string;
}

/** The judgements in force that name one of the records, newest first. */
export async function judgementsOf(sql: Sql, records: readonly RecordRef[]): Promise<KeptJudgement[]> {
  const { rows } = await sql.query<KeptJudgement>(
    `SELECT json_build_object('source', left_source, 'referenceId', left_reference_id) AS "left",
       json_build_object('source', right_source, 'referenceId', right_reference_id) AS "right",
       judgement, judged_by AS by, judged_at AS at, reason
     FROM entity_judgement
     WHERE superseded_at IS NULL AND EXISTS (
       SELECT FROM unnest($1::text[], $2::text[]) AS named (source, reference_id)
       WHERE (named.source = left_source AND named.reference_id = left_reference_id)
          OR (named.source = right_source AND named.reference_id = right_reference_id))
     ORDER BY judged_at DESC, id DESC`,
    [records.map(({ source }) => source), records.map(({ referenceId }) => referenceId)],
  );
  return rows;
}
