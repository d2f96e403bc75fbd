import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Papa from 'papaparse';
import { SaxesParser } from 'saxes';
import type { ListedRecord } from '../matching/model';
import { ofacSource } from './ofac/ofac.source';
import type { InputFile, ListSource, ListWarning } from './source';
import { unSource } from './un/un.source';

const DEMO = join(process.cwd(), 'demo');
const HEAD_BYTES = 65_536;

/** UN reference and OFAC number of the same person or group. */
const ON_BOTH = [
  ['CFi.009', '11018'],
  ['HTi.001', '30582'],
  ['IRi.039', '10481'],
  ['LYi.009', '12610'],
  ['LYi.013', '12606'],
  ['LYi.017', '12608'],
  ['QDi.006', '2676'],
  ['QDi.135', '9758'],
  ['QDi.263', '10689'],
  ['QDi.322', '15009'],
  ['QDi.422', '11459'],
  ['QDi.426', '28717'],
  ['SOi.014', '18008'],
  ['YEi.004', '17927'],
  ['CFe.002', '19100'],
  ['KPe.020', '17068'],
  ['KPe.047', '15603'],
  ['QDe.138', '16363'],
  ['TAe.012', '15484'],
  ['YEe.001', '47664'],
] as const;

function filesOf(folder: string): InputFile[] {
  return readdirSync(join(DEMO, folder)).map((name) => {
    const path = join(DEMO, folder, name);
    const content = readFileSync(path);
    return { path, name, bytes: content.length, head: content.subarray(0, HEAD_BYTES) };
  });
}

/** Recognises, reads and maps a whole demonstration list as an import does. */
async function importOf(source: ListSource, folder: string) {
  const files = filesOf(folder);
  const format = source.formats.find((each) => each.recognise(files) !== null);
  const match = format?.recognise(files) ?? 'no format recognised it';
  if (typeof match === 'string') throw new Error(`${folder}: ${match}`);
  if (!format) throw new Error(`${folder}: no format`);
  const records: ListedRecord[] = [];
  const warnings: ListWarning[] = [];
  const reading = format.read(match);
  for await (const raw of reading.records) {
    records.push(format.map(raw, match.list, (warning) => warnings.push(warning)));
  }
  return { format: format.id, list: match.list, records, warnings, facts: reading.facts() };
}

function countsBy(records: readonly ListedRecord[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { type } of records) counts[type] = (counts[type] ?? 0) + 1;
  return counts;
}

function byReference(records: readonly ListedRecord[], referenceId: string): ListedRecord {
  const found = records.find((record) => record.referenceId === referenceId);
  if (!found) throw new Error(`${referenceId} is not in the list`);
  return found;
}

/** Numbers of a person that were not invented would be somebody's. */
const PERSONAL = new Set(['passport', 'national_id', 'tax_id', 'ssn', 'drivers_license', 'residence_permit']);

function personalNumbers(records: readonly ListedRecord[]): string[] {
  return records
    .filter((record) => record.type === 'person')
    .flatMap((record) => record.identifiers)
    .filter((identifier) => PERSONAL.has(identifier.type))
    .map((identifier) => identifier.value);
}

describe('demo/ofac', () => {
  it('is the SDN list in the four CSV files, understood without a warning', async () => {
    const { format, list, records, warnings } = await importOf(ofacSource, 'ofac');
    expect({ format, list }).toEqual({ format: 'ofac-legacy-csv', list: 'sdn' });
    expect(warnings).toEqual([]);
    expect(countsBy(records)).toEqual({ person: 64, company: 48, vessel: 13, aircraft: 8 });
    expect(records.filter((record) => record.names.length === 0)).toEqual([]);
  });

  it('joins the remark that the comments table continues in the middle of a word', async () => {
    const { records } = await importOf(ofacSource, 'ofac');
    const sberbank = byReference(records, '17018');
    expect(sberbank.remarks).toHaveLength(1158);
    expect(sberbank.remarks).toContain('with nothing in between; the bank');
  });

  it('holds no real number of a person', async () => {
    const { records } = await importOf(ofacSource, 'ofac');
    const numbers = personalNumbers(records);
    expect(numbers.length).toBeGreaterThan(15);
    expect(numbers.filter((number) => !number.startsWith('DEMO'))).toEqual([]);
  });

  it('gives every vessel an IMO number whose check digit is right', async () => {
    const { records } = await importOf(ofacSource, 'ofac');
    const vessels = records.filter((record) => record.type === 'vessel');
    const valid = vessels.flatMap(({ identifiers }) => identifiers.filter(isImo));
    expect(valid).toHaveLength(vessels.length);
  });

  it('keeps the publisher’s bytes: CRLF, a final 0x1A, nothing beyond ASCII', () => {
    for (const { path, name } of filesOf('ofac')) {
      const text = readFileSync(path, 'latin1');
      expect({ name, end: text.slice(-3), bare: /[^\r]\n/.test(text) }).toEqual({ name, end: '\r\n\x1a', bare: false });
      expect(text.slice(0, -1)).toMatch(/^[\r\n\x20-\x7e]+$/);
    }
  });

  it('lists every entry in the address table and no entry that is not in the main one', () => {
    const entries = new Set(column('sdn.csv', 12));
    expect(new Set(column('add.csv', 6))).toEqual(entries);
    for (const number of [...column('alt.csv', 5), ...column('sdn_comments.csv', 2)]) expect(entries).toContain(number);
  });
});

function isImo({ type, value }: ListedRecord['identifiers'][number]): boolean {
  const digits = [...value].map(Number);
  const sum = digits.slice(0, 6).reduce((total, digit, place) => total + digit * (7 - place), 0);
  return type === 'imo' && /^\d{7}$/.test(value) && sum % 10 === digits[6];
}

/** The first column of a table, once every row has the width of the format. */
function column(file: string, width: number): string[] {
  const text = readFileSync(join(DEMO, 'ofac', file), 'latin1')
    .replace('\x1a', '')
    .trimEnd();
  const { data } = Papa.parse<string[]>(text, { delimiter: ',', newline: '\r\n' });
  expect(new Set(data.map((row) => row.length))).toEqual(new Set([width]));
  return data.map(([first = '']) => first);
}

describe('demo/un', () => {
  it('is the consolidated list in XML, understood without a warning', async () => {
    const { format, records, warnings } = await importOf(unSource, 'un');
    expect(format).toBe('un-xml');
    expect(warnings).toEqual([]);
    expect(countsBy(records)).toEqual({ person: 33, company: 16 });
  });

  it('names twenty people and groups that OFAC lists too, fourteen of them under another spelling', async () => {
    const un = (await importOf(unSource, 'un')).records;
    const ofac = (await importOf(ofacSource, 'ofac')).records;
    const words = (record: ListedRecord) =>
      (record.names[0]?.name ?? '')
        .toUpperCase()
        .match(/\p{L}+/gu)
        ?.sort();
    const pairs = ON_BOTH.map(
      ([reference, number]) => [byReference(un, reference), byReference(ofac, number)] as const,
    );
    expect(pairs).toHaveLength(20);
    for (const [left, right] of pairs) expect(left.type).toBe(right.type);
    const alike = pairs.filter(([left, right]) => String(words(left)) === String(words(right)));
    expect(alike.map(([left]) => left.referenceId)).toHaveLength(6);
  });

  it('is well-formed and holds each reference once', () => {
    const references = unTexts('REFERENCE_NUMBER');
    expect(references).toHaveLength(49);
    expect(new Set(references).size).toBe(49);
    expect(references.filter((each) => /^(?:CD|CF|HT|IQ|IR|KP|LY|QD|SD|SO|SS|TA|YE)i\.\d{3}$/.test(each))).toHaveLength(
      33,
    );
    expect(references.filter((each) => /^(?:CD|CF|IR|KP|LY|QD|SO|TA|YE)e\.\d{3}$/.test(each))).toHaveLength(16);
  });

  it('holds no real number of a person', () => {
    const numbers = unTexts('NUMBER');
    expect(numbers.length).toBeGreaterThan(5);
    expect(numbers.filter((number) => !number.startsWith('DEMO'))).toEqual([]);
  });

  it('shows what an importer meets: empty blocks, original scripts, every kind of birth date', () => {
    expect(unTexts('ALIAS_NAME')).toContain('');
    expect(unTexts('NAME_ORIGINAL_SCRIPT').length).toBeGreaterThan(10);
    expect(new Set(unTexts('TYPE_OF_DATE'))).toEqual(new Set(['EXACT', 'APPROXIMATELY', 'BETWEEN', '']));
  });
});

/** The texts of all elements of one name, in order; throws where the file is not well-formed. */
function unTexts(element: string): string[] {
  const texts: string[] = [];
  let text = '';
  const parser = new SaxesParser();
  parser.on('opentag', () => (text = ''));
  parser.on('text', (part) => (text += part));
  parser.on('closetag', ({ name }) => name === element && texts.push(text));
  parser.on('error', (fault) => {
    throw fault;
  });
  parser.write(readFileSync(join(DEMO, 'un', 'consolidated.xml'), 'utf8')).close();
  return texts;
}
