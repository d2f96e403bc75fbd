import type { Expectations } from '../source';
import type { EditionCounts, FailedExpectation } from './import-report';

/** What is known of an edition once it has been read. */
export interface ReadEdition {
  readonly counts: EditionCounts;
  readonly declaredRecords: number | null;
  readonly recordsWithWarnings: number;
  readonly unnamed: number;
  /** Why the file is not a whole list; absent where it is. */
  readonly notPublishable?: string;
}

/** The live edition's date is the later one; empty when either is not known. */
export function notOlder(publishedAt: string | null, live: Date | null): FailedExpectation[] {
  if (publishedAt === null || live === null || new Date(publishedAt) >= live) return [];
  const message = `published ${publishedAt}, before the live edition (${live.toISOString()})`;
  return [{ expectation: 'not_older', message }];
}

/** A field filled in fewer records than this says too little to be watched. */
const WATCHED_FROM = 20;

type Expectation = (edition: ReadEdition, limits: Expectations, live: EditionCounts | null) => FailedExpectation[];

/** Everything that does not hold of an edition; empty when it may be published. `live` is null for a first edition. */
export function failedExpectations(
  edition: ReadEdition,
  limits: Expectations,
  live: EditionCounts | null,
): FailedExpectation[] {
  return ALL.flatMap((expectation) => expectation(edition, limits, live));
}

const wholeList: Expectation = ({ notPublishable }) =>
  notPublishable === undefined ? [] : [{ expectation: 'whole_list', message: `the file ${notPublishable}` }];

const declaredRecords: Expectation = ({ counts, declaredRecords: declared }) =>
  declared === null || declared === counts.records
    ? []
    : [
        {
          expectation: 'declared_records',
          message: `the publisher says ${declared} records, ${counts.records} were read`,
        },
      ];

const minRecords: Expectation = ({ counts }, limits) =>
  counts.records >= limits.minRecords
    ? []
    : [
        {
          expectation: 'min_records',
          message: `${counts.records} records, at least ${limits.minRecords} are expected`,
        },
      ];

const maxFall: Expectation = ({ counts }, limits, live) =>
  !live || counts.records >= live.records * (1 - limits.maxFall)
    ? []
    : [
        {
          expectation: 'max_fall',
          message: `${counts.records} records after ${live.records}, a fall of more than ${percent(limits.maxFall)}`,
        },
      ];

const warningShare: Expectation = ({ counts, recordsWithWarnings }, limits) =>
  recordsWithWarnings <= counts.records * limits.maxWarningShare
    ? []
    : [
        {
          expectation: 'warning_share',
          message:
            `${recordsWithWarnings} of ${counts.records} records hold something not understood, ` +
            `more than ${percent(limits.maxWarningShare)}`,
        },
      ];

const namedRecords: Expectation = ({ unnamed }) =>
  unnamed === 0 ? [] : [{ expectation: 'named_records', message: `${unnamed} records have no name` }];

/** The share of records that fill a field may fall as far as the number of records may, not further. */
const filledFields: Expectation = ({ counts }, limits, live) => {
  if (!live || counts.records === 0) return [];
  return Object.entries(live.filled).flatMap(([field, before]) => {
    const now = counts.filled[field] ?? 0;
    const least = (before / live.records) * (1 - limits.maxFall);
    if (before < WATCHED_FROM || now / counts.records >= least) return [];
    const message = `${field} filled in ${now} of ${counts.records} records, before in ${before} of ${live.records}`;
    return [{ expectation: 'filled_fields' as const, message }];
  });
};

const ALL: readonly Expectation[] = [
  wholeList,
  declaredRecords,
  minRecords,
  maxFall,
  warningShare,
  namedRecords,
  filledFields,
];

const percent = (share: number): string => `${Number((share * 100).toFixed(2))} %`;
