import { InputFile, ListError } from '../../source';
import type { TableRow } from '../../reading/csv-rows';
import { clean } from '../../reading/distinct';
import { Field, fieldOf, headingKey, headingOf, ListId, LISTS, REQUIRED, SIGNATURES } from './fields';

/** The heading row stands under a merged title at most. */
export const LAST_HEADING_ROW = 5;

/** So many known headings make a row the heading row: no row of data and no title has as many. */
const FEWEST_KNOWN = 4;

export function isHeadingRow(cells: readonly string[]): boolean {
  return new Set(cells.map(fieldOf).filter((field) => field !== null)).size >= FEWEST_KNOWN;
}

/** The list whose own headings occur most; null when none does, or two do alike. */
export function listOfHeadings(cells: readonly string[]): ListId | null {
  const keys = new Set(cells.map(headingKey));
  const hits = LISTS.map((list) => SIGNATURES[list].filter((heading) => keys.has(headingKey(heading))).length);
  const most = Math.max(...hits);
  return most > 0 && hits.filter((each) => each === most).length === 1 ? (LISTS[hits.indexOf(most)] ?? null) : null;
}

/** The filled cells of a row under the headings as the ministry writes them, white space cleaned. */
export type Cells = Readonly<Record<string, string>>;

/** The headings of one table by column. */
export class Headings {
  private constructor(private readonly names: readonly string[]) {}

  /** Throws ListError when a column that the list cannot do without is missing, or one stands twice. */
  static of(list: ListId, file: InputFile, row: TableRow): Headings {
    const refuse = (message: string): never => {
      throw new ListError('MASAK', `${file.name} line ${row.line}`, message);
    };
    const fields = row.cells.map(fieldOf);
    const missing = REQUIRED[list].filter((field) => !fields.includes(field)).map(headingOf);
    if (missing.length > 0) {
      const unknown = row.cells.filter((cell, at) => at > 0 && cell.trim() !== '' && fields[at] === null).map(clean);
      const perhaps = unknown.length > 0 ? ` (not known: ${unknown.join(', ')})` : '';
      refuse(`no column is headed ${missing.join(' or ')}${perhaps}: the ministry has renamed or removed it`);
    }
    const twice = fields.find((field, at): field is Field => field !== null && fields.indexOf(field) !== at);
    if (twice) refuse(`two columns are headed ${headingOf(twice)}`);
    // The running number of list A has no heading of its own.
    return new Headings(
      row.cells.map((cell, at) => (at === 0 && cell.trim() === '' ? headingOf('number') : clean(cell))),
    );
  }

  read(row: TableRow): Cells {
    const filled = row.cells.flatMap((cell, at): [string, string][] => (cell === '' ? [] : [[this.nameOf(at), cell]]));
    return Object.fromEntries(filled);
  }

  private nameOf(at: number): string {
    const name = this.names[at] ?? '';
    return name === '' ? `column ${at + 1}` : name;
  }
}

/** The cells of a row by field, and the headings that are none we know. */
export function byField(cells: Cells): {
  readonly fields: Partial<Record<Field, string>>;
  readonly unknown: readonly string[];
} {
  const fields: Partial<Record<Field, string>> = {};
  const unknown: string[] = [];
  for (const [heading, cell] of Object.entries(cells)) {
    const field = fieldOf(heading);
    if (field === null) unknown.push(heading);
    else fields[field] = cell;
  }
  return { fields, unknown };
}
