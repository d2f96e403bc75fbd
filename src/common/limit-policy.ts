import type { SourceName } from './sources';

/** What a key or an institution may use. The wire shape and the stored shape are this. */
export interface LimitPolicy {
  /** True switches the daily and monthly limits off, whatever they say. */
  readonly unlimited: boolean;
  readonly dailyLimit: number | null;
  readonly monthlyLimit: number | null;
  readonly maxPageSize: number;
  readonly allowedSources: readonly SourceName[];
}
