import { ApiProperty } from '@nestjs/swagger';
import { MATCH_QUALITIES, type MatchQuality } from '../matching/model';
import {
  AddressRecord,
  AliasRecord,
  EntityRecord,
  IdentifierRecord,
  SanctionRecord,
} from '../entities/entity-records.dto';
import { SCOPE_SCHEMA, SearchMeta } from './search-meta.dto';

export const COLLECTIONS = ['Entity', 'Sanction', 'Alias', 'Identifier', 'Address', 'Source'] as const;
export type Collection = (typeof COLLECTIONS)[number];

/** One entry of the sum that is the score. */
export class ScoreDetail {
  /**
   * What was compared.
   * @example 'primaryName'
   */
  field: string;

  /**
   * Points, negative where something speaks against the match.
   * @example 100
   */
  score: number;

  /**
   * Stable, machine-readable.
   * @example 'exact_primary_name'
   */
  reason: string;

  /**
   * A sentence for people.
   * @example 'The name equals the primary name "PUTIN, Vladimir Vladimirovich".'
   */
  text: string;
}

/** One place that was looked at. */
export class CollectionCheck {
  /** The kind of record. */
  @ApiProperty({
    enum: COLLECTIONS,
    enumName: 'Collection',
    enumSchema: { description: 'A kind of record that is looked at.' },
    example: 'Entity',
  })
  collection: Collection;

  /**
   * The fields of it that were compared.
   * @example ['primaryName', 'type']
   */
  fields: string[];

  /**
   * Whether any of them agreed.
   * @example true
   */
  matched: boolean;
}

/** A sanction in short. */
export class SanctionSummary {
  /**
   * The source that published it.
   * @example 'OFAC'
   */
  source: string;

  /**
   * The programme, in the publisher's own words.
   * @example 'RUSSIA-EO14024'
   */
  program: string | null;

  /**
   * The regime or the list of the publisher.
   * @example 'SDN List'
   */
  regime: string | null;

  /**
   * The publisher's own reference.
   * @example '35096'
   */
  referenceId: string | null;

  /**
   * When it was listed, as far as the publisher says.
   * @example '2012-12-31T00:00:00.000Z'
   */
  @ApiProperty({ type: 'string', format: 'date-time' })
  listedAt: string | null;
}

/** Why the candidate matched. */
export class SearchExplanation {
  /**
   * The fields that agreed.
   * @example ['primaryName', 'birthDate']
   */
  matchedFields: string[];

  /** Every entry of the sum. */
  scoreDetails: ScoreDetail[];

  /** All six collections, whether they matched or not. */
  collectionsChecked: CollectionCheck[];

  /** `all`, or the sources searched. */
  @ApiProperty(SCOPE_SCHEMA)
  sourceScope: 'all' | string[];

  /**
   * The sources whose records of the entity are shown.
   * @example ['OFAC']
   */
  matchedSources: string[];

  /** Every sanction of the entity, in short. */
  references: SanctionSummary[];
}

/** One candidate. */
export class SearchResultItem {
  /** The matched entity. */
  entity: EntityRecord;

  /** Every programme it is listed under. */
  sanctions: SanctionRecord[];

  /** Every name but the primary one. */
  aliases: AliasRecord[];

  /** Its addresses. */
  addresses: AddressRecord[];

  /** Its identifiers. */
  identifiers: IdentifierRecord[];

  /** `rawScore` clamped to 0..100. */
  @ApiProperty({ minimum: 0, maximum: 100, example: 100 })
  score: number;

  /**
   * The exact sum of `scoreDetails`.
   * @example 106.5
   */
  rawScore: number;

  /** `very_strong` from 95, `strong` from 85, `medium` from 70, `weak` from 50, else `none`. */
  @ApiProperty({
    enum: MATCH_QUALITIES,
    enumName: 'MatchQuality',
    enumSchema: { description: 'How strong a match is, by its score.' },
    example: 'very_strong',
  })
  matchQuality: MatchQuality;

  /** Every entry of the sum that is the score. */
  scoreDetails: ScoreDetail[];

  /**
   * The fields that agreed.
   * @example ['primaryName', 'birthDate']
   */
  matchedFields: string[];

  /** Why it matched. */
  explanation: SearchExplanation;
}

/** The answer of a search. */
export class SearchResponse {
  /**
   * Always true.
   * @example true
   */
  status: boolean;

  /** All candidates at or above the floor. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 1 })
  total: number;

  /** One-based page. */
  @ApiProperty({ type: 'integer', minimum: 1, example: 1 })
  page: number;

  /** Results a page, after the policy's cap. */
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 100, example: 25 })
  pageSize: number;

  /** Ordered by score, then by rawScore (both descending), then by entityId. */
  results: SearchResultItem[];

  /** How the answer came about. */
  @ApiProperty({ type: () => SearchMeta, nullable: true })
  meta: SearchMeta | null;
}
