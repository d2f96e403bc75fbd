import type { FastifyRequest } from 'fastify';
import { HeaderAPIKeyStrategy } from 'passport-headerapikey';

/** What passport calls on a strategy when it has looked at a request. */
interface Outcome {
  success(found: { key: string }): void;
  fail(): void;
  error(thrown: Error): void;
}

const handOver = (key: string, verified: (error: Error | null, found: object) => void) => verified(null, { key });
const ownHeader = new HeaderAPIKeyStrategy({ header: 'x-api-key', prefix: '' }, false, handOver);
const authorization = new HeaderAPIKeyStrategy({ header: 'authorization', prefix: 'ApiKey ' }, false, handOver);

/**
 * The different keys a request presents: of `x-api-key` and of `Authorization: ApiKey …`. The strategies only read; who may pass is
 * decided by admission, which has to see both headers. A key in the query string is never read.
 */
export function presentedKeys(request: Pick<FastifyRequest, 'headers'>): string[] {
  const { authorization: credentials = '' } = request.headers;
  // The library compares the scheme's letters exactly; HTTP does not.
  const scheme = { headers: { authorization: credentials.replace(/^apikey +/i, 'ApiKey ') } };
  const keys = [keyReadBy(ownHeader, request), keyReadBy(authorization, scheme)];
  return [...new Set(keys.filter((key) => key !== null && key !== ''))] as string[];
}

function keyReadBy(strategy: HeaderAPIKeyStrategy, request: object): string | null {
  let read: string | null = null;
  const attempt = Object.assign(Object.create(strategy) as HeaderAPIKeyStrategy, {
    success: ({ key }) => (read = key.trim()),
    fail: () => undefined,
    error: (thrown) => {
      throw thrown;
    },
  } satisfies Outcome);
  attempt.authenticate(request as Parameters<typeof attempt.authenticate>[0]);
  return read;
}
