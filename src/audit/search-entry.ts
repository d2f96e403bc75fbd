import type { ErrorCode } from '../common/error-codes';
import type { Principal } from '../common/principal';
import type { RequestFacts } from '../common/request-facts';
import type { SourceName } from '../common/sources';

/** `public` is a search with an API key, `private` one of a signed-in person. */
export type SearchType = 'public' | 'private';

/** One list edition that answered. `publishedAt` is RFC 3339, null where the publisher gives no date. */
export interface SearchedEdition {
  readonly source: SourceName;
  readonly list: string;
  readonly edition: string;
  readonly publishedAt: string | null;
}

/** What a search found, in the words of its record. */
export interface ResultSummary {
  /** All matches, not those of the page. */
  readonly resultCount: number;
  readonly hasMatch: boolean;
  /** 0 to 100; null without results, as the next two. */
  readonly topScore: number | null;
  readonly topEntityName: string | null;
  readonly topEntityId: string | null;
  readonly matchedSources: readonly SourceName[];
}

interface SearchAttempt {
  readonly principal: Principal;
  readonly facts: RequestFacts;
  readonly searchType: SearchType;
  /** The SearchQuery as read; of an invalid one, the fields that could be read. */
  readonly query: Readonly<Record<string, unknown>>;
}

/** A search that has its answer and waits for leave to send it. */
export interface SearchEntry extends SearchAttempt {
  /** The JSON body exactly as it will be sent. */
  readonly responseBody: string;
  readonly resultSummary: ResultSummary;
  readonly editions: readonly SearchedEdition[];
  readonly engineVersion: string;
  readonly parametersHash: string;
}

/** A search that was refused after its caller was admitted. */
export interface SearchFailure extends SearchAttempt {
  readonly code: ErrorCode;
  /** A safe sentence; that of the code where none is given. */
  readonly message?: string;
}

/** What is left of each limit after this search; null where there is no such limit. */
export interface QuotaRemainders {
  readonly daily: { readonly limit: number; readonly remaining: number } | null;
  readonly monthly: { readonly limit: number; readonly remaining: number } | null;
}

export type LedgerAnswer =
  | { readonly granted: true; readonly quota: QuotaRemainders | null }
  | { readonly granted: false; readonly code: 'daily_limit' | 'monthly_limit'; readonly retryAfterSeconds: number };
