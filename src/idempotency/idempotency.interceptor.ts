import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import type { AdmittedRequest } from '../common/access';
import { AppError } from '../common/app-error';
import { IDEMPOTENT, type Idempotent, LONGEST_IDEMPOTENCY_KEY } from '../common/idempotent';
import { isTooDeep } from '../common/validation/plain-object';
import { AnswerOnce } from './answer-once';
import { REPLAYED, replayed } from './kept-answer';

const HEADER = 'Idempotency-Key';

/** Honours `Idempotency-Key` on the routes that declare it. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly once: AnswerOnce,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler<object>): Observable<unknown> {
    const declared = this.reflector.get<Idempotent | undefined>(IDEMPOTENT, context.getHandler());
    const http = context.switchToHttp();
    const request = http.getRequest<AdmittedRequest>();
    const key = declared && keyOf(request);
    // A body too deep to be compared is refused by the validation that comes next.
    if (!declared || key === undefined || isTooDeep(request.body)) return next.handle();
    return from(this.answer(key, declared, request, http.getResponse<FastifyReply>(), next));
  }

  private async answer(
    key: string,
    { secretFields }: Idempotent,
    request: AdmittedRequest,
    reply: FastifyReply,
    next: CallHandler<object>,
  ): Promise<object> {
    const { principal, method, body, url } = request;
    if (principal?.actorType !== 'user') throw new Error('Only routes of signed-in people can be idempotent.');
    const { institutionId, userId } = principal;
    const path = url.split('?')[0] ?? '';
    const { statusCode: successStatus } = reply;
    const asked = { institutionId, userId, key, method, path, body, successStatus, secretFields };
    const answer = await this.once.answer(asked, () => lastValueFrom(next.handle()));
    if ('done' in answer) return answer.done;
    if ('refused' in answer) throw answer.refused;
    void reply.headers(REPLAYED);
    return replayed(answer.kept);
  }
}

function keyOf({ headers }: AdmittedRequest): string | undefined {
  const given = headers['idempotency-key'];
  if (given === undefined) return undefined;
  const key = [given].flat().join(', ');
  if (key.length >= 1 && key.length <= LONGEST_IDEMPOTENCY_KEY) return key;
  const message = `must be 1 to ${LONGEST_IDEMPOTENCY_KEY} characters long, not ${key.length}`;
  throw new AppError('validation_error', { details: [{ field: HEADER, message }] });
}
