import { join } from 'node:path';
import { inputFilesIn, wholeList, WholeList } from '../../../test/support/lists/input-files';
import { describeWithRealLists } from '../../../test/support/real-lists';
import { unSource } from './un.source';

const [format] = unSource.formats;

describeWithRealLists('the real UN list', (folder) => {
  const read = (edition: string): Promise<WholeList> => {
    if (!format) throw new Error('no format');
    return wholeList(format, inputFilesIn(join(folder, 'un', edition)));
  };

  it.each([
    ['2026-08-01', { records: 1_011, individuals: 736, entities: 275, aliases: 2_755, documents: 501 }],
    ['2026-02-27', { records: 1_003, individuals: 730, entities: 273 }],
  ])('%s: nothing is lost between the file and the records', async (edition, counts) => {
    const { records, counts: found, warnings, publishedAt } = await read(edition);
    expect(publishedAt?.slice(0, 10)).toBe(edition);
    expect(found).toMatchObject(counts);
    expect(records).toHaveLength(counts.records);
    const sum = (of: (record: WholeList['records'][number]) => number): number =>
      records.reduce((all, record) => all + of(record), 0);
    expect(sum(({ identifiers }) => identifiers.length)).toBe(found.documents);
    expect(sum(({ addresses }) => addresses.length)).toBe((found.addresses ?? 0) - (found.repeatedAddresses ?? 0));
    expect(
      records.every(({ names, sanctions: [sanction] }) => names[0]?.quality === 'primary' && sanction?.listedAt),
    ).toBe(true);
    expect(warnings).toEqual([]);
  });

  it('has 16 records more and 8 fewer in August than in February 2026', async () => {
    const [older, newer] = [await read('2026-02-27'), await read('2026-08-01')];
    const ids = ({ records }: WholeList): Set<string> => new Set(records.map(({ referenceId }) => referenceId));
    const [before, after] = [ids(older), ids(newer)];
    expect([...after].filter((id) => !before.has(id))).toHaveLength(16);
    expect([...before].filter((id) => !after.has(id))).toHaveLength(8);
  });
});
