import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { AppError } from './app-error';

/** How the framework keys a handler's query argument: the kind of argument, a colon, its position. */
const QUERY_ARGUMENT = /^4:/;

/** Sign-in ignores what it does not know, so that old clients survive. */
const LENIENT = '/auth/';

/**
 * Refuses query parameters on operations that read none. Those that read some check them by their DTO; a parameter ignored in
 * silence would be a question half answered.
 */
@Injectable()
export class StrayParametersInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { url, query } = context.switchToHttp().getRequest<FastifyRequest>();
    if (url.includes('?') && !url.startsWith(LENIENT) && !readsQuery(context)) refuse(query);
    return next.handle();
  }
}

function readsQuery(context: ExecutionContext): boolean {
  const read = Reflect.getMetadata(ROUTE_ARGS_METADATA, context.getClass(), context.getHandler().name) as
    object | undefined;
  return Object.keys(read ?? {}).some((argument) => QUERY_ARGUMENT.test(argument));
}

function refuse(query: unknown): void {
  const names = Object.keys(query ?? {});
  if (names.length === 0) return;
  const details = names.map((field) => ({ field, message: 'is not a known field' }));
  throw new AppError('validation_error', { details });
}
