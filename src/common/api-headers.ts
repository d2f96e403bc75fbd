import type { OpenAPIObject } from '@nestjs/swagger';

type HeadersObject = NonNullable<NonNullable<OpenAPIObject['components']>['headers']>;

const text = (description: string, example: string) => ({
  description,
  schema: { type: 'string', example },
});
const count = (description: string, example: number) => ({
  description,
  schema: { type: 'integer', minimum: 0, example },
});

/** The response headers a client may rely on, described once. */
export const RESPONSE_HEADERS = {
  'X-Request-Id': text(
    'Identifies this request: the one sent, if it was up to 64 characters of `A-Za-z0-9._-`, else a new one. Quote it in reports.',
    '0199c1b4-6f3a-7c21-9d43-3a1b0f6f2f10',
  ),
  'WWW-Authenticate': text('The scheme to authenticate with.', 'ApiKey'),
  'Retry-After': count('Seconds to wait before trying again.', 5),
  'RateLimit-Limit': count(
    'Requests a second, of key and institution the tighter. Absent where the rate is unlimited.',
    1000,
  ),
  'RateLimit-Remaining': count('Requests left in this window.', 999),
  'RateLimit-Reset': count('Seconds until the window begins anew.', 1),
  'X-Quota-Daily-Limit': count('Successful searches a UTC day. Absent where there is no such limit.', 1000),
  'X-Quota-Daily-Remaining': count('What is left of them, of key and institution the smaller.', 999),
  'X-Quota-Monthly-Limit': count('Successful searches a UTC month. Absent where there is no such limit.', 20000),
  'X-Quota-Monthly-Remaining': count('What is left of them, of key and institution the smaller.', 19999),
} as const satisfies HeadersObject;

export type ResponseHeader = keyof typeof RESPONSE_HEADERS;

export const RATE_HEADERS = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'] as const;
export const QUOTA_HEADERS = [
  'X-Quota-Daily-Limit',
  'X-Quota-Daily-Remaining',
  'X-Quota-Monthly-Limit',
  'X-Quota-Monthly-Remaining',
] as const;

/** Refers to the descriptions, for one response; the request id is on all. */
export function responseHeaders(...names: readonly ResponseHeader[]): HeadersObject {
  const all: readonly ResponseHeader[] = ['X-Request-Id', ...names];
  return Object.fromEntries(all.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
