import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { catchError, from, mergeMap, type Observable, throwError } from 'rxjs';
import { Ledger } from '../audit/ledger';
import type { AdmittedRequest } from '../common/access';
import { AppError } from '../common/app-error';
import type { ErrorCode } from '../common/error-codes';

/** Refusals that nobody else has recorded: quota refusals are the ledger's, what comes before admission is the guard's. */
const UNRECORDED: readonly ErrorCode[] = ['validation_error', 'source_scope', 'page_size_limit', 'internal_error'];

const FIELDS = [
  'name',
  'type',
  'gender',
  'birthDate',
  'nationality',
  'country',
  'source',
  'sources',
  'identifier',
  'identifiers',
  'page',
  'pageSize',
];

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
      query: readable(request.method === 'GET' ? request.query : request.body, error),
      code: error.code,
    });
  }
}

/** The known fields of an invalid request that were not complained of. */
function readable(raw: unknown, error: AppError): Record<string, unknown> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return {};
  const faulty = new Set(error.details.map(({ field }) => field.split(/[.[]/)[0]));
  return Object.fromEntries(Object.entries(raw).filter(([field]) => FIELDS.includes(field) && !faulty.has(field)));
}
