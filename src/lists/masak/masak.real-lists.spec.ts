import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inputFile, wholeList, WholeList } from '../../../test/support/lists/input-files';
import { describeWithRealLists } from '../../../test/support/real-lists';
import { masakSource } from './masak.source';

describeWithRealLists('the real MASAK lists', (folder) => {
  const read = (edition: string, initial: string): Promise<WholeList> => {
    const name = readdirSync(join(folder, 'masak', edition)).find((each) => each.startsWith(initial));
    const file = inputFile(join(folder, 'masak', edition, name ?? ''));
    const format = masakSource.formats.find((each) => each.recognise([file]) !== null);
    if (!format) throw new Error('no format');
    return wholeList(format, [file]);
  };
  const warned = ({ warnings }: WholeList): number => new Set(warnings.map(({ referenceId }) => referenceId)).size;

  it.each([
    ['2024-05-13', 'A', 'a', 483, 2],
    ['2024-05-29', 'B', 'b', 96, 0],
    ['2024-05-29', 'D', 'd', 238, 4],
    ['2024-06-14', 'C', 'c', 1_335, 1],
    ['2025-12-26', 'C', 'c', 1_435, 4],
  ])(
    '%s %s: every record is read, and what was not understood is told',
    async (edition, initial, list, count, most) => {
      const whole = await read(edition, initial);
      expect(whole).toMatchObject({ list, counts: { records: count } });
      expect(new Set(whole.records.map(({ referenceId }) => referenceId)).size).toBe(count);
      expect(whole.records.every(({ names }) => names[0]?.quality === 'primary')).toBe(true);
      expect(warned(whole)).toBeLessThanOrEqual(most);
      // Of D, one day of listing is a passport that slipped a column.
      const dated = whole.records.filter(({ sanctions: [sanction] }) => sanction?.listedAt);
      expect(dated.length).toBeGreaterThanOrEqual(count - 1);
    },
  );

  it('knows all 1,183 identity numbers of list C that stand alone as such', async () => {
    const { raw, records } = await read('2025-12-26', 'C');
    const alone = raw.filter((each) => {
      const { cells } = each.raw as { cells: Record<string, string> };
      return Object.values(cells).some((cell) => /^\d{11}$/.test(cell));
    });
    expect(alone).toHaveLength(1_183);
    const byId = new Map(records.map((record) => [record.referenceId, record]));
    const labelled = alone.map(({ referenceId }) => byId.get(referenceId)?.identifiers.map(({ label }) => label));
    expect(labelled.filter((labels) => labels?.some((label) => label === 'TCKN' || label === 'YKN'))).toHaveLength(
      1_183,
    );
  });

  it('keeps the ids of list C from the workbook of 2024 to the CSV of 2025', async () => {
    const ids = ({ records }: WholeList): Set<string> => new Set(records.map(({ referenceId }) => referenceId));
    const [before, after] = [ids(await read('2024-06-14', 'C')), ids(await read('2025-12-26', 'C'))];
    expect([...before].filter((id) => !after.has(id))).toHaveLength(11);
  });
});
