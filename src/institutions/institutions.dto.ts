import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { LimitPolicyBody, limitPolicyBody } from '../common/limit-policy.dto';
import { Checked, Flag, Omissible, Text } from '../common/validation/fields';
import type { Institution } from './institution';
import { isScore, LONGEST_NAME, SHORTEST_NAME } from './institution.rules';

const DATE_TIME = { type: 'string', format: 'date-time', example: '2026-01-31T10:15:00.000Z' } as const;

const Score = (description: string, example: number): PropertyDecorator =>
  applyDecorators(
    Checked('score', (value) => (isScore(value) ? null : 'must be a number from 0 to 100')),
    ApiProperty({ type: 'number', minimum: 0, maximum: 100, description, example }),
  );

/** The settings an admin may change; what is absent stays. */
@ApiSchema({ name: 'InstitutionChange' })
export class ChangeInstitutionBody {
  /**
   * The name as people write it; the slug does not change with it.
   * @example 'Anadolu Example Bank'
   */
  @Omissible()
  @Text({ min: SHORTEST_NAME, max: LONGEST_NAME })
  name?: string;

  @Omissible()
  @Score('Candidates under this score are not returned.', 50)
  minScore?: number;

  @Omissible()
  @Score("The floor of a screening's hits.", 70)
  alertScore?: number;

  /**
   * Closing a screening takes two people.
   * @example false
   */
  @Omissible()
  @Flag()
  fourEyes?: boolean;

  /**
   * A screening without hits is cleared by itself.
   * @example false
   */
  @Omissible()
  @Flag()
  autoClear?: boolean;

  /**
   * A screening with open hits cannot be cleared.
   * @example false
   */
  @Omissible()
  @Flag()
  strictHits?: boolean;
}

/** An institution with its settings. */
@ApiSchema({ name: 'Institution' })
export class InstitutionBody {
  /**
   * Identifies it, for good.
   * @example '0199c1b4-5d11-7a02-8a3e-6f2f103a1b0f'
   */
  id: string;

  /**
   * The name as people write it.
   * @example 'Anadolu Example Bank'
   */
  name: string;

  /**
   * Made from the first name, unchanging.
   * @example 'anadolu-example-bank'
   */
  slug: string;

  /**
   * Set by the operator.
   * @example true
   */
  approved: boolean;

  /**
   * Set by the operator.
   * @example true
   */
  active: boolean;

  /** What the institution may use; set by the operator. */
  limitPolicy: LimitPolicyBody;

  /**
   * Candidates under this score are not returned.
   * @example 50
   */
  minScore: number;

  /**
   * The floor of a screening's hits.
   * @example 70
   */
  alertScore: number;

  /**
   * Closing a screening takes two people.
   * @example false
   */
  fourEyes: boolean;

  /**
   * A screening without hits is cleared by itself.
   * @example false
   */
  autoClear: boolean;

  /**
   * A screening with open hits cannot be cleared.
   * @example false
   */
  strictHits: boolean;

  /** When it was made. */
  @ApiProperty(DATE_TIME)
  createdAt: string;

  /** When it was last changed. */
  @ApiProperty(DATE_TIME)
  updatedAt: string;
}

export const institutionBody = (institution: Institution): InstitutionBody => ({
  id: institution.id,
  name: institution.name,
  slug: institution.slug,
  approved: institution.approved,
  active: institution.active,
  limitPolicy: limitPolicyBody(institution.limitPolicy),
  minScore: institution.minScore,
  alertScore: institution.alertScore,
  fourEyes: institution.fourEyes,
  autoClear: institution.autoClear,
  strictHits: institution.strictHits,
  createdAt: institution.createdAt.toISOString(),
  updatedAt: institution.updatedAt.toISOString(),
});
