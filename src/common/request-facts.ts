/** What is known of a request before anything is proven; everything its records need, nothing secret. */
export interface RequestFacts {
  readonly requestId: string;
  /** Milliseconds of the monotonic clock at arrival. */
  readonly arrivedAtMs: number;
  readonly method: string;
  /** Without the query string. */
  readonly path: string;
  /** Path and query string, secrets redacted. */
  readonly url: string;
  readonly host: string | null;
  /** The client's address by the peer and the configured proxies; null when it cannot be told. */
  readonly ip: string | null;
  readonly origin: string | null;
  readonly referer: string | null;
  readonly userAgent: string | null;
  /** Secrets redacted. */
  readonly headers: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: Readonly<Record<string, unknown>>;
}
