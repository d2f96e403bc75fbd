import { readFileSync } from 'node:fs';
import { writeXlsx } from 'hucre/xlsx';
import { wholeList, WholeList, writtenFiles } from '../../../test/support/lists/input-files';
import { AKHUND, PETREL, SBERBANK } from '../../../test/support/lists/uk-designations';
import { ofsiCsv, ofsiSheet, ukCsv } from '../../../test/support/lists/uk-tables';
import { ukXml } from '../../../test/support/lists/uk-xml';
import type { InputFile } from '../source';
import { ukSource } from './uk.source';

const ALL = [AKHUND, SBERBANK, PETREL];
type Rows = (string | null)[][];

async function workbook(rows: Rows, sheet = 'Data'): Promise<Buffer> {
  return Buffer.from(await writeXlsx({ sheets: [{ name: sheet, rows }] }));
}

function recognised(files: readonly InputFile[]): string[] {
  return ukSource.formats.filter((format) => typeof (format.recognise(files) ?? '') !== 'string').map(({ id }) => id);
}

/** By whichever format says that it is its own. */
async function read(content: string | Buffer): Promise<WholeList> {
  const files = writtenFiles({ list: content });
  const [id] = recognised(files);
  const format = ukSource.formats.find((each) => each.id === id);
  if (!format)
    throw new Error(
      ukSource.formats
        .map((each) => each.recognise(files))
        .filter((answer) => typeof answer === 'string')
        .join('; '),
    );
  return wholeList(format, files);
}

describe('the formats of the UK', () => {
  it('are told by what is in the file, whatever its name', async () => {
    const told = async (content: string | Buffer | Promise<Buffer>): Promise<string[]> =>
      recognised(writtenFiles({ 'download.tmp': await content }));
    expect(await told(ukXml(ALL))).toEqual(['uk-sanctions-list-xml']);
    expect(await told(ukCsv(ALL))).toEqual(['uk-sanctions-list-csv']);
    expect(await told(ofsiCsv(ALL))).toEqual(['ofsi-conlist-2022-csv']);
    expect(await told(workbook(ofsiSheet(ALL)))).toEqual(['ofsi-conlist-2022-xlsx']);
    // Of others: the OFSI list before 2022, a workbook of the Turkish list, the UN list.
    expect(await told('Last Updated,27/04/2020\r\nName 6,Name 1,Title,DOB,Group ID\r\n')).toEqual([]);
    expect(await told(workbook([['Sıra No']], 'Sayfa1'))).toEqual([]);
    expect(await told('<CONSOLIDATED_LIST dateGenerated="2026-08-01T00:00:00Z"/>')).toEqual([]);
  });

  it.each([
    ['<!DOCTYPE html>\n<html><body>Not found</body></html>', /is an HTML page, not a list/],
    ['', /is empty: fetch the file again/],
  ])('refuse what an address answers in place of a list: %j', async (content, message) => {
    await expect(read(content)).rejects.toThrow(message);
  });

  it('refuse to choose between two editions', () => {
    const [format] = ukSource.formats;
    const files = writtenFiles({ 'a.xml': ukXml([AKHUND]), 'b.xml': ukXml([SBERBANK]) });
    expect(format?.recognise(files)).toBe('a.xml and b.xml are both this list: give one of them');
  });
});

describe('reading the UK lists', () => {
  it('gives the same records from the OFSI workbook as from its CSV', async () => {
    const [sheet, csv] = [await read(await workbook(ofsiSheet(ALL))), await read(ofsiCsv(ALL))];
    expect(sheet.records).toEqual(csv.records);
    expect(sheet.counts).toEqual({ records: 3, individuals: 1, entities: 1, ships: 1, unReferences: 1, rows: 28 });
  });

  it('puts the rows of a group together wherever they stand', async () => {
    const [first, headings, ...rows] = ofsiSheet(ALL);
    const shuffled = [...rows.filter((_, at) => at % 2 === 0), ...rows.filter((_, at) => at % 2 === 1)];
    const { records } = await read(await workbook([first ?? [], headings ?? [], ...shuffled]));
    expect(records.map(({ referenceId, names }) => [referenceId, names.length])).toEqual([
      ['AFG0006', 5],
      ['RUS1099', 2],
      ['DPR0075', 2],
    ]);
  });

  it('keeps every cell in the raw record, what the rows share once', async () => {
    const { raw } = await read(ukCsv([SBERBANK]));
    expect(raw[0]).toMatchObject({
      referenceId: 'RUS1099',
      raw: {
        common: {
          'Unique ID': 'RUS1099',
          'Type of entity': 'Public Joint Stock Company',
          'Last Updated': '21/03/2023',
        },
        rows: [{ 'Name 6': 'PUBLIC JOINT STOCK COMPANY SBERBANK OF RUSSIA' }, { 'Name 6': 'SBERBANK' }],
      },
    });
  });

  it('reads columns by heading, in any order, and says what stands in a new one', async () => {
    const sheet = ofsiSheet([SBERBANK]).map((row, at) => (at === 0 ? row : ['', ...row].reverse()));
    const withNew = sheet.map((row, at) => (at === 0 ? row : [...row, at === 1 ? 'Risk' : 'high']));
    const { records, warnings } = await read(await workbook(withNew));
    expect(records[0]?.names[0]?.name).toBe('PUBLIC JOINT STOCK COMPANY SBERBANK OF RUSSIA');
    expect(warnings).toEqual([{ kind: 'unknown_column', referenceId: 'RUS1099', field: 'Risk', value: 'Risk' }]);
  });
});

it('reads the demonstration list of the UK without a warning', async () => {
  const { records, counts, warnings } = await read(readFileSync('demo/uk/UK-Sanctions-List.xml'));
  expect(warnings).toEqual([]);
  expect(records).toHaveLength(30);
  expect(counts).toMatchObject({ individuals: 18, entities: 9, ships: 3, unReferences: 12 });
});

describe('a UK list that cannot be trusted', () => {
  const cut = (text: string, at: string): string => text.slice(0, text.lastIndexOf(at));

  it.each<[string, string | Buffer, RegExp]>([
    ['XML cut in the middle', cut(ukXml(ALL), 'PETREL'), /list line \d+ column \d+: is cut off or malformed/],
    [
      'XML cut after a record',
      cut(ukXml(ALL), '</Designations>'),
      /is cut off or malformed \(unclosed tag: Designations\)/,
    ],
    [
      'XML with entities',
      ukXml(ALL).replace('<Designations>', '<!DOCTYPE x [<!ENTITY a "b">]><Designations>'),
      /declares a document type/,
    ],
    ['XML without a date', ukXml(ALL).replace(/<DateGenerated>.*?<\/DateGenerated>/, ''), /states no DateGenerated/],
    ['XML with an unreadable date', ukXml(ALL, 'today'), /line 2: has no readable DateGenerated/],
    [
      'a designation without an id',
      ukXml(ALL).replace('<UniqueID>RUS1099</UniqueID>', ''),
      /line 4: .* has no UniqueID/,
    ],
    [
      'an unknown record',
      ukXml(ALL).replace('<Designation>', '<Delisting>x</Delisting><Designation>'),
      /record <Delisting>/,
    ],
    ['CSV cut between two cells', `${cut(ukCsv(ALL), 'Comoros,')}Comoros,`, /has \d+ columns where the heading has 58/],
    ['CSV cut in its last cell', ofsiCsv(ALL).slice(0, -3), /the last row stops without a line end/],
    [
      'CSV in Windows-1252',
      Buffer.from(ofsiCsv([{ ...AKHUND, titles: ['Señor'] }]), 'latin1'),
      /the text is not UTF-8/,
    ],
    [
      'CSV with a renamed column',
      ukCsv(ALL).replace('"Nationality(/ies)"', 'Nationality').replace('Nationality(/ies)', 'Nationality'),
      /line 2: the column Nationality\(\/ies\) is missing/,
    ],
    ['CSV without the date', ukCsv(ALL, 'unknown'), /line 1: the first line states no date/],
    ['CSV with headings alone', ukCsv([]).split('\r\n')[0] + '\r\n', /has no line of headings/],
    ['a row without a group', ofsiCsv([{ ...AKHUND, groupId: '' }]), /line 3: has no Group ID/],
  ])('is refused: %s', async (_, content, message) => {
    await expect(read(content)).rejects.toThrow(message);
  });

  it('is refused: a workbook with a renamed column', async () => {
    const sheet = ofsiSheet(ALL).map((row) => row.map((cell) => (cell === 'Group Type' ? 'Type' : cell)));
    await expect(read(await workbook(sheet))).rejects.toThrow(/line 2: the column Group Type is missing/);
  });

  it('is refused: a workbook cut off', async () => {
    const whole = await workbook(ofsiSheet(ALL));
    await expect(read(whole.subarray(0, whole.length - 50))).rejects.toThrow(/is no complete workbook/);
  });
});
