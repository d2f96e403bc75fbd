import type { FastifyReply } from 'fastify';
import { QUOTA_HEADERS, RATE_HEADERS, responseHeaders } from '../common/api-headers';
import { SearchResponse } from './search-response.dto';
import type { RecordedAnswer } from './search.service';

/** How every search route describes its answer. */
export const FOUND = {
  type: SearchResponse,
  description: 'The candidates, best first. No candidate is an answer too: `total` is then 0.',
  headers: responseHeaders(...RATE_HEADERS, ...QUOTA_HEADERS),
};

/** The recorded text, byte for byte: nothing writes the answer a second time. */
export function sent({ body, headers }: RecordedAnswer, reply: FastifyReply): string {
  void reply.headers({ ...headers, 'content-type': 'application/json; charset=utf-8' });
  return body;
}
