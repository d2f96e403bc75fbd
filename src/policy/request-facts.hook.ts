import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type AddressRange, readAddressRange } from '../apikeys/address-rule';
import { redactFields, redactHeaders, redactText, redactUrl } from '../audit/redact';
import type { AdmittedRequest } from '../common/access';
import { newId } from '../common/ids';
import { OperatorError } from '../common/operator-error';
import type { RequestFacts } from '../common/request-facts';
import { clientAddress } from './client-address';

export interface RequestFactsOptions {
  /** Addresses and CIDR blocks whose forwarding headers are believed; an unreadable one throws. */
  readonly trustedProxies: readonly string[];
}

const REQUEST_ID = /^[A-Za-z0-9._-]{1,64}$/;
/** What may be kept by caches: it is the same for everybody. */
const CACHEABLE = /^\/(health|docs|openapi\.(json|yaml))(\/|\?|$)/;

/** Gives every request its facts and every response its id, before anything else looks at it. */
export function installRequestFacts(fastify: FastifyInstance, { trustedProxies }: RequestFactsOptions): void {
  const trusted = trustedProxies.map(readProxy);
  fastify.decorateRequest('facts', null);
  fastify.addHook('onRequest', (request, reply, done) => {
    const facts = new FactsOfRequest(request, trusted);
    (request as AdmittedRequest).facts = facts;
    markResponse(request, reply, facts.requestId);
    done();
  });
}

/**
 * The id of a request on its response and in our log, and no keeping of the answer. To be called by itself for what fails before
 * any hook runs, such as an address that cannot be read.
 */
export function markResponse(request: FastifyRequest, reply: FastifyReply, requestId = requestIdOf(request)): void {
  request.id = requestId;
  void reply.header('x-request-id', requestId);
  if (!CACHEABLE.test(request.url)) void reply.header('cache-control', 'no-store');
}

/** The client's own id, unless it is unreadable or holds a secret. */
function requestIdOf(request: FastifyRequest): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) && redactText(given) === given ? given : newId();
}

function readProxy(entry: string): AddressRange {
  const range = readAddressRange(entry);
  if (!range)
    throw new OperatorError(`TRUSTED_PROXIES holds "${entry}", which is neither an address nor a CIDR block.`);
  return range;
}

/** Reads the request when a record asks: most of it is only known, or only needed, later. */
class FactsOfRequest implements RequestFacts {
  readonly arrivedAtMs = performance.now();
  readonly requestId: string;
  readonly ip: string | null;

  constructor(
    private readonly request: FastifyRequest,
    trusted: readonly AddressRange[],
  ) {
    this.requestId = requestIdOf(request);
    this.ip = clientAddress(request.raw.socket.remoteAddress, this.header('x-forwarded-for') ?? undefined, trusted);
  }

  get method(): string {
    return this.request.method;
  }

  get path(): string {
    return redactText(this.request.url.split('?')[0] ?? '');
  }

  get url(): string {
    return redactUrl(this.request.url);
  }

  get host(): string | null {
    return this.safeHeader('host');
  }

  get origin(): string | null {
    return this.safeHeader('origin');
  }

  get referer(): string | null {
    const referer = this.header('referer');
    return referer === null ? null : redactUrl(referer);
  }

  get userAgent(): string | null {
    return this.safeHeader('user-agent');
  }

  get headers(): Record<string, string> {
    return redactHeaders(this.request.headers);
  }

  get query(): Record<string, unknown> {
    return redactFields(this.request.query);
  }

  get body(): Record<string, unknown> {
    return redactFields(this.request.body);
  }

  private safeHeader(name: string): string | null {
    const value = this.header(name);
    return value === null ? null : redactText(value);
  }

  private header(name: string): string | null {
    const value = this.request.headers[name];
    return value === undefined ? null : [value].flat().join(', ');
  }
}
