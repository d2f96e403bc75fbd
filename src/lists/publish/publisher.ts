import type { Client } from 'pg';
import { resolveEdition } from '../../entities/resolve-entities';
import { inTransaction } from '../database-connection';
import type { EditionKey } from '../import/edition.repository';

/** Told to every process when an edition went live. */
export const EDITION_CHANNEL = 'list_edition_live';

export interface Publication {
  readonly edition: EditionKey;
  readonly demonstration: boolean;
  /** The edition this one was compared with; null for the first. */
  readonly liveSeq: number | null;
  /** Live versions of records that this edition changes or no longer holds. */
  readonly endedVersions: readonly string[];
  readonly at: Date;
}

/**
 * Makes a staged edition the live one, in one transaction: until it commits every search is answered from the edition
 * before, after it from the new one. `alongside` writes what must be true together with it.
 */
export function publish(client: Client, publication: Publication, alongside: () => Promise<void>): Promise<void> {
  return inTransaction(client, async () => {
    if (!publication.demonstration) await dropDemonstration(client, publication.edition.source);
    await endVersions(client, publication);
    await movePointer(client, publication);
    await resolveEdition(client, publication.edition, publication.at);
    await alongside();
    await client.query(`SELECT pg_notify($1, $2)`, [
      EDITION_CHANNEL,
      `${publication.edition.source}/${publication.edition.list}/${publication.edition.seq}`,
    ]);
  });
}

async function endVersions(client: Client, { edition, endedVersions }: Publication): Promise<void> {
  await client.query(`UPDATE source_record SET last_edition = $1 WHERE id = ANY($2::uuid[])`, [
    edition.seq - 1,
    endedVersions,
  ]);
}

async function movePointer(client: Client, { edition, liveSeq, at }: Publication): Promise<void> {
  const { source, list, seq, id } = edition;
  await client.query(
    `UPDATE list_edition SET state = 'superseded' WHERE source = $1 AND list = $2 AND state = 'published'`,
    [source, list],
  );
  await client.query(`UPDATE list_edition SET state = 'published', live_at = $2 WHERE id = $1 AND state = 'staged'`, [
    id,
    at,
  ]);
  const { rowCount } = await client.query(
    `UPDATE list SET live_edition = $4 WHERE source = $1 AND id = $2 AND live_edition IS NOT DISTINCT FROM $3`,
    [source, list, liveSeq, seq],
  );
  if (rowCount !== 1) throw new Error(`${source} ${list} went live with another edition while this one was read`);
}

/** Demonstration and real data are never mixed: the first real list of a source takes the place of all of it. */
async function dropDemonstration(client: Client, source: string): Promise<void> {
  await client.query(
    `DELETE FROM source_record r USING list_edition e
     WHERE e.source = $1 AND e.demonstration AND r.source = e.source AND r.list = e.list AND r.first_edition = e.seq`,
    [source],
  );
  await client.query(
    `UPDATE list l SET live_edition = NULL FROM list_edition e
     WHERE e.source = $1 AND e.demonstration AND l.source = e.source AND l.id = e.list AND l.live_edition = e.seq`,
    [source],
  );
  await client.query(
    `UPDATE list_edition SET state = 'superseded' WHERE source = $1 AND demonstration AND state = 'published'`,
    [source],
  );
}
