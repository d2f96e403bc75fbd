import type { ListedRecord } from './listed-entity';
import type { ReasonCode } from './reason-code';

export const MATCH_QUALITIES = ['very_strong', 'strong', 'medium', 'weak', 'none'] as const;
export type MatchQuality = (typeof MATCH_QUALITIES)[number];

/** One entry of the sum: `rawScore` is exactly the sum of all `score`s (kept in integer hundredths inside). */
export interface ScoreDetail {
  readonly field: MatchField;
  readonly score: number;
  readonly reason: ReasonCode;
  /** A sentence for people, naming the asked and the listed value. */
  readonly text: string;
}

/** The field names that `matchedFields` and `scoreDetails` speak of. */
export const MATCH_FIELDS = [
  'primaryName',
  'alias',
  'identifier',
  'birthDate',
  'nationality',
  'country',
  'gender',
  'type',
] as const;
export type MatchField = (typeof MATCH_FIELDS)[number];

export interface Match {
  readonly entityId: string;
  /** Unclamped; two decimals. */
  readonly rawScore: number;
  /** `rawScore` clamped to 0..100. */
  readonly score: number;
  readonly matchQuality: MatchQuality;
  readonly scoreDetails: readonly ScoreDetail[];
  /** Fields that agreed (never a field that only cost points). */
  readonly matchedFields: readonly MatchField[];
  /** The listed name that scored best, as published, and the record it stands in. */
  readonly matchedName: string;
  readonly matchedRecord: { readonly source: string; readonly referenceId: string };
}

export interface SearchOptions {
  /** Candidates under this score are neither returned nor counted. */
  readonly minScore: number;
  /** Only what these sources say is looked at and shown; undefined is all. */
  readonly sources?: readonly string[];
  /**
   * `filter`: type, gender, nationality and country exclude records that state a different value (and still count as
   * evidence); `evidence`: they only move the score (`type` included).
   */
  readonly attributes: 'filter' | 'evidence';
  /** Zero-based position of the first match to return. */
  readonly offset: number;
  readonly limit: number;
}

/** What a comparison with one entity has in common with a search. */
export type CompareOptions = Pick<SearchOptions, 'sources' | 'attributes'>;

export interface ComparedEntity extends Match {
  /** A filter leaves the entity out of a search, whatever its score. */
  readonly filteredOut: boolean;
}

export interface SearchOutcome {
  /** All candidates at or above the floor. */
  readonly total: number;
  /** The asked page: by score, then rawScore (both descending), then entityId. */
  readonly matches: readonly FoundEntity[];
  /** The name as compared: folded Latin tokens of the query. */
  readonly nameTokens: readonly string[];
}

export interface FoundEntity extends Match {
  /** The records of the entity that the asked sources allow to be seen, primary record first. */
  readonly records: readonly ListedRecord[];
}
