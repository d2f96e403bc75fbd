import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { IsOptional, ValidateNested } from 'class-validator';
import { LimitPolicyChangeBody } from '../common/limit-policy.dto';
import { PageQuery } from '../common/paging.dto';
import { Checked, Flag, Omissible, Text, WholeNumber } from '../common/validation/fields';
import { tidyText } from '../common/validation/plain-text';
import type { ApiKeyChange } from './api-key';
import {
  ADDRESS_HELP,
  addressesFault,
  DOMAIN_HELP,
  domainsFault,
  LONGEST_LABEL,
  LONGEST_OVERLAP_SECONDS,
  momentFault,
} from './api-key.rules';

export const DEFAULT_OVERLAP_SECONDS = 86_400;
const DATE_TIME = { type: 'string', format: 'date-time', example: '2026-01-31T10:15:00.000Z' } as const;

const tidyList = ({ value }: { value: unknown }): unknown => (Array.isArray(value) ? value.map(tidyText) : value);

/** Entries that each must be readable: a bad one is refused when it is saved. */
const Entries = (fault: (value: unknown) => string | null, help: string, example: string[]): PropertyDecorator =>
  applyDecorators(
    Transform(tidyList),
    Checked('entries', fault),
    ApiProperty({ type: 'string', isArray: true, maxItems: 100, description: help, example }),
  );

/** What may be set of a key. */
class ApiKeyFields {
  @Omissible()
  @Entries(domainsFault, `Websites that may use the key; none means any. ${DOMAIN_HELP}`, ['*.example.com'])
  allowedDomains?: string[];

  @Omissible()
  @Entries(addressesFault, `Addresses that may use the key; none means any. ${ADDRESS_HELP}`, ['203.0.113.0/24'])
  allowedIps?: string[];

  /** What the key may use; what is absent of it is the default, or stays. */
  @Omissible()
  @ValidateNested()
  @Checked('object', (value) => (isPlainObject(value) ? null : 'must be an object'))
  @Type(() => LimitPolicyChangeBody)
  limitPolicy?: LimitPolicyChangeBody;

  /**
   * Refuse an explicit page size above the policy with 429 `page_size_limit`, instead of capping it.
   * @example false
   */
  @Omissible()
  @Flag()
  rejectOversizePage?: boolean;

  /** When the key ends; null for never. */
  @IsOptional()
  @Checked('moment', momentFault)
  @ApiProperty({ ...DATE_TIME, nullable: true })
  expiresAt?: string | null;
}

/** A key to be created. */
@ApiSchema({ name: 'NewApiKey' })
export class CreateApiKeyBody extends ApiKeyFields {
  /**
   * What the key is for.
   * @example 'Payments back end'
   */
  @Text({ min: 1, max: LONGEST_LABEL })
  label: string;
}

/** What is to be changed of a key; what is absent stays. */
@ApiSchema({ name: 'ApiKeyChange' })
export class ChangeApiKeyBody extends ApiKeyFields {
  /**
   * What the key is for.
   * @example 'Payments back end'
   */
  @Omissible()
  @Text({ min: 1, max: LONGEST_LABEL })
  label?: string;

  /**
   * False switches the key off until it is switched on again.
   * @example true
   */
  @Omissible()
  @Flag()
  active?: boolean;
}

/** How a key is rotated. */
@ApiSchema({ name: 'ApiKeyRotation' })
export class RotateApiKeyBody {
  /** Seconds the old secret goes on working. */
  @Omissible()
  @WholeNumber({ min: 0, max: LONGEST_OVERLAP_SECONDS })
  @ApiProperty({ default: DEFAULT_OVERLAP_SECONDS, example: 3600 })
  overlapSeconds?: number;
}

/** Which keys, and which page of them. */
export class ApiKeyListQuery extends PageQuery {
  /**
   * Part of the label or of the last four characters, in any case.
   * @example 'payments'
   */
  @IsOptional()
  @Text({ min: 1, max: LONGEST_LABEL })
  q?: string;

  /**
   * Only keys that are switched on, or only those that are not.
   * @example true
   */
  @IsOptional()
  @Flag({ fromText: true })
  active?: boolean;
}

/** The wire's fields in the words of the service; what was not given is absent. */
export function apiKeyFields({ expiresAt, ...fields }: CreateApiKeyBody | ChangeApiKeyBody): ApiKeyChange {
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  return { ...given, ...(expiresAt !== undefined && { expiresAt: expiresAt === null ? null : new Date(expiresAt) }) };
}

function isPlainObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
