import type { Expectations } from '../source';

/** The SDN list has held more than 8,000 entries since 2020 and 19,000 in 2026. */
export const SDN_EXPECTATIONS: Expectations = { minRecords: 5_000, maxFall: 0.1, maxWarningShare: 0.001 };

/** The consolidated list held 375 entries in 2020 and 442 in 2025; of so few, one with a warning is more than a thousandth. */
export const CONS_EXPECTATIONS: Expectations = { minRecords: 200, maxFall: 0.1, maxWarningShare: 0.005 };
