import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { RATE_HEADERS, type ResponseHeader, responseHeaders } from './api-headers';
import { ErrorEnvelope } from './error-envelope.dto';
import { ERROR_CODES, type ErrorCode } from './error-codes';

const SEARCH = [
  'validation_error',
  'missing_api_key',
  'invalid_api_key',
  'inactive_account',
  'unapproved_account',
  'access_restricted',
  'source_scope',
  'page_size_limit',
  'daily_limit',
  'monthly_limit',
  'rate_limit_exceeded',
  'internal_error',
  'service_unavailable',
] as const satisfies readonly ErrorCode[];

/** Of every operation with a bearer token. */
const TENANT = [
  'validation_error',
  'unauthorized',
  'inactive_account',
  'unapproved_account',
  'access_restricted',
  'rate_limit_exceeded',
  'internal_error',
  'service_unavailable',
] as const satisfies readonly ErrorCode[];
const TENANT_SEARCH = [
  ...TENANT,
  'source_scope',
  'daily_limit',
  'monthly_limit',
] as const satisfies readonly ErrorCode[];
const BODY = ['payload_too_large', 'unsupported_media_type'] as const satisfies readonly ErrorCode[];
const SESSION = [
  'validation_error',
  'inactive_account',
  'unapproved_account',
  'rate_limit_exceeded',
  'internal_error',
  'service_unavailable',
  ...BODY,
] as const satisfies readonly ErrorCode[];

/** The failures of the kinds of operation. */
const FAILURES = {
  searchByParameters: SEARCH,
  searchByBody: [...SEARCH, ...BODY],
  tenantList: TENANT,
  tenantRead: [...TENANT, 'not_found'],
  tenantSearchByParameters: TENANT_SEARCH,
  tenantSearchByBody: [...TENANT_SEARCH, ...BODY],
  tenantExplain: [...TENANT, 'source_scope', 'not_found', ...BODY],
  tenantSettings: [...TENANT, ...BODY],
  tenantCreate: [...TENANT, 'conflict', ...BODY],
  tenantChange: [...TENANT, 'not_found', 'conflict', ...BODY],
  tenantDelete: [...TENANT, 'not_found', 'conflict'],
  login: [...SESSION, 'invalid_credentials'],
  refresh: [...SESSION, 'invalid_refresh_token'],
  session: [
    'unauthorized',
    'inactive_account',
    'unapproved_account',
    'rate_limit_exceeded',
    'internal_error',
    'service_unavailable',
  ],
  password: [...SESSION, 'unauthorized', 'invalid_credentials'],
  health: ['validation_error', 'internal_error', 'service_unavailable'],
  open: ['validation_error', 'internal_error'],
} as const satisfies Record<string, readonly ErrorCode[]>;

const HEADERS: Readonly<Record<number, readonly ResponseHeader[]>> = {
  401: ['WWW-Authenticate'],
  429: ['Retry-After'],
  503: ['Retry-After'],
};

/** What may be answered once the rate of the caller was counted. */
const AFTER_COUNTING: readonly number[] = [400, 403, 429, 500, 503];

/** Describes the failures of an operation: one response a status, naming its codes. */
export function ApiFailures(kind: keyof typeof FAILURES): MethodDecorator {
  const codes: readonly ErrorCode[] = FAILURES[kind];
  const statuses = [...new Set(codes.map((code) => ERROR_CODES[code].status))].sort((a, b) => a - b);
  return applyDecorators(
    ...statuses.map((status) => {
      const those = codes.filter((code) => ERROR_CODES[code].status === status);
      const description = those.map((code) => `\`${code}\`: ${ERROR_CODES[code].message}`).join(' ');
      const counted = codes.includes('rate_limit_exceeded') && AFTER_COUNTING.includes(status);
      return ApiResponse({
        status,
        type: ErrorEnvelope,
        description,
        headers: responseHeaders(...(HEADERS[status] ?? []), ...(counted ? RATE_HEADERS : [])),
      });
    }),
  );
}
