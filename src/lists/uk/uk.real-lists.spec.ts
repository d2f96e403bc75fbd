import { join } from 'node:path';
import { inputFile, wholeList, WholeList } from '../../../test/support/lists/input-files';
import { describeWithRealLists } from '../../../test/support/real-lists';
import { ukSource } from './uk.source';

const format = ukSource.formats.find(({ id }) => id === 'ofsi-conlist-2022-xlsx');

describeWithRealLists('the real OFSI list', (folder) => {
  const read = (edition: string): Promise<WholeList> => {
    if (!format) throw new Error('no format');
    return wholeList(format, [inputFile(join(folder, 'uk', edition, 'ConList.xlsx'))]);
  };
  let older: WholeList;
  let newer: WholeList;

  beforeAll(async () => {
    older = await read('2025-04-10');
    newer = await read('2025-04-14');
  });

  it('holds what its rows hold', () => {
    expect(newer.publishedAt).toBe('2025-04-14T00:00:00.000Z');
    expect(newer.counts).toMatchObject({
      rows: 18_798,
      records: 4_688,
      individuals: 3_663,
      entities: 1_010,
      ships: 15,
    });
    expect(older.counts).toMatchObject({ rows: 18_796, records: 4_686 });
    for (const { records, counts } of [older, newer]) {
      expect(records).toHaveLength(counts.records ?? 0);
      expect(records.every(({ names, sanctions }) => names[0]?.quality === 'primary' && sanctions[0]?.listedAt)).toBe(
        true,
      );
    }
  });

  it('names 862 records by one well-written UN reference, and four by another writing', () => {
    const written = (raw: WholeList['raw'][number]['raw']): string => JSON.stringify(raw);
    const plain = newer.raw.filter(({ raw }) => /\(UN Ref\):[A-Z]{2}[ie]\.\d{3}\b/.test(written(raw)));
    expect(plain).toHaveLength(862);
    const references = newer.records.map(({ crossReferences }) =>
      crossReferences.map(({ referenceId }) => referenceId),
    );
    expect(references.filter((ids) => ids.length > 0)).toHaveLength(866);
    // One person is listed by two committees of the UN.
    expect(references.filter((ids) => ids.length > 1)).toEqual([['QDi.042', 'SOi.002']]);
    expect(new Set(references.flat()).size).toBe(867);
  });

  it('keeps its ids from edition to edition, and all but one are of the UK Sanctions List', () => {
    const ids = ({ records }: WholeList): string[] => records.map(({ referenceId }) => referenceId);
    const before = new Set(ids(older));
    expect(ids(newer).filter((id) => !before.has(id))).toHaveLength(2);
    expect(ids(newer).filter((id) => id.startsWith('GROUP-'))).toEqual(['GROUP-15878']);
    expect(new Set(ids(newer)).size).toBe(4_688);
  });

  it('loses no name, birth date or address of a row', () => {
    const filled = (field: 'birthDates' | 'nationalities' | 'addresses' | 'identifiers'): number =>
      newer.records.filter((record) => record[field].length > 0).length;
    const stated = (column: string): number =>
      newer.raw.filter(({ raw }) => JSON.stringify(raw).includes(`"${column}":`)).length;
    expect(filled('birthDates')).toBe(stated('DOB'));
    expect(filled('nationalities')).toBe(stated('Nationality'));
    expect(filled('addresses')).toBeGreaterThanOrEqual(stated('Country'));
    const names = newer.records.map(({ names: all }) => new Set(all.map(({ name }) => name)).size);
    expect(names).toEqual(newer.records.map(({ names: all }) => all.length));
  });

  it('is understood but for two cells', () => {
    expect(newer.warnings.map(({ kind, referenceId }) => `${kind} ${referenceId}`).sort()).toEqual([
      'unknown_country RUS1823',
      'unknown_country RUS2269',
    ]);
    expect(older.warnings).toHaveLength(2);
  });
});
