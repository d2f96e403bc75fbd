import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../common/app-error';
import { Clock } from '../common/clock';
import { TenantDatabase } from '../database/tenant-transaction';
import { IdempotencySettings } from './idempotency.settings';
import { type KeptAnswer, keptRefusal, keptSuccess } from './kept-answer';
import { type AnswerName, KeptAnswerRepository } from './kept-answer.repository';
import { isHashOf, requestHash, type RepeatableRequest } from './request-hash';

const KEPT_FOR_MS = 24 * 3_600_000;

/** A request under an idempotency key, and what its success looks like. */
export interface OnceRequest extends RepeatableRequest, AnswerName {
  readonly successStatus: number;
  readonly secretFields: readonly string[];
}

/** Either what the handler just made of it, or what is kept of an earlier time. */
export type OnceAnswer = { readonly done: object } | { readonly refused: unknown } | { readonly kept: KeptAnswer };

/**
 * Does a request once. The effect and its answer commit in one transaction, so that a process that dies in between leaves neither;
 * a repetition that arrives meanwhile waits for that transaction, in whatever process.
 */
@Injectable()
export class AnswerOnce {
  constructor(
    private readonly tenants: TenantDatabase,
    private readonly answers: KeptAnswerRepository,
    private readonly settings: IdempotencySettings,
    private readonly clock: Clock,
  ) {}

  /** Throws `conflict` where the key was used for another request, and whatever of the handler's is not kept. */
  answer(request: OnceRequest, handle: () => Promise<object>): Promise<OnceAnswer> {
    return this.tenants.enclosing(request.institutionId, async (tx) => {
      await this.answers.lock(tx, request);
      const kept = await this.answers.find(tx, request, this.clock.now());
      if (!kept) return this.handled(tx, request, handle);
      if (!isHashOf(kept.requestHash, request, this.settings))
        throw new AppError('conflict', { message: OTHER_REQUEST });
      return { kept };
    });
  }

  /** What is refused is undone to the last row before its refusal is kept. */
  private async handled(tx: EntityManager, request: OnceRequest, handle: () => Promise<object>): Promise<OnceAnswer> {
    try {
      const done = await this.tenants.transaction(request.institutionId, handle);
      await this.keep(tx, request, keptSuccess(request.successStatus, done, request.secretFields));
      return { done };
    } catch (refused) {
      const refusal = keptRefusal(refused);
      if (!refusal) throw refused;
      await this.keep(tx, request, refusal);
      return { refused };
    }
  }

  private async keep(tx: EntityManager, request: OnceRequest, answer: KeptAnswer): Promise<void> {
    const now = this.clock.now();
    await this.answers.sweep(tx, request.institutionId, now);
    const until = new Date(now.getTime() + KEPT_FOR_MS);
    await this.answers.keep(tx, request, requestHash(request, this.settings), answer, until);
  }
}

const OTHER_REQUEST = 'This Idempotency-Key was used for another request: choose a new one.';
