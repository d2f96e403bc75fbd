import type { Expectations } from '../source';

/** The list held 6,234 entries in 2026; the only whole-looking copy at hand for tests is a third of it, 1,024 records. */
export const EU_EXPECTATIONS: Expectations = { minRecords: 1_000, maxFall: 0.1, maxWarningShare: 0.005 };
