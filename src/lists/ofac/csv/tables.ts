/** The four tables of OFAC's legacy CSV and their columns, named as in the publisher's `dat_spec.txt`. */
export const COLUMNS = {
  sdn: [
    'ent_num',
    'SDN_Name',
    'SDN_Type',
    'Program',
    'Title',
    'Call_Sign',
    'Vess_type',
    'Tonnage',
    'GRT',
    'Vess_flag',
    'Vess_owner',
    'Remarks',
  ],
  add: ['ent_num', 'add_num', 'Address', 'City/State/Province/Postal Code', 'Country', 'Add_remarks'],
  alt: ['ent_num', 'alt_num', 'alt_type', 'alt_name', 'alt_remarks'],
  comments: ['ent_num', 'Remarks'],
} as const;

export type Role = keyof typeof COLUMNS;
export const ROLES = Object.keys(COLUMNS) as Role[];

/** A row under the publisher's column names; its null (`-0- `) is null. */
export type Row<R extends Role> = Readonly<Record<(typeof COLUMNS)[R][number], string | null>>;

/** What is stored as the raw record: the row of the main table and the rows joined to it by `ent_num`. */
export interface OfacRaw {
  readonly sdn: Row<'sdn'>;
  readonly addresses: readonly Row<'add'>[];
  readonly aliases: readonly Row<'alt'>[];
  /** The rest of a remark cut at 1,000 characters; belongs to it with nothing between. */
  readonly comments: string | null;
}

const NUMBER = /^\d+$/;

/** Puts cells under the names of their columns; null when there are too few or too many. */
export function toRow<R extends Role>(role: R, cells: readonly string[]): Row<R> | null {
  const columns: readonly string[] = COLUMNS[role];
  if (cells.length !== columns.length) return null;
  return Object.fromEntries(columns.map((column, at) => [column, valueOf(cells[at] ?? '')])) as Row<R>;
}

/** Which table a row is of, told by its number of cells and by what stands in the first ones. */
export function roleOf(cells: readonly string[]): Role | null {
  if (!NUMBER.test(cells[0] ?? '')) return null;
  const role = ROLES.find((each) => COLUMNS[each].length === cells.length);
  if (role === 'comments') return valueOf(cells[1] ?? '') === null ? null : role;
  if (role === 'sdn') return role;
  return role && NUMBER.test(cells[1] ?? '') ? role : null;
}

/** The text stays untrimmed: a remark may be cut at a space, and its rest begins where it was cut. */
function valueOf(cell: string): string | null {
  const text = cell.trim();
  return text === '' || text === '-0-' ? null : cell;
}
