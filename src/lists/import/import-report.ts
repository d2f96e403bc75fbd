import type { SourceName } from '../../common/sources';
import type { EntityType } from '../../matching/model';
import type { ListWarning } from '../source';

/** What must hold of an edition before it is published. Each may be overridden by its name. */
export const EXPECTATIONS = [
  'whole_list',
  'declared_records',
  'min_records',
  'max_fall',
  'warning_share',
  'named_records',
  'filled_fields',
  'canary',
  'not_older',
] as const;
export type ExpectationName = (typeof EXPECTATIONS)[number];

export interface FailedExpectation {
  readonly expectation: ExpectationName;
  /** A sentence for the operator, with both figures. */
  readonly message: string;
}

/** An operator's decision to publish although an expectation failed. Stored with the edition. */
export interface Override {
  readonly expectation: ExpectationName;
  readonly reason: string;
}

export interface ImportProgress {
  readonly stage: 'reading' | 'publishing';
  readonly records: number;
  /** How many there will be, where the live edition gives an idea. */
  readonly expected: number | null;
}

export interface ImportOptions {
  /** Who asked: a user name, `schedule`, `demo`. Stored with the edition. */
  readonly who: string;
  /** The bundled demonstration lists. Never mixed with real ones; refused where an operator gave the database. */
  readonly demonstration?: boolean;
  readonly overrides?: readonly Override[];
  /** Expect an edition that its publisher dates before the live one to be a mistake, such as a cache that lags behind. */
  readonly newerOnly?: boolean;
  readonly onProgress?: (progress: ImportProgress) => void;
}

export interface WarningCount {
  readonly count: number;
  /** The first few, to show what is meant. Every warning is stored with its edition. */
  readonly samples: readonly ListWarning[];
}

/** How much an edition holds, counted over the mapped records. */
export interface EditionCounts {
  readonly records: number;
  /** All names: one primary name a record, aliases and weak aliases. */
  readonly names: number;
  readonly aliases: number;
  readonly weakAliases: number;
  readonly addresses: number;
  readonly identifiers: number;
  readonly sanctions: number;
  readonly byType: Readonly<Partial<Record<EntityType, number>>>;
  /** How many records have a value in each of the fields that must stay filled. */
  readonly filled: Readonly<Record<string, number>>;
  /** What the file says it holds, counted before mapping. */
  readonly file: Readonly<Record<string, number>>;
}

/** What a file holds, without anything having been written. */
export interface CheckReport {
  readonly source: SourceName;
  readonly list: string;
  readonly format: string;
  readonly files: readonly string[];
  /** The publisher's date of the edition, RFC 3339; null where the file states none. */
  readonly publishedAt: string | null;
  readonly counts: EditionCounts;
  readonly recordsWithWarnings: number;
  readonly warnings: Readonly<Record<string, WarningCount>>;
  readonly failed: readonly FailedExpectation[];
  readonly seconds: number;
  /** The process's largest resident size so far. */
  readonly peakMemoryMb: number;
}

export interface ImportReport extends CheckReport {
  /** `refused`: an expectation failed, the last good edition still answers. `unchanged`: the live edition is this one. */
  readonly outcome: 'published' | 'unchanged' | 'refused';
  /** The edition this import made, or the live one it is equal to. */
  readonly edition: string;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}
