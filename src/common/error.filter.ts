import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './app-error';
import { isDatabaseDown } from './database-down';
import { errorEnvelope } from './error-envelope.dto';
import type { ErrorCode } from './error-codes';
import { RouteTable } from './route-table';

/** What Nest and Fastify throw by themselves, by status. */
const BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'validation_error',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'payload_too_large',
  414: 'validation_error',
  415: 'unsupported_media_type',
  503: 'service_unavailable',
};

/** The only place that writes an error to a client. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly log = new Logger(ErrorFilter.name);

  constructor(private readonly routes: RouteTable) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    this.answer(thrown, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }

  /** Also called for what fails before a route is found. */
  answer(thrown: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const error = this.translate(thrown, request);
    if (error.status >= 500) this.log.error({ requestId: request.id, code: error.code, cause: causeOf(error) });
    if (reply.sent || reply.raw.headersSent) return;
    void reply
      .status(error.status)
      .headers({ ...headersOf(error), ...error.headers })
      .header('content-type', 'application/json; charset=utf-8')
      .send(JSON.stringify(errorEnvelope(error)));
  }

  private translate(thrown: unknown, request: FastifyRequest): AppError {
    if (thrown instanceof AppError) return thrown;
    if (isDatabaseDown(thrown)) return new AppError('service_unavailable', { cause: thrown });
    const status = statusOf(thrown);
    const code = BY_STATUS[status];
    if (code === undefined || status >= 500) return new AppError('internal_error', { cause: thrown });
    if (code === 'not_found') return this.notFound(request);
    return new AppError(code, code === 'validation_error' ? { message: readable(thrown) } : {});
  }

  /** A known address with another method is told which methods there are. */
  private notFound(request: FastifyRequest): AppError {
    const allow = this.routes.methodsAt(request.url.split('?')[0] ?? '');
    if (allow.length === 0) return new AppError('not_found');
    return new AppError('method_not_allowed', { headers: { allow: allow.join(', ') } });
  }
}

function statusOf(thrown: unknown): number {
  if (thrown instanceof HttpException) return thrown.getStatus();
  if (typeof thrown === 'object' && thrown !== null && 'statusCode' in thrown) return Number(thrown.statusCode);
  return 500;
}

/** Fastify's own sentences on unreadable bodies and addresses name no internals; anything else gets our sentence. */
function readable(thrown: unknown): string {
  const message = thrown instanceof Error ? thrown.message : '';
  if (/url|uri/i.test(message)) return 'The address is not readable: check its percent-encoding.';
  return 'The body is not readable JSON.';
}

function headersOf(error: AppError): Record<string, string> {
  if (error.code === 'service_unavailable') return { 'retry-after': '5' };
  if (error.status !== 401) return {};
  return { 'www-authenticate': error.code.endsWith('api_key') ? 'ApiKey' : 'Bearer' };
}

function causeOf(error: AppError): string {
  const cause = error.cause ?? error;
  return cause instanceof Error ? (cause.stack ?? cause.message) : JSON.stringify(cause);
}
