import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ofacSource } from '../../src/lists/ofac/ofac.source';
import type { ListSource } from '../../src/lists/source';
import { unSource } from '../../src/lists/un/un.source';
import { liveNames, type ListContext, openLists } from '../support/list-context';

/** The real readers, with expectations for a list as small as the ones below. */
const small = (source: ListSource): ListSource => ({
  ...source,
  lists: source.lists.map((list) => ({ ...list, expectations: { ...list.expectations, minRecords: 1 } })),
});

const NONE = '-0- ';
const OFAC_FILES = {
  'sdn.csv': [
    ['36', '"AEROCARIBBEAN AIRLINES"', NONE, '"CUBA"', NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE],
    ['2674', '"ABBAS, Abu"', '"individual"', '"SDGT"', NONE, NONE, NONE, NONE, NONE, NONE, NONE, '"DOB 10 Dec 1948."'],
  ],
  'add.csv': [
    ['36', '25', NONE, '"Havana"', '"Cuba"', NONE],
    ['2674', '1023', NONE, NONE, NONE, NONE],
  ],
  'alt.csv': [
    ['36', '12', '"aka"', '"AERO-CARIBBEAN"', NONE],
    ['2674', '13', '"aka"', '"ZAYDAN, Muhammad"', NONE],
  ],
};
type OfacFile = keyof typeof OFAC_FILES;

const UN_XML = `<?xml version="1.0" encoding="utf-8"?>
<CONSOLIDATED_LIST dateGenerated="2026-07-31T23:00:02.000Z">
<INDIVIDUALS><INDIVIDUAL><DATAID>1</DATAID><VERSIONNUM>1</VERSIONNUM><FIRST_NAME>Aiman</FIRST_NAME>
<SECOND_NAME>Al-Zawahiri</SECOND_NAME><UN_LIST_TYPE>Al-Qaida</UN_LIST_TYPE><REFERENCE_NUMBER>QDi.006</REFERENCE_NUMBER>
<LISTED_ON>2001-01-25</LISTED_ON></INDIVIDUAL></INDIVIDUALS>
<ENTITIES></ENTITIES>
</CONSOLIDATED_LIST>
`;

describe('a list that is not what it should be', () => {
  let lists: ListContext;
  beforeAll(async () => {
    lists = await openLists([small(ofacSource), small(unSource)]);
    await lists.importer.import('OFAC', await ofac(), { who: 'test' });
    await lists.importer.import('UN_CONSOLIDATED', await folder({ 'list.xml': UN_XML }), { who: 'test' });
  });
  afterAll(() => lists.close());

  const PUBLISHED = { '36': 'AEROCARIBBEAN AIRLINES', '2674': 'ABBAS, Abu', 'QDi.006': 'Aiman Al-Zawahiri' };

  const SDN = text('sdn.csv');
  it.each<[string, () => Promise<string>, RegExp]>([
    ['a CSV cut in the middle of a row', () => ofac({ 'sdn.csv': SDN.slice(0, -60) }), /sdn\.csv/],
    ['a row with a column too many', () => ofac({ 'sdn.csv': SDN.replace('"CUBA"', '"CUBA",1') }), /sdn\.csv/],
    [
      'a row with a column too few further down',
      () => ofac({ 'alt.csv': text('alt.csv').replace('"aka","ZAYDAN', '"ZAYDAN') }),
      /alt\.csv/,
    ],
    [
      'a web page named sdn.csv',
      () => ofac({ 'sdn.csv': '<!DOCTYPE html><html><body>Sorry</body></html>' }),
      /HTML page|web page/,
    ],
    ['an empty main file', () => ofac({ 'sdn.csv': '' }), /sdn\.csv is empty/],
    ['a file without its companions', () => folder({ 'sdn.csv': SDN }), /cannot be published without/],
    ['an empty file alone', () => folder({ 'sdn.csv': '' }), /sdn\.csv: is empty; download it again/],
    ['an empty folder', () => folder({}), /the folder holds no file/],
    ['a path that is not there', () => Promise.resolve('/nowhere/sdn.csv'), /there is no such file or folder/],
    [
      'a text that is no list',
      () => folder({ 'notes.txt': 'to be or not to be' }),
      /in none of the formats read for this source \(ofac-legacy-csv, /,
    ],
    ['U+0000 in a name', () => ofac({ 'sdn.csv': SDN.replace('ABBAS', 'AB\u0000AS') }), /2674|sdn\.csv/],
  ])('is refused with its reason, the published one untouched: %s', async (_what, path, reason) => {
    await expect(lists.importer.import('OFAC', await path(), { who: 'test' })).rejects.toThrow(reason);
    expect(await liveNames(lists)).toEqual(PUBLISHED);
    const [attempt] = await lists.database.query<{ outcome: string; message: string }[]>(
      `SELECT outcome, message FROM list_attempt ORDER BY id DESC LIMIT 1`,
    );
    expect(attempt).toMatchObject({ outcome: 'failed', message: expect.stringMatching(reason) });
  });

  it.each<[string, string]>([
    ['cut in the middle', UN_XML.slice(0, UN_XML.indexOf('<REFERENCE_NUMBER>'))],
    ['cut between two records', UN_XML.slice(0, UN_XML.indexOf('<ENTITIES>'))],
    ['with a document type, which a list has no use for', UN_XML.replace('?>', '?><!DOCTYPE x [<!ENTITY a "b">]>')],
  ])('is refused, the published one untouched: UN file %s', async (_what, xml) => {
    const path = await folder({ 'consolidated.xml': xml });
    await expect(lists.importer.import('UN_CONSOLIDATED', path, { who: 'test' })).rejects.toThrow(/UN_CONSOLIDATED/);
    expect(await liveNames(lists)).toEqual(PUBLISHED);
  });

  it('is no list with mixed line ends: those are read as what they mean', async () => {
    const mixed = SDN.replace('\r\n', '\n');
    const report = await lists.importer.import('OFAC', await ofac({ 'sdn.csv': mixed }), { who: 'test' });
    expect(report).toMatchObject({ outcome: 'published', added: 0, changed: 0, removed: 0 });
    expect(await liveNames(lists)).toEqual(PUBLISHED);
  });
});

function text(name: OfacFile): string {
  return `${OFAC_FILES[name].map((row) => row.join(',')).join('\r\n')}\r\n`;
}

const ofac = (changed: Partial<Record<OfacFile, string>> = {}) =>
  folder({ 'sdn.csv': text('sdn.csv'), 'add.csv': text('add.csv'), 'alt.csv': text('alt.csv'), ...changed });

async function folder(files: Readonly<Record<string, string>>): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'lists-'));
  await Promise.all(Object.entries(files).map(([name, content]) => writeFile(join(path, name), content)));
  return path;
}
