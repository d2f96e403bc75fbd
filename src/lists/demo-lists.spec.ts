import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ListedRecord } from '../matching/model';
import { masakSource } from './masak/masak.source';
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
async function importOf(source: ListSource, folder: string, wanted: (name: string) => boolean = () => true) {
  const files = filesOf(folder).filter(({ name }) => wanted(name));
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
});

function isImo({ type, value }: ListedRecord['identifiers'][number]): boolean {
  const digits = [...value].map(Number);
  const sum = digits.slice(0, 6).reduce((total, digit, place) => total + digit * (7 - place), 0);
  return type === 'imo' && /^\d{7}$/.test(value) && sum % 10 === digits[6];
}

describe('demo/un', () => {
  it('is the consolidated list in XML, understood without a warning', async () => {
    const { format, records, warnings } = await importOf(unSource, 'un');
    expect(format).toBe('un-xml');
    expect(warnings).toEqual([]);
    expect(countsBy(records)).toEqual({ person: 33, company: 16 });
    expect(new Set(records.map((record) => record.referenceId)).size).toBe(records.length);
  });

  it('holds no real number of a person', async () => {
    const numbers = personalNumbers((await importOf(unSource, 'un')).records);
    expect(numbers).toHaveLength(11);
    expect(numbers.filter((number) => !number.startsWith('DEMO'))).toEqual([]);
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
});

describe('demo/masak', () => {
  it.each([
    ['A', 'a', { person: 9, company: 5 }],
    ['C', 'c', { person: 7, company: 2, other: 2 }],
  ])('is list %s as CSV, understood without a warning', async (initial, list, types) => {
    const found = await importOf(masakSource, 'masak', (name) => name.startsWith(initial));
    expect(found).toMatchObject({ format: 'masak-csv', list, warnings: [] });
    expect(countsBy(found.records)).toEqual(types);
    expect(new Set(found.records.map(({ referenceId }) => referenceId)).size).toBe(found.records.length);
  });
});
