import type { SourceName } from '../../common/sources';
import { InputFile, ListError } from '../source';
import type { TableRow } from './csv-rows';

/** The filled cells of a row under their headings. */
export type Cells = Record<string, string>;

export interface TableLine {
  readonly line: number;
  readonly cells: Cells;
}

/** Which heading stands in which column. Headings are compared without case and with single spaces. */
export class Columns {
  private constructor(
    private readonly source: SourceName,
    private readonly file: InputFile,
    private readonly names: readonly string[],
  ) {}

  /** Throws ListError when a known heading is missing or stands twice. An unknown one is kept under its own name. */
  static of(source: SourceName, file: InputFile, header: TableRow, known: readonly string[]): Columns {
    const fault = (message: string): ListError => new ListError(source, `${file.name} line ${header.line}`, message);
    const byKey = new Map(known.map((name) => [key(name), name]));
    const names = header.cells.map((cell) => byKey.get(key(cell)) ?? cell.trim());
    const missing = known.filter((name) => !names.includes(name));
    if (missing.length > 0) {
      throw fault(
        `the column${missing.length > 1 ? 's' : ''} ${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} missing: ` +
          'the publisher has changed the table, or this is another file',
      );
    }
    const twice = names.find((name, at) => name !== '' && names.indexOf(name) !== at);
    if (twice !== undefined) throw fault(`the column ${twice} stands twice`);
    return new Columns(source, file, names);
  }

  read(row: TableRow): TableLine {
    if (row.cells.length > this.names.length && row.cells.slice(this.names.length).some((cell) => cell !== '')) {
      throw this.wrongCount(row);
    }
    const cells: Cells = {};
    for (const [at, name] of this.names.entries()) {
      const cell = row.cells[at];
      if (cell !== undefined && cell !== '') cells[name] = cell;
    }
    return { line: row.line, cells };
  }

  /** As `read`, for a table whose every row has a cell for every heading; fewer are a row that was cut. */
  readWhole(row: TableRow): TableLine {
    if (row.cells.length !== this.names.length) throw this.wrongCount(row);
    return this.read(row);
  }

  private wrongCount(row: TableRow): ListError {
    return new ListError(
      this.source,
      `${this.file.name} line ${row.line}`,
      `has ${row.cells.length} columns where the heading has ${this.names.length}: the file is cut or damaged, fetch it again`,
    );
  }
}

export function key(heading: string): string {
  return heading.replace(/\s+/g, ' ').trim().toLowerCase();
}
