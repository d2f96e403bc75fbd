import { readFile, writeFile, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ListedRecord } from '../../src/matching/model';
import { ListError, type Expectations, type ListFormat, type ListSource, type RawRecord } from '../../src/lists/source';

/** A line of the toy format: `id|name|birth date`. */
export interface ToyRow {
  readonly id: string;
  readonly name: string;
  readonly born?: string;
}

const format: ListFormat = {
  id: 'toy-lines',
  recognise: ([file]) => {
    const [, list] = /^toy (\w+)\n/.exec(file?.head.toString('utf8') ?? '') ?? [];
    return file && list ? { list, files: { main: file } } : null;
  },
  read: (match) => {
    let declared: number | null = null;
    let lines: string[] = [];
    return {
      records: (async function* () {
        lines = (await readFile(match.files.main?.path ?? '', 'utf8')).trimEnd().split('\n').slice(1);
        for (const line of lines) {
          const count = /^end (\d+)$/.exec(line)?.[1];
          if (count) declared = Number(count);
          else yield rawOf(line);
        }
      })(),
      facts: () => ({
        publishedAt: '2026-07-31T00:00:00.000Z',
        declaredRecords: declared,
        fileCounts: { lines: lines.length },
      }),
    };
  },
  map: ({ referenceId, raw }, list, warn) => {
    if (raw.born === 'unclear') warn({ kind: 'unknown_date', referenceId, field: 'born', value: 'unclear' });
    return toyRecord(list, { id: referenceId, name: String(raw.name), born: raw.born as string | undefined });
  },
};

function rawOf(line: string): RawRecord {
  const [id = '', name, born] = line.split('|');
  if (name === undefined) throw new ListError('OFAC', `line "${line}"`, 'is cut');
  return { referenceId: id, raw: { name, ...(born !== undefined && { born }) } };
}

export const toyRecord = (list: string, { id, name, born }: ToyRow): ListedRecord => ({
  source: 'OFAC',
  list,
  referenceId: id,
  type: 'person',
  names: name === '' ? [] : [{ name, quality: 'primary' }],
  titles: [],
  positions: [],
  gender: null,
  birthDates: born === undefined || born === 'unclear' ? [] : [born],
  birthPlaces: [],
  nationalities: [],
  citizenships: [],
  countries: [],
  addresses: [{ address: 'A road\twith\\odd "marks"', city: null, region: null, country: 'Cuba', postalCode: null }],
  identifiers: [{ type: 'passport', value: `P${id}`, country: null }],
  websites: [],
  emails: [],
  phones: [],
  sanctions: [{ program: 'TOY', regime: null, measures: ['a, "b"', 'c\\'], listedAt: null, modifiedAt: null }],
  links: [],
  crossReferences: [],
  vessel: null,
  aircraft: null,
  pep: false,
  remarks: null,
});

const expectations: Expectations = { minRecords: 5, maxFall: 0.1, maxWarningShare: 0.05 };

/** A publisher that exists in tests only, with a format as simple as can be. */
export const toySource: ListSource = {
  name: 'OFAC',
  lists: [
    { id: 'main', title: 'Toy list', expectations },
    { id: 'other', title: 'Other toy list', expectations },
  ],
  formats: [format],
};

const SYLLABLES = ['ba', 'ki', 'lom', 'ter', 'vu', 'zan', 'ho', 'pel', 'ric', 'du', 'fen', 'gos', 'jal'];

/** A name of its own for each number: two words of three syllables. */
export const toyName = (number: number): string =>
  [number * 7919, number * 104_729].map((seed) => capitalised(syllables(seed % 2197))).join(' ');

const syllables = (seed: number): string =>
  [seed % 13, Math.floor(seed / 13) % 13, Math.floor(seed / 169)].map((place) => SYLLABLES[place]).join('');

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** `count` rows with ids from `P1` on. */
export const toyRows = (count: number): ToyRow[] =>
  Array.from({ length: count }, (_, i) => ({ id: `P${i + 1}`, name: toyName(i + 1), born: '1970' }));

/** Writes an edition and returns its path. */
export async function toyFile(
  rows: readonly ToyRow[],
  { list = 'main', declared = rows.length } = {},
): Promise<string> {
  const lines = rows.map(({ id, name, born }) => [id, name, ...(born === undefined ? [] : [born])].join('|'));
  return fileHolding([`toy ${list}`, ...lines, `end ${declared}`, ''].join('\n'));
}

export async function fileHolding(text: string, name = 'list.txt'): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'lists-')), name);
  await writeFile(path, text);
  return path;
}
