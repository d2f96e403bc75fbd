import {
  MASAK_HEADINGS,
  masakCsv,
  masakRow,
  MasakTestRow,
  masakWorkbook,
} from '../../../test/support/lists/masak-tables';
import { wholeList, WholeList, writtenFiles } from '../../../test/support/lists/input-files';
import type { InputFile } from '../source';
import { masakSource } from './masak.source';

const [workbook, csv] = masakSource.formats;

const DENIZ: MasakTestRow = {
  'SIRA NO': 1,
  'ADI SOYADI': 'DENİZ DENEME',
  'PASAPORT NO': '10000000146',
  'DOĞUM TARİHİ': '19.07.1982',
  'ANNE ADI': 'AYŞE',
  ÖRGÜTÜ: 'ÖRNEK ÖRGÜTÜ',
  'RESMİ GAZETE': '07.04.2021/ 31447',
};
const UMUT: MasakTestRow = { ...DENIZ, 'SIRA NO': 2, 'ADI SOYADI': 'UMUT ÖRNEK', 'PASAPORT NO': null };

const rowsOfC = (...rows: MasakTestRow[]) => [
  [...MASAK_HEADINGS.c],
  ...rows.map((row) => masakRow(MASAK_HEADINGS.c, row)),
];

async function readCsv(content: Buffer): Promise<WholeList> {
  if (!csv) throw new Error('no format');
  return wholeList(csv, writtenFiles({ 'list.csv': content }));
}

async function readWorkbook(content: Buffer): Promise<WholeList> {
  if (!workbook) throw new Error('no format');
  return wholeList(workbook, writtenFiles({ 'list.xlsx': content }));
}

const ids = ({ records }: WholeList): string[] => records.map(({ referenceId }) => referenceId);

describe('a table of MASAK', () => {
  it.each(['a', 'b', 'c', 'd'] as const)('is told by its headings: list %s, as CSV and as workbook', async (list) => {
    const rows = [[...MASAK_HEADINGS[list]]];
    const found = (format: typeof csv, files: InputFile[]) => format?.recognise(files);
    expect(found(csv, writtenFiles({ 'x.bin': masakCsv(rows) }))).toMatchObject({ list });
    expect(found(workbook, writtenFiles({ 'x.bin': await masakWorkbook(rows) }))).toMatchObject({ list });
    expect(found(workbook, writtenFiles({ 'x.bin': masakCsv(rows) }))).toBeNull();
    expect(found(csv, writtenFiles({ 'x.bin': await masakWorkbook(rows) }))).toBeNull();
  });

  it('is one at a time', () => {
    const files = writtenFiles({
      'a.csv': masakCsv([[...MASAK_HEADINGS.a]]),
      'c.csv': masakCsv([[...MASAK_HEADINGS.c]]),
    });
    expect(csv?.recognise(files)).toBe('a.csv and c.csv are different lists: give one of them at a time');
  });

  it('may have its headings under a title', async () => {
    const rows = rowsOfC(DENIZ);
    expect(ids(await readWorkbook(await masakWorkbook([['6415 SAYILI KANUN'], ...rows])))).toHaveLength(1);
    expect(ids(await readCsv(masakCsv([['6415 SAYILI KANUN'], ...rows])))).toHaveLength(1);
  });

  it('goes on after blank rows', async () => {
    const [headings = [], first = [], second = []] = rowsOfC(DENIZ, UMUT);
    const blank = headings.map(() => '');
    const read = await readCsv(masakCsv([headings, first, blank, ['3', ...blank.slice(1)], blank, second, blank]));
    expect(read.records.map(({ names }) => names[0]?.name)).toEqual(['DENİZ DENEME', 'UMUT ÖRNEK']);
    expect(read.counts).toMatchObject({ records: 2, rowsWithoutName: 1 });
  });

  it('may have its columns in another order, letter case and spacing', async () => {
    const usual = await readCsv(masakCsv(rowsOfC(DENIZ)));
    const reordered = rowsOfC(DENIZ).map((row) => [...row].reverse());
    const renamed = reordered.map((row, at) =>
      at === 0 ? row.map((cell) => ` ${String(cell).toLocaleLowerCase('tr')}  `) : row,
    );
    expect((await readCsv(masakCsv(renamed))).records).toEqual(usual.records);
  });

  it.each([
    ['PASAPORT NO', 'KİMLİK', /line 1: no column is headed TCKN.* \(not known: KİMLİK\): the ministry has renamed/],
    ['ANNE ADI', 'ANNESİ', /no column is headed ANNE ADI \(not known: ANNESİ\)/],
    ['RESMİ GAZETE', '', /no column is headed RESMİ GAZETE/],
    ['ANNE ADI', 'BABA ADI', /no column is headed ANNE ADI/],
    ['ÖRGÜTÜ', 'UYRUĞU', /no column is headed BAĞLANTILI OLDUĞU ÖRGÜT/],
  ])('is refused when the column %s is headed %j', async (part, heading, message) => {
    const [headings = [], ...rows] = rowsOfC(DENIZ);
    const changed = headings.map((each) => (String(each).includes(part) ? heading : each));
    await expect(readCsv(masakCsv([changed, ...rows]))).rejects.toThrow(message);
  });

  it('is refused when a heading stands twice, or a record has lost its name', async () => {
    const [headings = [], first = []] = rowsOfC(DENIZ);
    await expect(
      readCsv(
        masakCsv([
          [...headings, 'UYRUĞU'],
          [...first, ''],
        ]),
      ),
    ).rejects.toThrow('two columns are headed UYRUĞU');
    await expect(readCsv(masakCsv(rowsOfC({ ...DENIZ, 'ADI SOYADI': null })))).rejects.toThrow(
      /line 5: holds a record without a name/,
    );
  });

  it('keeps a column it does not know, and tells of it', async () => {
    const [headings = [], first = []] = rowsOfC(DENIZ);
    const read = await readCsv(
      masakCsv([
        [...headings, 'CİNSİYETİ'],
        [...first, 'KADIN'],
      ]),
    );
    expect(read.warnings).toMatchObject([{ kind: 'unknown_column', field: 'CİNSİYETİ', value: 'KADIN' }]);
    expect(read.raw[0]?.raw).toMatchObject({ cells: { CİNSİYETİ: 'KADIN' } });
  });

  it('is read in UTF-8 as well, and refused when it is cut', async () => {
    const utf8 = masakCsv(rowsOfC(DENIZ)).toString('latin1');
    const text = new TextDecoder('windows-1254').decode(Buffer.from(utf8, 'latin1'));
    expect((await readCsv(Buffer.from(text))).records[0]?.names[0]?.name).toBe('DENİZ DENEME');
    const whole = masakCsv(rowsOfC({ ...DENIZ, ÖRGÜTÜ: '"x;\r\ny"' }));
    await expect(readCsv(whole.subarray(0, -30))).rejects.toThrow(/fetch it again/);
    const book = await masakWorkbook(rowsOfC(DENIZ));
    expect(workbook?.recognise(writtenFiles({ 'cut.xlsx': book.subarray(0, -40) }))).toBeNull();
  });
});

describe('the id of a MASAK record', () => {
  it('is made of list, name, number, birth date and gazette, and stays where anything else changes', async () => {
    const [id] = ids(await readCsv(masakCsv(rowsOfC(DENIZ))));
    expect(id).toMatch(/^C-[0-9a-f]{12}$/);
    const same: MasakTestRow[] = [
      { ...DENIZ, 'SIRA NO': 77 },
      { ...DENIZ, 'ANNE ADI': 'FATMA', UYRUĞU: 'TÜRKİYE CUMHURİYETİ' },
      { ...DENIZ, 'ADI SOYADI': ' Deniz  Deneme ' },
      { ...DENIZ, 'RESMİ GAZETE': '07.04.2021/31447' },
    ];
    for (const row of same) expect(ids(await readCsv(masakCsv(rowsOfC(row))))).toEqual([id]);
    const others: MasakTestRow[] = [
      { ...DENIZ, 'ADI SOYADI': 'DENİZ DENEMEZ' },
      { ...DENIZ, 'PASAPORT NO': '20000000046' },
      { ...DENIZ, 'DOĞUM TARİHİ': '20.07.1982' },
      { ...DENIZ, 'RESMİ GAZETE': '08.04.2021/ 31448' },
    ];
    for (const row of others) expect(ids(await readCsv(masakCsv(rowsOfC(row))))).not.toContain(id);
  });

  it('is the same in the workbook, whose dates and numbers are no texts', async () => {
    const cells = { 'DOĞUM TARİHİ': new Date(Date.UTC(1982, 6, 19)), 'PASAPORT NO': 10000000146 };
    const book = await readWorkbook(await masakWorkbook(rowsOfC({ ...DENIZ, ...cells })));
    const table = await readCsv(masakCsv(rowsOfC(DENIZ)));
    expect(book.records).toEqual(table.records);
  });

  it('tells two equal records apart by their order, and says so', async () => {
    const read = await readCsv(masakCsv(rowsOfC(DENIZ, UMUT, { ...DENIZ, 'SIRA NO': 3 })));
    expect(new Set(ids(read)).size).toBe(3);
    expect(ids(read)[0]).toBe(ids(await readCsv(masakCsv(rowsOfC(DENIZ))))[0]);
    expect(read.counts.repeatedRecords).toBe(1);
    expect(read.warnings).toMatchObject([{ kind: 'repeated_record', referenceId: ids(read)[2] }]);
  });
});
