import { ApiProperty } from '@nestjs/swagger';
import { CANONICAL_SOURCE_ENUM, LimitPolicyBody } from '../common/limit-policy.dto';
import { type EntityType } from '../matching/model';
import { ENTITY_TYPE_ENUM } from '../entities/entity-records.dto';

/** Which engine answered, and with which parameters. */
export class MatchingStrategy {
  /**
   * How names are compared.
   * @example 'name-alignment'
   */
  name: string;

  /**
   * The version of the engine.
   * @example '1.0.0'
   */
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
  /**
   * The source that publishes it.
   * @example 'OFAC'
   */
  source: string;

  /**
   * The list within the source.
   * @example 'sdn'
   */
  list: string;

  /**
   * Which of its editions answered.
   * @example '2026-07-31-3f9a2c'
   */
  edition: string;

  /**
   * When its publisher issued it, where it says so.
   * @example '2026-07-31T00:00:00.000Z'
   */
  @ApiProperty({ type: 'string', format: 'date-time' })
  publishedAt: string | null;
}

/** `all`, or sources. */
export const SCOPE_SCHEMA = {
  oneOf: [
    { type: 'string', const: 'all' },
    { type: 'array', items: { $ref: '#/components/schemas/CanonicalSource' } },
  ],
  example: ['OFAC'],
};

/** Sources as asked, as allowed, as searched. */
export class SourceScope {
  /** The sources asked for. */
  @ApiProperty(SCOPE_SCHEMA)
  requested: 'all' | string[];

  /** The sources that key and institution allow. */
  @ApiProperty(SCOPE_SCHEMA)
  allowed: 'all' | string[];

  /** The sources searched: what is asked for and allowed. */
  @ApiProperty(SCOPE_SCHEMA)
  effective: 'all' | string[];
}

/** A typed identifier of the query. */
export class NormalizedIdentifier {
  /**
   * Kind of identifier, as given.
   * @example 'passport'
   */
  type: string;

  /**
   * The identifier, as given.
   * @example '9187629'
   */
  value: string;
}

/** The query as it was understood, in canonical values. */
export class NormalizedQuery {
  /**
   * The name, tidied.
   * @example 'Vladimir Putin'
   */
  name: string;

  /** The entity type asked for. */
  @ApiProperty({ ...ENTITY_TYPE_ENUM, example: 'person' })
  type?: EntityType;

  /**
   * `male`, `female` or `other`.
   * @example 'male'
   */
  gender?: string;

  /**
   * The date of birth, as given.
   * @example '1952-10-07'
   */
  birthDate?: string;

  /**
   * English short name of the country.
   * @example 'Russia'
   */
  nationality?: string;

  /**
   * English short name of the country.
   * @example 'Russia'
   */
  country?: string;

  /** The sources asked for, where there are any. */
  @ApiProperty({ ...CANONICAL_SOURCE_ENUM, isArray: true, example: ['OFAC'] })
  sources?: string[];

  /**
   * The single identifier, as given.
   * @example '9187629'
   */
  identifier?: string;

  /** The typed identifiers, where there are any. */
  identifiers?: NormalizedIdentifier[];

  /** One-based page. */
  @ApiProperty({ type: 'integer', minimum: 1, example: 1 })
  page: number;

  /** Results a page, after the policy's cap. */
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 100, example: 25 })
  pageSize: number;

  /**
   * The words of the name as they are compared.
   * @example ['vladimir', 'putin']
   */
  nameTokens: string[];
}

/** How the answer came about. */
export class SearchMeta {
  /**
   * The institution that asked.
   * @example '0199c1b4-6f3a-7c21-9d43-3a1b0f6f2f10'
   */
  institutionId: string | null;

  /**
   * The key it asked with; null for a person who signed in.
   * @example '0199c1b4-7010-7f55-8a0e-1d2f6f9f7a02'
   */
  apiKeyId: string | null;

  /** The query as it was understood. */
  normalizedQuery: NormalizedQuery;

  /** Sources as asked, as allowed, as searched. */
  sourceScope: SourceScope;

  /**
   * The kinds of record that were looked at.
   * @example ['Entity', 'Sanction', 'Alias', 'Identifier', 'Address', 'Source']
   */
  searchedCollections: string[];

  /**
   * The fields a query is compared with.
   * @example ['primaryName', 'aliases', 'identifiers']
   */
  searchableFields: string[];

  /** Which engine answered, and with which parameters. */
  matchingStrategy: MatchingStrategy;

  /** The policy in force: of key and institution the tighter. */
  limitPolicy: LimitPolicyBody;

  /** The sources asked for; empty where the request names none. */
  @ApiProperty({ ...CANONICAL_SOURCE_ENUM, isArray: true, example: ['OFAC', 'UN_CONSOLIDATED'] })
  requestedSources: string[];

  /** The sources searched, after access policy. */
  @ApiProperty({ ...CANONICAL_SOURCE_ENUM, isArray: true, example: ['OFAC'] })
  effectiveSources: string[];

  /** The editions that answered, of the sources searched. */
  listEditions: ListEdition[];
}
