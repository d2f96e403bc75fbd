import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ValidateNested } from 'class-validator';
import { Checked, Omissible, OneOf, Text } from '../common/validation/fields';
import { ENTITY_TYPE_ENUM } from '../entities/entity-records.dto';
import { ENTITY_TYPES, type EntityType, MATCH_QUALITIES, type MatchQuality } from '../matching/model';
import { SearchQuery } from './search-query.dto';
import { ScoreDetail } from './search-response.dto';

const PlainObject = () =>
  Checked('plainObject', (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? null : 'must be a search query',
  );

/** Two sides to compare: a query and a listed entity, or two names. */
export class MatchExplainRequest {
  /** What is asked, as in a search; its page is of no account. Goes with `entityId`. */
  @Omissible()
  @ValidateNested()
  @PlainObject()
  @Type(() => SearchQuery)
  @ApiProperty({ type: () => SearchQuery, required: false, example: { name: 'Viktor Bout', birthDate: '1967' } })
  query?: SearchQuery;

  /**
   * The listed entity. Goes with `query`.
   * @example '6e8bc430-9c3a-51d9-b0a2-5c1b6c4a0001'
   */
  @Omissible()
  @Text({ min: 1, max: 128 })
  @ApiProperty({ required: false })
  entityId?: string;

  /**
   * A name as a client gives it. Goes with `otherName`.
   * @example 'Vladmir Puttin'
   */
  @Omissible()
  @Text({ min: 2, max: 160 })
  @ApiProperty({ required: false })
  name?: string;

  /**
   * A name as a list might give it. Goes with `name`.
   * @example 'PUTIN, Vladimir Vladimirovich'
   */
  @Omissible()
  @Text({ min: 2, max: 500 })
  @ApiProperty({ required: false })
  otherName?: string;

  /** What both names are names of. Goes with `name` and `otherName`. */
  @Omissible()
  @OneOf(ENTITY_TYPES)
  @ApiProperty({ ...ENTITY_TYPE_ENUM, required: false, example: 'person' })
  type?: EntityType;
}

/** Something that kept the score under the floor. */
export class MissingPoints {
  /**
   * Reason code of the fact.
   * @example 'name_token_conflict'
   */
  reason: string;

  /**
   * What it cost, never positive. 0: the fact filters, whatever the score.
   * @example -56.25
   */
  points: number;

  /**
   * A sentence for people.
   * @example 'asked "nikolaevich" and listed "konstantinovich" contradict each other'
   */
  text: string;
}

/** How two sides compare, and why. */
export class MatchExplanation {
  /** `rawScore` clamped to 0..100. */
  @ApiProperty({ minimum: 0, maximum: 100, example: 81.82 })
  score: number;

  /**
   * The exact sum of the points in `scoreDetails`.
   * @example 81.82
   */
  rawScore: number;

  /** The band of the score. */
  @ApiProperty({ enum: MATCH_QUALITIES, enumName: 'MatchQuality', example: 'medium' })
  matchQuality: MatchQuality;

  /** Every entry of the sum. */
  scoreDetails: ScoreDetail[];

  /**
   * The fields that agreed.
   * @example ['primaryName']
   */
  matchedFields: string[];

  /**
   * Whether a search of the institution would return it: the score reaches its floor and no filter leaves it out.
   * @example true
   */
  aboveFloor: boolean;

  /** What kept it from being returned, dearest first; empty when `aboveFloor`. */
  missing: MissingPoints[];
}
