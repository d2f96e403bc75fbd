import { writtenFiles } from '../../../../test/support/lists/input-files';
import { ofacFiles, SDN_ROWS, table } from '../../../../test/support/lists/ofac-rows';
import { recogniseLegacyCsv } from './recognise';

const recognise = (contents: Record<string, string | Buffer>) => recogniseLegacyCsv(writtenFiles(contents));
const { 'sdn.csv': sdn = '', 'add.csv': add = '', 'alt.csv': alt = '' } = ofacFiles();

describe('recognising the OFAC tables', () => {
  it('goes by what the rows look like, not by the names of the files', () => {
    const match = recognise({ 'a.txt': alt, 'b.txt': sdn, 'c.txt': add, 'd.txt': table(['36,"rest of a remark."']) });
    if (match === null || typeof match === 'string') throw new Error(match ?? 'not recognised');
    expect(match.list).toBe('sdn');
    expect(
      Object.entries(match.files)
        .map(([role, { name }]) => `${role} ${name}`)
        .sort(),
    ).toEqual(['add c.txt', 'alt a.txt', 'comments d.txt', 'sdn b.txt']);
  });

  it('tells the consolidated list from the SDN list by its programmes', () => {
    const cons = SDN_ROWS.map((row) =>
      row.replace(/"(CUBA|RUSSIA-EO14024|SDGT|IRAN\] \[SDGT|DPRK3\] \[CYBER2)"/, '"NS-PLC"'),
    );
    expect(recognise({ 'sdn.csv': table(cons), 'add.csv': add, 'alt.csv': alt })).toMatchObject({ list: 'cons' });
  });

  it.each<[string, Record<string, string | Buffer>, RegExp]>([
    [
      'a main table without its companions',
      { 'sdn.csv': sdn },
      /^sdn\.csv cannot be published without add\.csv.* and alt\.csv/,
    ],
    [
      'companions without the main table',
      { 'add.csv': add, 'alt.csv': alt },
      /^add\.csv, alt\.csv cannot be published without sdn\.csv/,
    ],
    [
      'a web page in place of the list',
      { 'sdn.csv': '<!DOCTYPE html><html><body>Not found', 'add.csv': add, 'alt.csv': alt },
      /^sdn\.csv is an HTML page/,
    ],
    [
      'a table with a column too many from its first row on',
      { 'sdn.csv': sdn.toString().replace(/\r\n/g, ',"x"\r\n'), 'add.csv': add, 'alt.csv': alt },
      /^sdn\.csv begins with a row of 13 columns/,
    ],
    ['an empty file', { 'sdn.csv': '', 'add.csv': add, 'alt.csv': alt }, /^sdn\.csv is empty/],
    [
      'the same table twice',
      { 'sdn.csv': sdn, 'cons_prim.csv': sdn, 'add.csv': add, 'alt.csv': alt },
      /are the same table/,
    ],
  ])('refuses %s and says what to do', (_what, contents, message) => {
    expect(recognise(contents)).toEqual(expect.stringMatching(message));
  });

  it('leaves files of other formats to other readers', () => {
    expect(recognise({ 'consolidated.xml': '<?xml version="1.0"?><CONSOLIDATED_LIST/>' })).toBeNull();
  });
});
