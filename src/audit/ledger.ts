import type { LedgerAnswer, SearchEntry, SearchFailure } from './search-entry';

/**
 * Writes the record of every search before its answer leaves.
 * Both methods throw `service_unavailable` when the record cannot be kept: then nothing of it is kept.
 */
export abstract class Ledger {
  /**
   * Commits the search-log row, its snapshot, the access-log row of a key search and the quota counts together.
   * Where a limit is used up nothing is counted, the search is recorded as refused, and the answer must be that refusal.
   */
  abstract commitSearch(entry: SearchEntry): Promise<LedgerAnswer>;

  /** Records a search refused for its input, scope, page size or rate: nothing is counted. */
  abstract recordFailure(entry: SearchFailure): Promise<void>;
}
