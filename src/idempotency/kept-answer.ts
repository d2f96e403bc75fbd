import { AppError } from '../common/app-error';
import { type ErrorEnvelope, errorEnvelope } from '../common/error-envelope.dto';
import type { ErrorCode } from '../common/error-codes';

/** An answer as it is kept: no secrets, no faults of ours. */
export interface KeptAnswer {
  readonly status: number;
  /** The JSON text, secrets left out. */
  readonly body: string;
}

/** A request that was refused before anything was done, or for the moment only, may be sent again, mended or later. */
const PASSING: readonly number[] = [400, 429];

/** The kept form of a success. */
export function keptSuccess(status: number, answer: object, secretFields: readonly string[]): KeptAnswer {
  const entries = Object.entries(answer);
  const open = entries.filter(([name]) => !secretFields.includes(name));
  const withheld = open.length < entries.length && { secretWithheld: true };
  return { status, body: JSON.stringify({ ...Object.fromEntries(open), ...withheld }) };
}

/** The kept form of a refusal; null where it is not kept. */
export function keptRefusal(error: unknown): KeptAnswer | null {
  if (!(error instanceof AppError) || error.status >= 500 || PASSING.includes(error.status)) return null;
  return { status: error.status, body: JSON.stringify(errorEnvelope(error)) };
}

/** The answer again: the body of a success, or the refusal thrown. */
export function replayed({ status, body }: KeptAnswer): object {
  const parsed = JSON.parse(body) as object;
  if (status < 400) return parsed;
  const { code, message, details } = parsed as ErrorEnvelope;
  throw new AppError(code as ErrorCode, { message, details, headers: REPLAYED });
}

/** Says that nothing was done this time. */
export const REPLAYED = { 'idempotent-replayed': 'true' } as const;
