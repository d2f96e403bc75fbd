import { join } from 'node:path';
import { inputFile, wholeList, WholeList } from '../../../test/support/lists/input-files';
import { describeWithRealLists } from '../../../test/support/real-lists';
import { euSource } from './eu.source';

const [format] = euSource.formats;

describeWithRealLists('the real EU list', (folder) => {
  const read = (name: string): Promise<WholeList> => {
    if (!format) throw new Error('no format');
    return wholeList(format, [inputFile(join(folder, 'eu', '2022-03-18', name))]);
  };

  it('loses nothing between the file and the records', async () => {
    const { records, counts, warnings, publishedAt } = await read('xmlFullSanctionsList_1_1.first1044.xml');
    expect(publishedAt).toBe('2022-03-18T13:52:26.947Z');
    expect(counts).toEqual({
      ...{ entries: 1_044, records: 1_024, persons: 716, enterprises: 328, names: 4_855, addresses: 564 },
      ...{ births: 820, identifications: 285, citizenships: 440 },
    });
    expect(records).toHaveLength(1_024);
    // Twenty people stand twice under one reference number, as Taliban and as Al-Qaida.
    expect(records.flatMap(({ sanctions }) => sanctions)).toHaveLength(1_044);
    expect(records.every(({ names }) => names[0]?.quality === 'primary')).toBe(true);
    expect(records.filter(({ identifiers }) => identifiers.length > 0)).toHaveLength(198);
    expect(records.filter(({ crossReferences }) => crossReferences.length > 0)).toHaveLength(2);
    expect(warnings).toEqual([]);
  });

  it('refuses a download that was cut', async () => {
    await expect(read('xmlFullSanctionsList_1_1.partial.xml')).rejects.toThrow(
      /partial\.xml line 28198 column \d+: is cut off or malformed/,
    );
  });
});
