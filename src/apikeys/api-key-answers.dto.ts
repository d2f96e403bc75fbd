import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { LimitPolicyBody, limitPolicyBody } from '../common/limit-policy.dto';
import { PaginatedBody } from '../common/paging.dto';
import type { ApiKey, IssuedKey } from './api-key';

const DATE_TIME = { type: 'string', format: 'date-time', example: '2026-01-31T10:15:00.000Z' } as const;

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
