import type { Script } from './normal-name';

/** One written word on its way through the pipeline. */
export interface Word {
  /** As written: NFKC, lower case. */
  readonly text: string;
  /** The spelling tables are looked up by: marks and letter variants of its own script folded. */
  readonly key: string;
  readonly script: Script;
  readonly repaired: boolean;
  readonly part: 'family' | 'given' | null;
  /** Written as letters with points (`u.s.a.`, `j.r.`). */
  readonly dotted: boolean;
  /** Latin readings of a word that was put together from several (`abd al rahman`); otherwise absent. */
  readonly readings?: readonly string[];
  /** Skeleton of such a word. */
  readonly skeleton?: string;
}
