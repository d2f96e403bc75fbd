import { join } from 'node:path';
import { inputFile, wholeList, WholeList } from '../../../test/support/lists/input-files';
import { describeWithRealLists } from '../../../test/support/real-lists';
import type { ListedRecord } from '../../matching/model';
import { ofacSource } from './ofac.source';

/** Letter case (of family names), order and the only fields in which the formats themselves differ; each is explained in docs/lists.md. */
function comparable({ links, sanctions, remarks, ...record }: ListedRecord): object {
  const sorted = Object.fromEntries(
    Object.entries(record).map(([field, value]) => [
      field,
      Array.isArray(value) ? value.map((each) => JSON.stringify(each).toLowerCase()).sort() : value,
    ]),
  );
  return {
    ...sorted,
    // A relation is a name in the remarks of the one format, a number in the other.
    links: links.length,
    remarks: remarks?.replace(/[;\s]*\(Linked To: .*\)$/, '') || null,
    sanctions: sanctions
      .map(({ program, regime }) => ({ program, regime }))
      .sort((a, b) => ((a.program ?? '') < (b.program ?? '') ? -1 : 1)),
    directives: sanctions
      .flatMap(({ measures }) => measures.filter((measure) => measure.startsWith('Executive Order')))
      .sort(),
  };
}

describeWithRealLists('the real OFAC XML files', (folder) => {
  const read = (path: string): Promise<WholeList> => {
    const file = inputFile(join(folder, 'ofac', path));
    const format = ofacSource.formats.find((each) => each.recognise([file]) !== null);
    if (!format) throw new Error('no format');
    return wholeList(format, [file]);
  };

  it('of one day give the same 375 records, field by field, in the standard and in the advanced format', async () => {
    const standard = await read('2020-03-17/consolidated.xml');
    const advanced = await read('2020-03-17/cons_advanced.xml');
    const byId = new Map(advanced.records.map((record) => [record.referenceId, record]));
    expect(standard.records).toHaveLength(375);
    expect(byId.size).toBe(375);
    for (const record of standard.records) {
      const other = byId.get(record.referenceId);
      expect(other && comparable(other)).toEqual(comparable(record));
    }
  });

  it('state what only the advanced format has: listing dates, legal bases, the numbers of related entries', async () => {
    const { records } = await read('2020-03-17/cons_advanced.xml');
    expect(records.every(({ sanctions }) => sanctions.every(({ listedAt }) => listedAt !== null))).toBe(true);
    expect(records.flatMap(({ links }) => links.filter(({ referenceId }) => referenceId !== null))).toHaveLength(276);
  });

  it.each([
    ['2025-06-30/consolidated.xml', 'cons', { records: 443, aliases: 1_136, addresses: 520, ids: 2_457 }, 0],
    ['2020-03-17/consolidated.xml', 'cons', { records: 375 }, 0],
    [
      '2020-03-17/cons_advanced.xml',
      'cons',
      { records: 375, aliases: 1_290, locations: 464, documents: 573, relationships: 276, sanctionsEntries: 759 },
      0,
    ],
    ['2016-09-16/cons_advanced.xml', 'cons', { records: 581, aliases: 1_668, relationships: 307 }, 0],
    [
      '2025-10-03/SDN_IRAN.xml',
      'sdn',
      { records: 669, features: 1_768, identityDocuments: 340, relationships: 480 },
      0,
    ],
    ['2024-08-28/IRGC_sanctions.xml', 'sdn', { records: 293 }, 0],
  ])('%s: every entry is read, with few warnings', async (path, list, counts, warned) => {
    const whole = await read(path);
    expect(whole).toMatchObject({ list, counts });
    expect(whole.records).toHaveLength(counts.records);
    expect(whole.records.every(({ names, sanctions }) => names[0]?.quality === 'primary' && sanctions.length > 0)).toBe(
      true,
    );
    expect(new Set(whole.warnings.map(({ referenceId }) => referenceId)).size).toBe(warned);
  });
});
