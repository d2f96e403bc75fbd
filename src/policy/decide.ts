import type { ErrorCode } from '../common/error-codes';

/** Why an attempt may not go on. */
export interface Refusal {
  readonly code: ErrorCode;
  /** Told to the caller instead of the code's own sentence. */
  readonly message?: string;
}

/** One claim about an attempt: null when it holds, else the refusal. It knows nothing of HTTP. */
export type Check<Attempt, R extends Refusal = Refusal> = (attempt: Attempt) => R | null;

/** The first refusal of an ordered list of checks, null when every claim holds. A check that throws is an error, never a pass. */
export function decide<Attempt, R extends Refusal>(attempt: Attempt, checks: readonly Check<Attempt, R>[]): R | null {
  for (const check of checks) {
    const refusal = check(attempt);
    if (refusal) return refusal;
  }
  return null;
}
