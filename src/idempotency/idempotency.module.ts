import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { AnswerOnce } from './answer-once';
import { IdempotencyInterceptor } from './idempotency.interceptor';
import { KeptAnswerRepository } from './kept-answer.repository';

/** Serves every route that declares `@Idempotent()`. Needs `IdempotencySettings` of the application, and `Clock`. */
@Module({
  providers: [AnswerOnce, KeptAnswerRepository, { provide: APP_INTERCEPTOR, useClass: IdempotencyInterceptor }],
})
export class IdempotencyModule {}
