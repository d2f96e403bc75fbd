import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { catchError, from, mergeMap, type Observable, throwError } from 'rxjs';
import { Ledger } from '../audit/ledger';
import type { AdmittedRequest } from '../common/access';
import { AppError } from '../common/app-error';
import type { ErrorCode } from '../common/error-codes';
import { readableQuery } from '../policy/readable-query';

/** Refusals that nobody else has recorded: quota refusals are the ledger's, what comes before admission is the guard's. */
const UNRECORDED: readonly ErrorCode[] = ['validation_error', 'source_scope', 'page_size_limit', 'internal_error'];

/** Records a search that was refused after its caller was admitted. Without the record the refusal becomes a 503. */
@Injectable()
export class FailedSearchInterceptor implements NestInterceptor {
  constructor(private readonly ledger: Ledger) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<AdmittedRequest>();
    return next
      .handle()
      .pipe(
        catchError((thrown: unknown) =>
          from(this.record(thrown, request)).pipe(mergeMap(() => throwError(() => thrown))),
        ),
      );
  }

  private async record(thrown: unknown, request: AdmittedRequest): Promise<void> {
    const error = thrown instanceof AppError ? thrown : new AppError('internal_error', { cause: thrown });
    const { principal, facts } = request;
    if (!UNRECORDED.includes(error.code) || !principal || !facts) return;
    await this.ledger.recordFailure({
      principal,
      facts,
      searchType: principal.actorType === 'apiKey' ? 'public' : 'private',
      query: unfaulted(readableQuery(request.method === 'POST' ? request.body : request.query), error),
      code: error.code,
    });
  }
}

/** What was not complained of. */
function unfaulted(query: Record<string, unknown>, { details }: AppError): Record<string, unknown> {
  const faulty = new Set(details.map(({ field }) => field.split(/[.[]/)[0]));
  return Object.fromEntries(Object.entries(query).filter(([field]) => !faulty.has(field)));
}
