import helmet from '@fastify/helmet';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppModule, type ServiceOptions } from './app.module';
import { ErrorFilter } from './common/error.filter';
import { answerUnreadableRequest, refuseUnreadableAddress } from './common/unreadable-request';
import { PinoLogger } from './common/pino-logger';
import { RouteTable } from './common/route-table';
import { openApiDocument, serveOpenApi } from './openapi';
import { installRequestFacts, markResponse } from './policy/request-facts.hook';

const LARGEST_BODY_BYTES = 100 * 1024;

/** The service, ready to listen; the caller closes it, and the database after it. */
export async function createServer(options: ServiceOptions): Promise<NestFastifyApplication> {
  const logger = new PinoLogger(options.environment.logLevel);
  // An address that cannot be read fails before any hook has run.
  const answerError = (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    markResponse(request, reply);
    app.get(ErrorFilter).answer(error, request, reply);
  };
  const adapter = new FastifyAdapter({
    bodyLimit: LARGEST_BODY_BYTES,
    forceCloseConnections: 'idle',
    frameworkErrors: answerError,
    clientErrorHandler: answerUnreadableRequest,
  });
  const app: NestFastifyApplication = await NestFactory.create(AppModule.forRoot(options), adapter, {
    logger,
    abortOnError: false,
    bodyParser: false,
  });
  const fastify: FastifyInstance = adapter.getInstance();
  readJsonOnly(fastify);
  fastify.addHook('onRoute', (route) => app.get(RouteTable).add(route));
  await app.register(helmet, API_HEADERS);
  installRequestFacts(fastify, { trustedProxies: options.environment.trustedProxies });
  refuseUnreadableAddress(fastify);
  app.enableShutdownHooks([]);
  serveOpenApi(app, openApiDocument(app, options.environment.publicUrl ?? '/'));
  return app;
}

/** The security headers an API has a use for; the rest of helmet's is for pages and costs time on every answer. */
const API_HEADERS = {
  contentSecurityPolicy: false,
  crossOriginEmbedderPolicy: false,
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  dnsPrefetchControl: false,
  ieNoOpen: false,
  permittedCrossDomainPolicies: false,
  xssFilter: false,
} as const;

/** Bodies are JSON, or there is none: an empty one counts as none. Fastify's own parser refuses `__proto__`. */
function readJsonOnly(fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() === '') done(null, undefined);
    else void parse(request, body, done);
  });
}
