import { join } from 'node:path';
import { inputFilesIn, wholeList, WholeList } from '../../../test/support/lists/input-files';
import { describeWithRealLists } from '../../../test/support/real-lists';
import { ofacSource } from './ofac.source';

const [format] = ofacSource.formats;
const MOST_WARNED = 0.001;

describeWithRealLists('the real OFAC tables', (folder) => {
  const read = (edition: string): Promise<WholeList> => {
    if (!format) throw new Error('no format');
    return wholeList(format, inputFilesIn(join(folder, 'ofac', edition)));
  };

  const editions: readonly (readonly [edition: string, list: string, counts: Readonly<Record<string, number>>])[] = [
    [
      'assembled-2026-07',
      'sdn',
      {
        records: 19_129,
        individual: 7_495,
        entity: 9_793,
        vessel: 1_497,
        aircraft: 344,
        addressRows: 24_697,
        alternateNames: 20_073,
        comments: 32,
      },
    ],
    [
      '2021-07-07',
      'sdn',
      { records: 8_976, addressRows: 13_837, addresses: 13_837 - 2_397, alternateNames: 11_910, comments: 5 },
    ],
    ['2025-12-19', 'cons', { records: 442, individual: 79, addressRows: 574, alternateNames: 1_073, comments: 10 }],
  ];

  it.each(editions)('%s: nothing is lost between the file and the records', async (edition, list, counts) => {
    const whole = await read(edition);
    const sum = (of: (record: WholeList['records'][number]) => number): number =>
      whole.records.reduce((all, record) => all + of(record), 0);
    expect(whole.list).toBe(list);
    expect(whole.counts).toMatchObject(counts);
    expect(whole.records).toHaveLength(counts.records ?? 0);
    const { alternateNames = 0, repeatedNames = 0, addresses = 0, repeatedAddresses = 0 } = whole.counts;
    expect(sum(({ names }) => names.filter(({ quality }) => quality === 'aka').length)).toBe(
      alternateNames - repeatedNames,
    );
    expect(sum((record) => record.addresses.length)).toBe(addresses - repeatedAddresses);
    expect(whole.records.every(({ names, sanctions }) => names[0]?.quality === 'primary' && sanctions.length > 0)).toBe(
      true,
    );
    const warned = new Set(whole.warnings.map(({ referenceId }) => referenceId)).size;
    expect(warned).toBeLessThanOrEqual(whole.records.length * MOST_WARNED);
  });

  it.each([
    ['2024-05-03', /^sdn\.csv cannot be published without/],
    ['2026-08-02', /cannot be published without sdn\.csv/],
  ])('%s, where tables are missing, is refused', (edition, message) => {
    expect(format?.recognise(inputFilesIn(join(folder, 'ofac', edition)))).toEqual(expect.stringMatching(message));
  });
});
