import type { Expectations } from '../source';

/** The list has held more than 2,000 entries since 2020 and 6,234 in 2026. */
export const EU_EXPECTATIONS: Expectations = { minRecords: 2_000, maxFall: 0.1, maxWarningShare: 0.005 };
