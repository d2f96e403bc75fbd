import type { Cells } from './columns';

/**
 * The rows of one record: what all of them say once, and of each row only what differs. Nothing is lost, and a record
 * of 400 rows does not repeat its statement of reasons 400 times.
 */
export interface GroupedRows {
  readonly common: Cells;
  readonly rows: readonly Cells[];
}

/** Collects rows by the key of their record, in the order in which the records first occur. */
export class RowGroups {
  private readonly groups = new Map<string, Cells[]>();

  add(key: string, cells: Cells): void {
    const group = this.groups.get(key);
    if (!group) {
      this.groups.set(key, [cells]);
      return;
    }
    // Equal texts of a group are held once; the rows of a group are alike but for a cell or two.
    const [first] = group;
    for (const [name, cell] of Object.entries(cells)) {
      if (first && cell === first[name]) cells[name] = first[name];
    }
    group.push(cells);
  }

  /** Empties itself as it goes. */
  *drain(): Generator<[key: string, rows: GroupedRows]> {
    for (const [key, rows] of this.groups) {
      this.groups.delete(key);
      yield [key, factored(rows)];
    }
  }
}

/** The rows as they stood in the file. */
export function wholeRows({ common, rows }: GroupedRows): Cells[] {
  return rows.map((row) => ({ ...common, ...row }));
}

function factored(rows: readonly Cells[]): GroupedRows {
  const common: Cells = {};
  for (const [name, cell] of Object.entries(rows[0] ?? {})) {
    if (rows.every((row) => row[name] === cell)) common[name] = cell;
  }
  return {
    common,
    rows: rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !(name in common)))),
  };
}
