import { Injectable } from '@nestjs/common';
import { isId } from '../common/ids';
import type { SourceName } from '../common/sources';
import { OwnerDatabase } from '../database/owner-database';
import type { ListedRecord } from '../matching/model';
import type { RecordRef } from './resolve/record-key';

/** A source record as it is listed, or as it last was. */
export interface RecordVersion {
  readonly source: SourceName;
  readonly list: string;
  readonly referenceId: string;
  /** Label of the live edition, or of the last one that held the record. */
  readonly edition: string;
  readonly publishedAt: Date | null;
  /** Label of the edition that held it no more; null while it is listed. */
  readonly removedIn: string | null;
  /** SHA-256 over the parsed record, base64url. */
  readonly hash: string;
  /** As the publisher wrote it. */
  readonly raw: Readonly<Record<string, unknown>>;
  readonly record: ListedRecord;
}

export interface KnownEntityRecords {
  /** The id it has today. */
  readonly entityId: string;
  /** Listed ones first, then by source, list and reference. */
  readonly records: readonly RecordVersion[];
}

/** What is known of one entity, read from the database: the index knows neither raw records nor what is listed no more. */
@Injectable()
export class ListedEntityReader {
  constructor(private readonly database: OwnerDatabase) {}

  /** The entity that an id, also one given up since, leads to, as far as these sources know it; null where they know nothing. */
  async byId(id: string, sources: readonly SourceName[]): Promise<KnownEntityRecords | null> {
    if (!isId(id)) return null;
    const [found] = await this.database
      .manager('entities')
      .query<{ id: string }[]>(
        `SELECT coalesce(f.entity_id, e.id) AS id FROM entity e LEFT JOIN entity_referent f ON f.old_id = e.id WHERE e.id = $1`,
        [id],
      );
    return found ? this.recordsOf(found.id, sources) : null;
  }

  /** The entity a source record is part of. */
  async byRecord(
    { source, referenceId }: RecordRef,
    sources: readonly SourceName[],
  ): Promise<KnownEntityRecords | null> {
    const [found] = await this.database
      .manager('entities')
      .query<{ id: string }[]>(`SELECT entity_id AS id FROM entity_record WHERE source = $1 AND reference_id = $2`, [
        source,
        referenceId,
      ]);
    return found ? this.recordsOf(found.id, sources) : null;
  }

  private async recordsOf(entityId: string, sources: readonly SourceName[]): Promise<KnownEntityRecords | null> {
    const records = await this.database.manager('entities').query<RecordVersion[]>(RECORDS, [entityId, sources]);
    const listed = records.filter(({ removedIn }) => removedIn === null);
    const removed = records.filter(({ removedIn }) => removedIn !== null);
    return records.length > 0 ? { entityId, records: [...listed, ...removed] } : null;
  }
}

/** The newest published version of each record; the edition is the newest published one that holds it. */
const RECORDS = `
  SELECT DISTINCT ON (r.source, r.list, r.reference_id)
    r.source, r.list, r.reference_id AS "referenceId", r.content_hash AS hash, r.raw, r.record,
    held.label AS edition, held.published_at AS "publishedAt", gone.label AS "removedIn"
  FROM entity_record m
  JOIN source_record r ON r.source = m.source AND r.reference_id = m.reference_id
  JOIN list l ON l.source = r.source AND l.id = r.list
  CROSS JOIN LATERAL (
    SELECT label, published_at FROM list_edition e
    WHERE e.source = r.source AND e.list = r.list AND e.live_at IS NOT NULL
      AND e.seq <= least(l.live_edition, r.last_edition)
    ORDER BY seq DESC LIMIT 1) held
  LEFT JOIN LATERAL (
    SELECT label FROM list_edition e
    WHERE e.source = r.source AND e.list = r.list AND e.live_at IS NOT NULL
      AND e.seq > r.last_edition AND e.seq <= l.live_edition
    ORDER BY seq LIMIT 1) gone ON true
  WHERE m.entity_id = $1 AND r.source = ANY($2) AND r.first_edition <= l.live_edition
  ORDER BY r.source, r.list, r.reference_id, r.first_edition DESC`;
