import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { ErrorEnvelope } from './error-envelope.dto';
import { ERROR_CODES, type ErrorCode } from './error-codes';

/** The failures of the kinds of operation, in the order of the checks. */
const FAILURES = {
  search: [
    'validation_error',
    'missing_api_key',
    'invalid_api_key',
    'inactive_account',
    'unapproved_account',
    'access_restricted',
    'source_scope',
    'payload_too_large',
    'unsupported_media_type',
    'page_size_limit',
    'daily_limit',
    'monthly_limit',
    'rate_limit_exceeded',
    'internal_error',
    'service_unavailable',
  ],
  health: ['internal_error', 'service_unavailable'],
  open: ['internal_error'],
} as const satisfies Record<string, readonly ErrorCode[]>;

/** Describes the failures of an operation: one response a status, naming its codes. */
export function ApiFailures(kind: keyof typeof FAILURES): MethodDecorator {
  const codes: readonly ErrorCode[] = FAILURES[kind];
  const statuses = [...new Set(codes.map((code) => ERROR_CODES[code].status))];
  return applyDecorators(
    ...statuses.map((status) => {
      const those = codes.filter((code) => ERROR_CODES[code].status === status);
      const description = those.map((code) => `\`${code}\`: ${ERROR_CODES[code].message}`).join(' ');
      return ApiResponse({ status, type: ErrorEnvelope, description });
    }),
  );
}
