import { gatherAffected, readJudgements, readKnownEntities, readMemberships } from './affected-records';
import { assignIds } from './resolve/assign-ids';
import { blocksOf } from './resolve/blocking-keys';
import { clusterRecords } from './resolve/cluster-records';
import type { RecordRef } from './resolve/record-key';
import { rulesVersion } from './rules-version';
import { settle, type Settled } from './settled-entities';
import type { Sql } from './sql';
import { renewSuggestions } from './suggestions';
import { openWorkTables, readTraits, renewKeys, touchAll, touchEdition, touchRecords } from './touched-records';

/** An edition that has just gone live in the transaction of this connection. */
export interface PublishedEdition {
  readonly source: string;
  readonly list: string;
  readonly seq: number;
}

/**
 * Settles which records are one entity after an edition went live, within the transaction that publishes it. Only what the edition
 * touched and what that is tied to is looked at; the outcome is as if all had been.
 */
export async function resolveEdition(sql: Sql, edition: PublishedEdition, at: Date): Promise<Settled> {
  await openWorkTables(sql);
  await touchEdition(sql, edition);
  return resolveTouched(sql, at);
}

/** The same after people judged these records, within the transaction that keeps their judgement. */
export async function resolveRecords(sql: Sql, records: readonly RecordRef[], at: Date): Promise<Settled> {
  await openWorkTables(sql);
  await touchRecords(sql, records);
  return resolveTouched(sql, at);
}

async function resolveTouched(sql: Sql, at: Date): Promise<Settled> {
  const { rows } = await sql.query<{ rules: string }>(`SELECT rules FROM entity_state`);
  if (rows[0]?.rules !== rulesVersion()) await touchAll(sql);
  const touched = await renewKeys(sql);
  await gatherAffected(sql);
  const traits = await readTraits(sql, 'affected', touched);
  const judgements = await readJudgements(sql);
  const records = [...traits.values()];
  const { clusters, refused } = clusterRecords(records, blocksOf(records), judgements);
  const entityOf = await readMemberships(sql);
  const assignment = assignIds(clusters, entityOf, await readKnownEntities(sql));
  const settled = await settle(sql, clusters, assignment, entityOf, at);
  await renewSuggestions(sql, touched, refused, judgements, at);
  await sql.query(`UPDATE entity_state SET revision = revision + $1, rules = $2`, [
    settled.moved > 0 ? 1 : 0,
    rulesVersion(),
  ]);
  return settled;
}
