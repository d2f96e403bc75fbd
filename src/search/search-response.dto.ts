import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { LimitPolicyBody } from '../common/limit-policy.dto';
import { SOURCES } from '../common/sources';
import { MATCH_QUALITIES, type MatchQuality } from '../matching/model';
import { AddressRecord, AliasRecord, EntityRecord, IdentifierRecord, SanctionRecord } from './entity-records.dto';

export const COLLECTIONS = ['Entity', 'Sanction', 'Alias', 'Identifier', 'Address', 'Source'] as const;
export type Collection = (typeof COLLECTIONS)[number];

/** One entry of the sum that is the score. */
export class ScoreDetail {
  /** @example 'primaryName' */
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
  @ApiProperty({ enum: COLLECTIONS, enumName: 'Collection', example: 'Entity' })
  collection: Collection;

  /** @example ['primaryName', 'type'] */
  fields: string[];

  /** @example true */
  matched: boolean;
}

/** A sanction in short. */
export class SanctionSummary {
  /** @example 'OFAC' */
  source: string;

  /** @example 'RUSSIA-EO14024' */
  program: string | null;

  /** @example 'SDN List' */
  regime: string | null;

  /** @example '35096' */
  referenceId: string | null;

  /** @example '2012-12-31T00:00:00.000Z' */
  @ApiProperty({ type: 'string', format: 'date-time' })
  listedAt: string | null;
}

/** Why the candidate matched. */
export class SearchExplanation {
  /** @example ['primaryName', 'birthDate'] */
  matchedFields: string[];

  scoreDetails: ScoreDetail[];

  /** All six collections, whether they matched or not. */
  collectionsChecked: CollectionCheck[];

  /** `all`, or the sources searched. */
  @ApiProperty({
    oneOf: [
      { type: 'string', enum: ['all'] },
      { type: 'array', items: { type: 'string' } },
    ],
    example: 'all',
  })
  sourceScope: 'all' | string[];

  /** @example ['OFAC'] */
  matchedSources: string[];

  references: SanctionSummary[];
}

/** One candidate. */
export class SearchResultItem {
  entity: EntityRecord;
  sanctions: SanctionRecord[];
  aliases: AliasRecord[];
  addresses: AddressRecord[];
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
  @ApiProperty({ enum: MATCH_QUALITIES, enumName: 'MatchQuality', example: 'very_strong' })
  matchQuality: MatchQuality;

  scoreDetails: ScoreDetail[];

  /** @example ['primaryName', 'birthDate'] */
  matchedFields: string[];

  explanation: SearchExplanation;
}

/** Which engine answered, and with which parameters. */
export class MatchingStrategy {
  /** @example 'name-alignment' */
  name: string;

  /** @example '1.0.0' */
  version: string;

  /**
   * Changes with any parameter.
   * @example 'b0c4de9f5a1e2b77'
   */
  parametersHash: string;

  /**
   * Candidates under this score are not returned.
   * @example 50
   */
  minScore: number;
}

/** One list that was searched. */
export class ListEdition {
  /** @example 'OFAC' */
  source: string;

  /** @example 'sdn' */
  list: string;

  /** @example '2026-07-31-3f9a2c' */
  edition: string;

  /** @example '2026-07-31T00:00:00.000Z' */
  @ApiProperty({ type: 'string', format: 'date-time' })
  publishedAt: string | null;
}

const SCOPE = {
  oneOf: [
    { type: 'string', enum: ['all'] },
    { type: 'array', items: { type: 'string', enum: [...SOURCES] } },
  ],
  example: 'all',
};

/** Sources as asked, as allowed, as searched. */
export class SourceScope {
  @ApiProperty(SCOPE)
  requested: 'all' | string[];

  @ApiProperty(SCOPE)
  allowed: 'all' | string[];

  @ApiProperty(SCOPE)
  effective: 'all' | string[];
}

/** The query as it was understood. */
export class NormalizedQuery {
  /** @example 'Vladimir Putin' */
  name: string;
  /** @example 'person' */
  type?: string;
  /** @example 'male' */
  gender?: string;
  /** @example '1952-10-07' */
  birthDate?: string;
  /** @example 'Russia' */
  nationality?: string;
  /** @example 'Russia' */
  country?: string;
  /** @example ['OFAC'] */
  sources?: string[];
  /** @example '9187629' */
  identifier?: string;
  identifiers?: NormalizedIdentifier[];
  @ApiProperty({ type: 'integer', example: 1 })
  page: number;
  @ApiProperty({ type: 'integer', example: 25 })
  pageSize: number;
  /** @example ['vladimir', 'putin'] */
  nameTokens: string[];
}

/** A typed identifier of the query. */
export class NormalizedIdentifier {
  /** @example 'passport' */
  type: string;
  /** @example '9187629' */
  value: string;
}

/** How the answer came about. */
export class SearchMeta {
  /** @example '0199c1b4-6f3a-7c21-9d43-3a1b0f6f2f10' */
  institutionId: string | null;

  /** @example '0199c1b4-7010-7f55-8a0e-1d2f6f9f7a02' */
  apiKeyId: string | null;

  normalizedQuery: NormalizedQuery;
  sourceScope: SourceScope;

  /** @example ['Entity', 'Sanction', 'Alias', 'Identifier', 'Address', 'Source'] */
  searchedCollections: string[];

  /** @example ['primaryName', 'aliases', 'identifiers'] */
  searchableFields: string[];

  matchingStrategy: MatchingStrategy;
  limitPolicy: LimitPolicyBody;

  /** @example ['OFAC', 'UN_CONSOLIDATED'] */
  requestedSources: string[];

  /** @example ['OFAC'] */
  effectiveSources: string[];

  listEditions: ListEdition[];
}

/** The answer of a search. */
@ApiExtraModels(SearchMeta)
export class SearchResponse {
  /**
   * Always true.
   * @example true
   */
  status: boolean;

  /** All candidates at or above the floor. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 1 })
  total: number;

  @ApiProperty({ type: 'integer', minimum: 1, example: 1 })
  page: number;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: 100, example: 25 })
  pageSize: number;

  /** Ordered by score, then by rawScore (both descending), then by entityId. */
  results: SearchResultItem[];

  @ApiProperty({ oneOf: [{ $ref: getSchemaPath(SearchMeta) }, { type: 'null' }] })
  meta: SearchMeta | null;
}
