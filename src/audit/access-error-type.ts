import type { ErrorCode } from '../common/error-codes';

/** Why an access with a key was refused, in the words of its log. */
export const ACCESS_ERROR_TYPES = [
  'missing_key',
  'invalid_key',
  'inactive_key',
  'inactive_institution',
  'unapproved_institution',
  'domain_restriction',
  'ip_restriction',
  'service_unavailable',
] as const;
export type AccessErrorType = (typeof ACCESS_ERROR_TYPES)[number];

/** What the caller is told of each. */
export const CODE_OF_ACCESS_ERROR: Readonly<Record<AccessErrorType, ErrorCode>> = {
  missing_key: 'missing_api_key',
  invalid_key: 'invalid_api_key',
  inactive_key: 'invalid_api_key',
  inactive_institution: 'inactive_account',
  unapproved_institution: 'unapproved_account',
  domain_restriction: 'access_restricted',
  ip_restriction: 'access_restricted',
  service_unavailable: 'service_unavailable',
};
