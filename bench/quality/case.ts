import type { EntityType } from '../../src/matching/matching';

export type Half = 'tuning' | 'reporting';

/** Where a labelled pair comes from; the sub-kind says more (`typo`, `cyrillic`). */
export type Category =
  | 'uk-spelling'
  | 'other-list'
  | 'hidden-alias'
  | 'altered'
  | 'script'
  | 'different'
  | 'one-name-changed'
  | 'handwritten';

/** One asked name against all names of one listed thing (the hidden one left out), and whether they are the same. */
export interface PairCase {
  readonly category: Category;
  readonly kind: string;
  readonly asked: string;
  readonly listed: readonly string[];
  readonly type: EntityType;
  readonly same: boolean;
  readonly half: Half;
}

/** A misspelt name and the record it should find. */
export interface SearchCase {
  readonly asked: string;
  readonly wanted: string;
  readonly half: Half;
}

/** Somebody who is on no list. */
export interface InnocentCase {
  readonly asked: string;
  readonly group: string;
  readonly company: boolean;
  readonly birthDate?: string;
  readonly nationality?: string;
  readonly half: Half;
}
