import type { Expectations } from '../source';
import type { ListId } from './table/fields';

/**
 * In 2024 and 2026 the lists held 476 to 483, 96 to 112, 1,335 to 1,443 and 238 to 276 records. People type them, so that about one
 * record in a hundred holds something that cannot be read.
 */
export const MASAK_EXPECTATIONS: Readonly<Record<ListId, Expectations>> = {
  a: { minRecords: 300, maxFall: 0.1, maxWarningShare: 0.02 },
  b: { minRecords: 50, maxFall: 0.1, maxWarningShare: 0.05 },
  c: { minRecords: 800, maxFall: 0.1, maxWarningShare: 0.02 },
  d: { minRecords: 120, maxFall: 0.1, maxWarningShare: 0.05 },
};
