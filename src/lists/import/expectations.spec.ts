import { failedExpectations, type ReadEdition } from './expectations';
import type { EditionCounts } from './import-report';

const LIMITS = { minRecords: 100, maxFall: 0.1, maxWarningShare: 0.001 };

const counts = (records: number, filled: Record<string, number> = {}): EditionCounts => ({
  records,
  names: records,
  aliases: 0,
  weakAliases: 0,
  addresses: 0,
  identifiers: 0,
  sanctions: 0,
  byType: {},
  filled,
  file: {},
});
const edition = (records: number, more: Partial<ReadEdition> = {}): ReadEdition => ({
  counts: counts(records),
  declaredRecords: null,
  recordsWithWarnings: 0,
  unnamed: 0,
  ...more,
});
const names = (read: ReadEdition, live: EditionCounts | null = null) =>
  failedExpectations(read, LIMITS, live).map(({ expectation }) => expectation);

describe('what must hold of an edition', () => {
  it.each<[string, ReadEdition, EditionCounts | null, string[]]>([
    ['a first edition of the least size passes', edition(100), null, []],
    ['one record less does not', edition(99), null, ['min_records']],
    ['a fall of exactly a tenth is tolerated', edition(900), counts(1000), []],
    ['one record more is not', edition(899), counts(1000), ['max_fall']],
    ['growth is never a fall', edition(5000), counts(1000), []],
    ['one record in a thousand may hold something unknown', edition(1000, { recordsWithWarnings: 1 }), null, []],
    ['two may not', edition(1000, { recordsWithWarnings: 2 }), null, ['warning_share']],
    ['the publisher counts the same', edition(100, { declaredRecords: 100 }), null, []],
    ['the publisher counts one more', edition(100, { declaredRecords: 101 }), null, ['declared_records']],
    ['a record without a name could never be found', edition(100, { unnamed: 1 }), null, ['named_records']],
    ['an export of a part is no list', edition(100, { notPublishable: 'is filtered' }), null, ['whole_list']],
    [
      'an empty list fails, and divides by nothing',
      edition(0),
      counts(200, { addresses: 200 }),
      ['min_records', 'max_fall'],
    ],
  ])('%s', (_what, read, live, expected) => {
    expect(names(read, live)).toEqual(expected);
  });

  it.each<[string, number, string[]]>([
    ['as often as before', 500, []],
    ['a tenth less often', 450, []],
    ['less than that', 449, ['filled_fields']],
    ['not at all', 0, ['filled_fields']],
  ])('a field filled %s', (_what, filled, expected) => {
    const read = edition(1000, { counts: counts(1000, { birthDates: filled }) });
    expect(names(read, counts(1000, { birthDates: 500 }))).toEqual(expected);
  });

  it('does not watch a field that hardly any record fills', () => {
    expect(names(edition(1000), counts(1000, { citizenships: 19 }))).toEqual([]);
  });
});
