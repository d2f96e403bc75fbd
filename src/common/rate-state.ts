/** What is left of a short window after a request was counted in it. */
export interface RateState {
  readonly allowed: boolean;
  /** Requests in the window. */
  readonly limit: number;
  readonly remaining: number;
  /** Whole seconds until the window begins anew. */
  readonly resetSeconds: number;
}

/** The headers of a counted request; `Retry-After` stands on a refused one. */
export function rateHeaders(state: RateState): Record<string, string> {
  return {
    'ratelimit-limit': String(state.limit),
    'ratelimit-remaining': String(state.remaining),
    'ratelimit-reset': String(state.resetSeconds),
    ...(state.allowed ? {} : { 'retry-after': String(state.resetSeconds) }),
  };
}
