/** Every code a caller can meet, its HTTP status and the sentence used where the thrower gives none. */
export const ERROR_CODES = {
  validation_error: { status: 400, message: 'The request is not valid.' },
  missing_api_key: { status: 401, message: 'An API key is needed: send it in the header x-api-key.' },
  invalid_api_key: { status: 401, message: 'This API key is not valid.' },
  unauthorized: { status: 401, message: 'A valid bearer token is needed: sign in with POST /auth/login.' },
  invalid_credentials: { status: 401, message: 'The e-mail address or the password is wrong.' },
  invalid_refresh_token: { status: 401, message: 'This refresh token is not valid: sign in again.' },
  inactive_account: { status: 403, message: 'This account is not active.' },
  unapproved_account: { status: 403, message: 'This institution is not approved yet.' },
  access_restricted: { status: 403, message: 'This is not allowed with these credentials from here.' },
  source_scope: { status: 403, message: 'None of the requested sources may be searched with these credentials.' },
  not_found: { status: 404, message: 'There is nothing at this address.' },
  method_not_allowed: { status: 405, message: 'This method is not allowed at this address.' },
  conflict: { status: 409, message: 'The request conflicts with the present state.' },
  payload_too_large: { status: 413, message: 'The body is larger than 100 KiB.' },
  unsupported_media_type: { status: 415, message: 'The body must be sent as application/json.' },
  page_size_limit: { status: 429, message: 'This page size is larger than the policy allows.' },
  daily_limit: { status: 429, message: 'The daily limit is used up.' },
  monthly_limit: { status: 429, message: 'The monthly limit is used up.' },
  rate_limit_exceeded: { status: 429, message: 'Too many requests: wait and try again.' },
  internal_error: { status: 500, message: 'Something went wrong on our side.' },
  service_unavailable: { status: 503, message: 'The service cannot answer now: try again shortly.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERROR_CODES;
