import type { SourceName } from '../../common/sources';
import type { Sql } from '../database-connection';
import type { EditionCounts, FailedExpectation, Override, WarningCount } from './import-report';

export interface EditionKey {
  readonly id: string;
  readonly source: SourceName;
  readonly list: string;
  readonly seq: number;
}

/** The edition that answers now. */
export interface LiveEditionRow {
  readonly seq: number;
  readonly label: string;
  readonly hash: string;
  readonly demonstration: boolean;
  readonly counts: EditionCounts;
}

/** The version of a record that answers now. */
export interface LiveVersion {
  readonly id: string;
  readonly contentHash: string;
}

export interface NewEdition extends EditionKey {
  readonly demonstration: boolean;
  readonly importedAt: Date;
  readonly hash: string;
  readonly format: string;
  readonly who: string;
}

/** What is known of an edition once it has been read. */
export interface EditionFindings {
  readonly label: string;
  readonly publishedAt: string | null;
  readonly counts: EditionCounts;
  readonly warnings: Readonly<Record<string, WarningCount>>;
  readonly overrides: readonly Override[];
}

/** The questions an import asks of the editions of a list, on the connection that holds the import's lock. */
export class EditionRepository {
  constructor(private readonly sql: Sql) {}

  /** True when this connection now holds the source's lock; it is freed with the connection at the latest. */
  async lockSource(source: SourceName): Promise<boolean> {
    const { rows } = await this.sql.query<{ locked: boolean }>(
      `SELECT pg_try_advisory_lock(hashtextextended('import of ' || $1, 0)) AS locked`,
      [source],
    );
    return rows[0]?.locked === true;
  }

  async ensureList(source: SourceName, list: string, title: string): Promise<void> {
    await this.sql.query(
      `INSERT INTO list (source, id, title) VALUES ($1, $2, $3)
       ON CONFLICT (source, id) DO UPDATE SET title = excluded.title WHERE list.title <> excluded.title`,
      [source, list, title],
    );
  }

  async liveEdition(source: SourceName, list: string): Promise<LiveEditionRow | null> {
    const { rows } = await this.sql.query<LiveEditionRow>(
      `SELECT e.seq, e.label, e.hash, e.demonstration, e.counts
       FROM list l JOIN list_edition e ON e.source = l.source AND e.list = l.id AND e.seq = l.live_edition
       WHERE l.source = $1 AND l.id = $2`,
      [source, list],
    );
    return rows[0] ?? null;
  }

  /** True when any list of the source shows what its publisher listed, rather than the demonstration. */
  async holdsOfficialList(source: SourceName): Promise<boolean> {
    const { rowCount } = await this.sql.query(
      `SELECT 1 FROM list_edition WHERE source = $1 AND state = 'published' AND NOT demonstration LIMIT 1`,
      [source],
    );
    return (rowCount ?? 0) > 0;
  }

  async liveVersions(source: SourceName, list: string, liveSeq: number): Promise<Map<string, LiveVersion>> {
    const { rows } = await this.sql.query<LiveVersion & { referenceId: string }>(
      `SELECT id, reference_id AS "referenceId", content_hash AS "contentHash"
       FROM source_record
       WHERE source = $1 AND list = $2 AND first_edition <= $3 AND (last_edition IS NULL OR last_edition >= $3)`,
      [source, list, liveSeq],
    );
    return new Map(rows.map(({ referenceId, ...version }) => [referenceId, version]));
  }

  /** One above every edition the list ever had, whatever became of it. */
  async nextSeq(source: SourceName, list: string): Promise<number> {
    const { rows } = await this.sql.query<{ next: number }>(
      `SELECT coalesce(max(seq), 0) + 1 AS next FROM list_edition WHERE source = $1 AND list = $2`,
      [source, list],
    );
    return rows[0]?.next ?? 1;
  }

  async stage(edition: NewEdition, label: string): Promise<void> {
    await this.sql.query(
      `INSERT INTO list_edition
         (id, source, list, seq, label, state, demonstration, imported_at, hash, format, requested_by)
       VALUES ($1, $2, $3, $4, $5, 'staged', $6, $7, $8, $9, $10)`,
      [
        edition.id,
        edition.source,
        edition.list,
        edition.seq,
        label,
        edition.demonstration,
        edition.importedAt,
        edition.hash,
        edition.format,
        edition.who,
      ],
    );
  }

  async describe(edition: EditionKey, found: EditionFindings): Promise<void> {
    await this.sql.query(
      `UPDATE list_edition SET label = $2, published_at = $3, counts = $4, warnings = $5, overrides = $6 WHERE id = $1`,
      [
        edition.id,
        found.label,
        found.publishedAt,
        JSON.stringify(found.counts),
        JSON.stringify(found.warnings),
        JSON.stringify(found.overrides),
      ],
    );
  }

  async refuse(
    edition: EditionKey,
    reasons: readonly (FailedExpectation | { readonly message: string })[],
  ): Promise<void> {
    await this.dropRecords(edition);
    await this.sql.query(`UPDATE list_edition SET state = 'refused', refusals = $2 WHERE id = $1`, [
      edition.id,
      JSON.stringify(reasons),
    ]);
  }

  async forget(edition: EditionKey): Promise<void> {
    await this.dropRecords(edition);
    await this.sql.query(`DELETE FROM list_edition WHERE id = $1`, [edition.id]);
  }

  /** What an import left behind that did not come to its end. Returns how many editions that were. */
  async abandonStaged(source: SourceName): Promise<number> {
    await this.sql.query(
      `DELETE FROM source_record r USING list_edition e
       WHERE e.source = $1 AND e.state = 'staged'
         AND r.source = e.source AND r.list = e.list AND r.first_edition = e.seq`,
      [source],
    );
    const { rowCount } = await this.sql.query(
      `UPDATE list_edition SET state = 'abandoned' WHERE source = $1 AND state = 'staged'`,
      [source],
    );
    return rowCount ?? 0;
  }

  private async dropRecords({ source, list, seq }: EditionKey): Promise<void> {
    await this.sql.query(`DELETE FROM source_record WHERE source = $1 AND list = $2 AND first_edition = $3`, [
      source,
      list,
      seq,
    ]);
  }
}
