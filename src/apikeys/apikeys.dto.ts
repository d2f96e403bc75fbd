import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { IsOptional, ValidateNested } from 'class-validator';
import { LimitPolicyBody, limitPolicyBody, LimitPolicyChangeBody } from '../common/limit-policy.dto';
import { PageQuery, PaginatedBody } from '../common/paging.dto';
import { Checked, Flag, Omissible, Text, WholeNumber } from '../common/validation/fields';
import { tidyText } from '../common/validation/plain-text';
import type { ApiKey, ApiKeyChange, IssuedKey } from './api-key';
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

/** An API key: everything but its secret. */
@ApiSchema({ name: 'ApiKey' })
export class ApiKeyBody {
  /**
   * Identifies it, for good.
   * @example '0199c1b4-6f3a-7c21-9d43-3a1b0f6f2f10'
   */
  id: string;

  /**
   * The institution it belongs to.
   * @example '0199c1b4-5d11-7a02-8a3e-6f2f103a1b0f'
   */
  institutionId: string;

  /**
   * What people call the key.
   * @example 'Payments back end'
   */
  label: string;

  /**
   * The last four characters of the secret.
   * @example 'x7Qf'
   */
  last4: string;

  /**
   * False refuses the key.
   * @example true
   */
  active: boolean;

  /**
   * `host` or `*.host`, optionally with a port; empty allows any website.
   * @example ['*.example.com']
   */
  allowedDomains: string[];

  /**
   * Addresses and CIDR blocks; empty allows any address.
   * @example ['203.0.113.0/24']
   */
  allowedIps: string[];

  /** What the key may use. */
  limitPolicy: LimitPolicyBody;

  /**
   * True refuses a page size above the policy instead of capping it.
   * @example false
   */
  rejectOversizePage: boolean;

  /** When the key ends by itself; null for never. */
  @ApiProperty({ ...DATE_TIME, nullable: true })
  expiresAt: string | null;

  /** To the minute; null before the first use. */
  @ApiProperty({ ...DATE_TIME, nullable: true })
  lastUsedAt: string | null;

  /**
   * The id of the user who created it, or `operator`.
   * @example '0199c1b4-7a55-7d10-b2c4-93f1d0a2e6b8'
   */
  createdBy: string;

  /** When it was made. */
  @ApiProperty(DATE_TIME)
  createdAt: string;

  /** When it was last changed. */
  @ApiProperty(DATE_TIME)
  updatedAt: string;
}

/** A key with its secret. */
@ApiSchema({ name: 'IssuedApiKey' })
export class IssuedApiKeyBody extends ApiKeyBody {
  /**
   * The secret, told this once and nowhere else.
   * @example 'ssk_live_…'
   */
  key?: string;

  /**
   * True where this is the repeated answer to an `Idempotency-Key`, which lacks the secret.
   * @example true
   */
  secretWithheld?: boolean;
}

/** A page of keys, newest first. */
export class PaginatedApiKeys extends PaginatedBody {
  /** The page, newest first. */
  items: ApiKeyBody[];
}

export const apiKeyBody = (key: ApiKey): ApiKeyBody => ({
  id: key.id,
  institutionId: key.institutionId,
  label: key.label,
  last4: key.last4,
  active: key.active,
  allowedDomains: [...key.allowedDomains],
  allowedIps: [...key.allowedIps],
  limitPolicy: limitPolicyBody(key.limitPolicy),
  rejectOversizePage: key.rejectOversizePage,
  expiresAt: key.expiresAt?.toISOString() ?? null,
  lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
  createdBy: key.createdBy,
  createdAt: key.createdAt.toISOString(),
  updatedAt: key.updatedAt.toISOString(),
});

export const issuedApiKeyBody = ({ apiKey, key }: IssuedKey): IssuedApiKeyBody => ({ ...apiKeyBody(apiKey), key });

/** The wire's fields in the words of the service; what was not given is absent. */
export function apiKeyFields({ expiresAt, ...fields }: CreateApiKeyBody | ChangeApiKeyBody): ApiKeyChange {
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  return { ...given, ...(expiresAt !== undefined && { expiresAt: expiresAt === null ? null : new Date(expiresAt) }) };
}

function isPlainObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
