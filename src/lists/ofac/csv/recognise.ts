import Papa from 'papaparse';
import type { FormatMatch, InputFile } from '../../source';
import { NON_SDN_PROGRAMMES, programmesOf } from '../regimes';
import { COLUMNS, Role, roleOf } from './tables';

/** Below this many rows of the head the rest would say nothing new about whose table it is. */
const ROWS_LOOKED_AT = 200;

/** The names under which the publisher offers the tables, for messages. */
const PUBLISHED_AS: Readonly<Record<Role, string>> = {
  sdn: 'sdn.csv or cons_prim.csv',
  add: 'add.csv or cons_add.csv',
  alt: 'alt.csv or cons_alt.csv',
  comments: 'sdn_comments.csv or cons_comments.csv',
};

/**
 * Finds the tables among the files by what their first rows look like. The comments table may be missing, because a
 * list without long remarks has none; the reader refuses the set if a remark turns out to be cut.
 */
export function recogniseLegacyCsv(files: readonly InputFile[]): FormatMatch | string | null {
  const found: Partial<Record<Role, InputFile>> = {};
  for (const file of files) {
    const role = roleOfFile(file);
    if (!role) continue;
    const other = found[role];
    if (other)
      return `${other.name} and ${file.name} are the same table (${PUBLISHED_AS[role]}): give the files of one list only`;
    found[role] = file;
  }
  const { sdn, add, alt, comments } = found;
  if (sdn && add && alt) {
    const list = listOf(sdn);
    return { list, files: comments ? { sdn, add, alt, comments } : { sdn, add, alt } };
  }
  return refusal(files, found);
}

function refusal(files: readonly InputFile[], found: Partial<Record<Role, InputFile>>): string | null {
  const page = files.find((file) => isHtml(file));
  if (page)
    return `${page.name} is an HTML page, not a list: the address answered with a web page, fetch the file again`;
  const empty = files.find((file) => file.bytes === 0);
  if (empty) return `${empty.name} is empty: fetch the file again`;
  const misfit = files.map(misshapen).find((reason) => reason !== null);
  if (misfit !== undefined) return misfit;
  const present = Object.values(found).map((file) => file.name);
  if (present.length === 0) return null;
  const missing = (['sdn', 'add', 'alt'] as const).filter((role) => !found[role]).map((role) => PUBLISHED_AS[role]);
  return `${present.join(', ')} cannot be published without ${missing.join(' and ')} of the same day: put the files into one folder and give that`;
}

function roleOfFile(file: InputFile): Role | null {
  const [first] = rowsOf(file, 1);
  return first ? roleOf(first) : null;
}

/** A file that begins like one of the tables, with an entry number, and has another number of columns than any. */
function misshapen(file: InputFile): string | null {
  const [first] = rowsOf(file, 1);
  if (!first || first.length < 2 || !/^\d+$/.test(first[0] ?? '') || roleOf(first)) return null;
  const known = Object.values(COLUMNS).map((columns) => columns.length);
  return `${file.name} begins with a row of ${first.length} columns; the tables of this format have ${known.join(', ')}`;
}

/** The main tables of both lists have one layout; only the programmes differ. Most rows decide. */
function listOf(main: InputFile): 'sdn' | 'cons' {
  const rows = rowsOf(main, ROWS_LOOKED_AT);
  const other = rows.filter((row) =>
    programmesOf(row[3] ?? '').every((programme) => NON_SDN_PROGRAMMES.has(programme)),
  );
  return other.length * 2 > rows.length ? 'cons' : 'sdn';
}

function rowsOf(file: InputFile, most: number): string[][] {
  if (isHtml(file)) return [];
  const lines = file.head.toString('utf8').split(/\r?\n/);
  // The head may end in the middle of a row.
  if (file.bytes > file.head.length) lines.pop();
  return Papa.parse<string[]>(lines.slice(0, most).join('\n'), { delimiter: ',', newline: '\n', skipEmptyLines: true })
    .data;
}

function isHtml(file: InputFile): boolean {
  return /^\s*(?:<!--[^]*?-->\s*)*<(?:!doctype\s+html|html|head|body)\b/i.test(
    file.head.toString('utf8').replace(/^\uFEFF/, ''),
  );
}
