import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsArray, IsOptional } from 'class-validator';
import type { LimitPolicy } from './limit-policy';
import { MOST_SEARCHES } from './limit-policy.rules';
import { ACCEPTED_SOURCE_NAMES, canonicalSource, type SourceName, SOURCES } from './sources';
import { Flag, Omissible, OneOf, WholeNumber } from './validation/fields';

/** How a canonical source is described, wherever one stands. */
export const CANONICAL_SOURCE_ENUM = {
  enum: SOURCES,
  enumName: 'CanonicalSource',
  enumSchema: { description: 'A source, in its canonical name.' },
};

/** What a key or an institution may use. */
@ApiSchema({ name: 'LimitPolicy' })
export class LimitPolicyBody {
  /**
   * True switches the daily and monthly limits off.
   * @example false
   */
  unlimited: boolean;

  /** Successful searches a UTC day; null where there is no such limit. */
  @ApiProperty({ type: 'integer', example: 1000 })
  dailyLimit: number | null;

  /** Successful searches a UTC month; null where there is no such limit. */
  @ApiProperty({ type: 'integer', example: 20000 })
  monthlyLimit: number | null;

  /** Largest page size. */
  @ApiProperty({ type: 'integer', example: 100 })
  maxPageSize: number;

  /** Sources that may be searched. */
  @ApiProperty({ ...CANONICAL_SOURCE_ENUM, isArray: true, example: ['OFAC', 'UN_CONSOLIDATED'] })
  allowedSources: SourceName[];
}

export const limitPolicyBody = (policy: LimitPolicy): LimitPolicyBody => ({
  ...policy,
  allowedSources: [...policy.allowedSources],
});

/** A number of searches that may also be null. */
const CountLimit = (description: string, example: number): PropertyDecorator =>
  applyDecorators(
    IsOptional(),
    WholeNumber({ min: 0, max: MOST_SEARCHES }),
    ApiProperty({ type: 'integer', nullable: true, description, example }),
  );

/** What is to be set of a policy; what is absent stays. */
@ApiSchema({ name: 'LimitPolicyChange' })
export class LimitPolicyChangeBody {
  /**
   * True switches the daily and monthly limits off. Giving a limit without it means false; false without any limit sets 1,000 a day
   * and 20,000 a month.
   * @example false
   */
  @Omissible()
  @Flag()
  unlimited?: boolean;

  @CountLimit('Successful searches a UTC day; null for no such limit.', 1000)
  dailyLimit?: number | null;

  @CountLimit('Successful searches a UTC month; null for no such limit.', 20000)
  monthlyLimit?: number | null;

  /** Largest page size. */
  @Omissible()
  @WholeNumber({ min: 1, max: 100 })
  @ApiProperty({ example: 50 })
  maxPageSize?: number;

  /** Sources that may be searched, in any accepted name; an empty list allows none. */
  @Omissible()
  @OneOf(ACCEPTED_SOURCE_NAMES, { each: true })
  @IsArray({ message: 'must be a list of sources' })
  @Transform(({ value }: { value: unknown }) => canonicalSources(value))
  @ApiProperty({ ...CANONICAL_SOURCE_ENUM, isArray: true, example: ['OFAC', 'UN_CONSOLIDATED'] })
  allowedSources?: SourceName[];
}

/** Names that are none are left for the check to refuse. */
function canonicalSources(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((name: unknown) => (typeof name === 'string' ? (canonicalSource(name) ?? name) : name));
}
