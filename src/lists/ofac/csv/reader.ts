import { EditionFacts, FormatMatch, InputFile, ListError, RawRecord, Reading } from '../../source';
import { csvRows, fault } from './rows';
import { COLUMNS, OfacRaw, Role, Row, toRow } from './tables';

/** Where the publisher cuts a remark; the rest stands in the comments table. */
const REMARK_LIMIT = 1000;

/** Largest share of entries without an address row; sets put together from two days have had 0.8 %. */
const MOST_WITHOUT_ADDRESS_ROW = 0.02;

/** What `SDN_Type` may hold; null means an entity. */
const TYPES: readonly string[] = ['individual', 'entity', 'vessel', 'aircraft'];

const COUNTED = [
  'alternateNames',
  'repeatedNames',
  'addressRows',
  'addresses',
  'repeatedAddresses',
  'withoutAddressRow',
  'comments',
];

type Counts = Record<string, number>;

interface Companions {
  readonly addresses: Map<string, Row<'add'>[]>;
  readonly aliases: Map<string, Row<'alt'>[]>;
  readonly comments: Map<string, Row<'comments'>[]>;
}

/**
 * Reads one day's set of tables. The three side tables are held in memory (some megabytes), the main table is streamed.
 * Throws ListError on a wrong column count, a number used twice, rows that belong to no entry and a cut remark whose
 * rest is missing.
 */
export function readLegacyCsv(match: FormatMatch): Reading {
  const counts: Counts = { records: 0 };
  for (const what of [...TYPES, ...COUNTED]) counts[what] = 0;
  const facts = (): EditionFacts => ({ publishedAt: null, declaredRecords: null, fileCounts: { ...counts } });
  return { records: join(match, counts), facts };
}

async function* join(match: FormatMatch, counts: Counts): AsyncGenerator<RawRecord> {
  const main = match.files.sdn;
  if (!main) throw new ListError('OFAC', match.list, 'the main table is missing');
  const companions = await readCompanions(match, counts);
  const seen = new Set<string>();
  for await (const { row, line } of rowsOf('sdn', main)) {
    const number = numberOf(main, line, row.ent_num);
    if (seen.has(number)) throw fault(main, line, `entry ${number} stands twice in this table`);
    seen.add(number);
    count(counts, 'records');
    count(counts, typeOf(main, line, row));
    const raw = assemble(main, line, row, companions);
    countRepeats(raw, counts);
    yield { referenceId: number, raw: { ...raw } };
  }
  refuseOrphans(match, companions);
  refuseCutAddresses(match, counts);
}

function assemble(main: InputFile, line: number, row: Row<'sdn'>, companions: Companions): OfacRaw {
  const number = row.ent_num ?? '';
  const comments = take(companions.comments, number)
    .map((comment) => comment.Remarks)
    .join('');
  if (comments === '' && row.Remarks?.length === REMARK_LIMIT) {
    throw fault(
      main,
      line,
      `the remark of entry ${number} is cut at ${REMARK_LIMIT} characters and the comments table does not hold its rest`,
    );
  }
  return {
    sdn: row,
    addresses: take(companions.addresses, number),
    aliases: take(companions.aliases, number),
    comments: comments === '' ? null : comments,
  };
}

async function readCompanions(match: FormatMatch, counts: Counts): Promise<Companions> {
  const addresses = await group('add', match.files.add, (row) => {
    count(counts, 'addressRows');
    if (row.Address ?? row['City/State/Province/Postal Code'] ?? row.Country) count(counts, 'addresses');
  });
  const aliases = await group('alt', match.files.alt, () => count(counts, 'alternateNames'));
  const comments = await group('comments', match.files.comments, () => count(counts, 'comments'));
  return { addresses, aliases, comments };
}

async function group<R extends Role>(
  role: R,
  file: InputFile | undefined,
  each: (row: Row<R>) => void,
): Promise<Map<string, Row<R>[]>> {
  const groups = new Map<string, Row<R>[]>();
  if (!file) return groups;
  for await (const { row, line } of rowsOf(role, file)) {
    const number = numberOf(file, line, (row as Row<Role>).ent_num);
    const rows = groups.get(number);
    if (rows) rows.push(row);
    else groups.set(number, [row]);
    each(row);
  }
  return groups;
}

async function* rowsOf<R extends Role>(role: R, file: InputFile): AsyncGenerator<{ row: Row<R>; line: number }> {
  for await (const { cells, line } of csvRows(file)) {
    const row = toRow(role, cells);
    if (!row) throw fault(file, line, `has ${cells.length} columns where this table has ${COLUMNS[role].length}`);
    yield { row, line };
  }
}

function refuseOrphans(match: FormatMatch, { addresses, aliases, comments }: Companions): void {
  const orphans = { add: addresses, alt: aliases, comments };
  for (const role of ['add', 'alt', 'comments'] as const) {
    const [number] = orphans[role].keys();
    if (number === undefined) continue;
    const { name } = match.files[role] ?? { name: role };
    throw new ListError(
      'OFAC',
      name,
      `holds rows of ${orphans[role].size} entries that the main table does not have (the first is ${number}): the files are not of one day, or the main table is cut`,
    );
  }
}

/** Every entry has at least one address row, so many entries without one mean that the table is cut at a row's end. */
function refuseCutAddresses(match: FormatMatch, { records = 0, withoutAddressRow = 0 }: Counts): void {
  if (withoutAddressRow <= records * MOST_WITHOUT_ADDRESS_ROW) return;
  throw new ListError(
    'OFAC',
    match.files.add?.name ?? 'add',
    `has no row for ${withoutAddressRow} of ${records} entries, where the publisher writes at least one each: the file is cut or not of the same day`,
  );
}

/** Rows that say again what another row of the entry says; mapping keeps one of them. */
function countRepeats({ addresses, aliases }: OfacRaw, counts: Counts): void {
  const places = addresses.map((row) => [row.Address, row['City/State/Province/Postal Code'], row.Country]);
  const given = places.filter((place) => place.some((part) => part !== null)).map((place) => JSON.stringify(place));
  const names = aliases.map((row) => JSON.stringify([row.alt_type, row.alt_name]));
  count(counts, 'repeatedAddresses', given.length - new Set(given).size);
  count(counts, 'repeatedNames', names.length - new Set(names).size);
  if (addresses.length === 0) count(counts, 'withoutAddressRow');
}

function take<T>(groups: Map<string, T[]>, number: string): T[] {
  const rows = groups.get(number) ?? [];
  groups.delete(number);
  return rows;
}

function numberOf(file: InputFile, line: number, text: string | null): string {
  if (text !== null && /^\d+$/.test(text)) return text;
  throw fault(file, line, `the entry number is "${text ?? ''}", which is no number`);
}

function typeOf(file: InputFile, line: number, row: Row<'sdn'>): string {
  const type = row.SDN_Type ?? 'entity';
  if (TYPES.includes(type)) return type;
  throw fault(file, line, `unknown SDN type "${type}" of entry ${row.ent_num ?? ''}`);
}

function count(counts: Counts, what: string, more = 1): void {
  counts[what] = (counts[what] ?? 0) + more;
}
