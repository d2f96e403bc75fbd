import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';

export const IDEMPOTENT = 'sanctions:idempotent';
export const LONGEST_IDEMPOTENCY_KEY = 255;

/** What such a route declares: the fields of its answer that are told once and never kept. */
export interface Idempotent {
  readonly secretFields: readonly string[];
}

/**
 * Honours `Idempotency-Key`: a repeated request does nothing again and gets the first answer, without the named secret fields.
 * What the handler does in transactions of its institution commits together with the kept answer.
 */
export const Idempotent = (...secretFields: readonly string[]): MethodDecorator =>
  applyDecorators(
    SetMetadata(IDEMPOTENT, { secretFields } satisfies Idempotent),
    ApiHeader({
      name: 'Idempotency-Key',
      required: false,
      description:
        'Any text of your choice. For 24 hours the same request with the same key gets the first answer again and does nothing; another request with it is a 409.',
      schema: { type: 'string', minLength: 1, maxLength: LONGEST_IDEMPOTENCY_KEY },
      example: 'onboarding-2026-01-31-0042',
    }),
  );
