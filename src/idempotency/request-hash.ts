import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IdempotencySettings } from './idempotency.settings';

/** What makes two requests the same: what is done, to what, and with which body, in whatever order its fields are written. */
export interface RepeatableRequest {
  readonly method: string;
  readonly path: string;
  /** Parsed JSON, not deeply nested. */
  readonly body: unknown;
}

/** What is kept of a request: useless without the secret, because a body may hold a password. */
export function requestHash(request: RepeatableRequest, { secrets }: IdempotencySettings): Buffer {
  const [signing] = secrets;
  if (!signing) throw new Error('There is no secret to hash requests under: set API_KEY_HASH_SECRETS.');
  return hashUnder(signing, request);
}

export const isHashOf = (hash: Buffer, request: RepeatableRequest, { secrets }: IdempotencySettings): boolean =>
  secrets.some((secret) => timingSafeEqual(hash, hashUnder(secret, request)));

function hashUnder(secret: string, { method, path, body }: RepeatableRequest): Buffer {
  const text = JSON.stringify([method, path, body ?? null], (_name, part: unknown) => inOrder(part));
  return createHmac('sha256', secret).update(`idempotent request ${text}`).digest();
}

function inOrder(part: unknown): unknown {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
  return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));
}
