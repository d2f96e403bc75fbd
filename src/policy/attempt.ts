import type { FastifyReply } from 'fastify';
import type { AdmittedRequest } from '../common/access';
import type { RequestFacts } from '../common/request-facts';

/** A request that asks to be admitted, and where its headers go. */
export interface Attempt {
  readonly request: AdmittedRequest;
  readonly facts: RequestFacts;
  readonly reply: FastifyReply;
  /** A search counts towards the quota, and its refusals are recorded. */
  readonly isSearch: boolean;
}
