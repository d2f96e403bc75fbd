import type { Expectations } from '../source';

/** The OFSI list held 4,686 groups in 2025, the UK Sanctions List 6,340 designations in 2026. */
export const UK_EXPECTATIONS: Expectations = { minRecords: 3_000, maxFall: 0.1, maxWarningShare: 0.005 };
