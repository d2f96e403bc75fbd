import type { SourceName } from '../../common/sources';
import type { EntityIndex } from '../../matching/entity-index';

/** An edition that answers searches. Shown in `meta.listEditions`. */
export interface LiveEdition {
  readonly source: SourceName;
  readonly list: string;
  /** The edition's label, unique in its list: the publisher's day (or that of the import) and the running number. */
  readonly edition: string;
  /** The publisher's date, RFC 3339; null where the file stated none. */
  readonly publishedAt: string | null;
  readonly demonstration: boolean;
}

/** One index and the editions it was built from. Never changed: a new edition is a new one of these. */
export interface LiveState {
  readonly index: EntityIndex;
  readonly editions: readonly LiveEdition[];
  /** Of who belongs to whom: people may judge between two editions. */
  readonly entityRevision: string;
}

/** How current one source is. The shape of `/health`. */
export interface SourceStatus {
  readonly source: SourceName;
  /** The labels of its live editions. */
  readonly version: string;
  /** When the source was last found to be as published, RFC 3339 in UTC. Of several lists, the oldest. */
  readonly refreshedAt: string;
  readonly ageHours: number;
  readonly records: number;
  readonly stale: boolean;
  readonly demonstration: boolean;
}
