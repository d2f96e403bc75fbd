import { entityIdOf } from './entity-id';
import type { Assignment, MintedEntity } from './resolve/assign-ids';
import type { RecordTraits } from './resolve/record-traits';
import type { Sql } from './sql';
import { columnsOf } from './touched-records';

/** What a resolution came to. */
export interface Settled {
  readonly minted: number;
  readonly merged: number;
  /** Records that changed their entity. */
  readonly moved: number;
}

/** Writes who belongs to whom, and where ids that were given up lead from now on. */
export async function settle(
  sql: Sql,
  clusters: readonly (readonly RecordTraits[])[],
  assignment: Assignment,
  entityOf: ReadonlyMap<string, string>,
  at: Date,
): Promise<Settled> {
  const ids = assignment.entities.map((entity) => (typeof entity === 'string' ? entity : idOf(entity)));
  const minted = assignment.entities.filter((entity) => typeof entity !== 'string');
  await mint(sql, minted, at);
  const moves = clusters.flatMap((records, place) =>
    records
      .map((record) => ({ record, id: ids[place] ?? '' }))
      .filter(({ record, id }) => entityOf.get(record.key) !== id),
  );
  await sql.query(
    `INSERT INTO entity_record (source, reference_id, entity_id) SELECT * FROM unnest($1::text[], $2::text[], $3::uuid[])
     ON CONFLICT (source, reference_id) DO UPDATE SET entity_id = excluded.entity_id`,
    [...columnsOf(moves.map(({ record }) => record)), moves.map(({ id }) => id)],
  );
  await sql.query('ANALYZE entity_record');
  await leadOn(sql, assignment, ids, at);
  return { minted: minted.length, merged: assignment.merged.length, moved: moves.length };
}

const idOf = ({ source, referenceId, generation }: MintedEntity): string => entityIdOf(source, referenceId, generation);

/** In the order given, which is that of the records: the order of minting is the same in every database. */
async function mint(sql: Sql, minted: readonly MintedEntity[], at: Date): Promise<void> {
  await sql.query(
    `INSERT INTO entity (id, source, reference_id, generation, minted_at)
     SELECT id, source, reference_id, generation, $5
     FROM unnest($1::uuid[], $2::text[], $3::text[], $4::integer[]) WITH ORDINALITY
       AS minted (id, source, reference_id, generation, place)
     ORDER BY place`,
    [minted.map(idOf), ...columnsOf(minted), minted.map(({ generation }) => generation), at],
  );
}

async function leadOn(sql: Sql, { merged }: Assignment, ids: readonly string[], at: Date): Promise<void> {
  // An id that is in use again is itself.
  await sql.query(`DELETE FROM entity_referent WHERE old_id = ANY($1::uuid[])`, [ids]);
  const pairs = [merged.map(({ oldId }) => oldId), merged.map(({ cluster }) => ids[cluster])];
  const merges = `unnest($1::uuid[], $2::uuid[]) AS merge (old_id, new_id)`;
  // What is listed no more goes with the entity it was part of.
  await sql.query(`UPDATE entity_record m SET entity_id = new_id FROM ${merges} WHERE m.entity_id = old_id`, pairs);
  await sql.query(
    `UPDATE entity_referent f SET entity_id = new_id FROM ${merges} WHERE f.entity_id = merge.old_id`,
    pairs,
  );
  await sql.query(
    `INSERT INTO entity_referent (old_id, entity_id, since) SELECT old_id, new_id, $3 FROM ${merges}
     ON CONFLICT (old_id) DO UPDATE SET entity_id = excluded.entity_id, since = excluded.since`,
    [...pairs, at],
  );
  // An id that was given up leads to the entity that has the record it was minted from.
  await sql.query(
    `UPDATE entity_referent f SET entity_id = m.entity_id
     FROM entity e JOIN entity_record m USING (source, reference_id) JOIN affected USING (source, reference_id)
     WHERE e.id = f.old_id AND m.entity_id NOT IN (f.entity_id, f.old_id)`,
  );
}
