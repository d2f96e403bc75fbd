import { ERROR_CODES, type ErrorCode } from './error-codes';

/** One problem of the input. `allowed` lists the values of an enumerated field. */
export interface ErrorDetail {
  readonly field: string;
  readonly message: string;
  readonly allowed?: readonly string[];
}

export interface AppErrorOptions {
  /** Told to the caller: no internals, no names of customers. */
  readonly message?: string;
  readonly details?: readonly ErrorDetail[];
  /** Response headers, such as `Retry-After`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Told to the log only. */
  readonly cause?: unknown;
}

/** The one error that features throw. Its code decides status and envelope. */
export class AppError extends Error {
  readonly status: number;
  readonly details: readonly ErrorDetail[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    readonly code: ErrorCode,
    options: AppErrorOptions = {},
  ) {
    super(options.message ?? ERROR_CODES[code].message, { cause: options.cause });
    this.name = 'AppError';
    this.status = ERROR_CODES[code].status;
    this.details = options.details ?? [];
    this.headers = options.headers ?? {};
  }
}
