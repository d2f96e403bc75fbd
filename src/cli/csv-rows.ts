import { createReadStream } from 'node:fs';
import Papa from 'papaparse';
import { OperatorError } from '../common/operator-error';

/** One data row of a CSV with a heading: its number from 1, and its non-empty cells by lower-case-insensitive heading. */
export interface CsvRow {
  readonly row: number;
  readonly cells: Readonly<Record<string, string>>;
}

/** Streams the wanted columns of a UTF-8 CSV file; other columns are ignored. A missing required column is an error. */
export async function* csvRows(
  file: string,
  required: readonly string[],
  optional: readonly string[],
): AsyncGenerator<CsvRow> {
  const input = createReadStream(file, 'utf8');
  const parsed = input.pipe(Papa.parse(Papa.NODE_STREAM_INPUT, { skipEmptyLines: 'greedy' }));
  input.once('error', (error) => parsed.destroy(error));
  let columns: ReadonlyMap<string, number> | undefined;
  let row = 0;
  for await (const cells of parsed as AsyncIterable<string[]>) {
    if (!columns) {
      columns = headings(cells, file, required, optional);
      continue;
    }
    row += 1;
    const filled = [...columns]
      .map(([name, at]) => [name, cells[at]?.trim() ?? ''] as const)
      .filter(([, cell]) => cell !== '');
    yield { row, cells: Object.fromEntries(filled) };
  }
  if (!columns)
    throw new OperatorError(`${file} is empty: its first line must name the columns ${required.join(', ')}.`);
}

function headings(
  cells: readonly string[],
  file: string,
  required: readonly string[],
  optional: readonly string[],
): Map<string, number> {
  const at = new Map(
    cells.map((cell, index) => [
      cell
        .replace(/^\uFEFF/, '')
        .trim()
        .toLowerCase(),
      index,
    ]),
  );
  const missing = required.filter((name) => !at.has(name.toLowerCase()));
  if (missing.length > 0) {
    throw new OperatorError(
      `${file} lacks the column ${missing.join(' and ')}: its first line must name ${required.join(', ')}.`,
    );
  }
  return new Map(
    [...required, ...optional].flatMap((name) => {
      const index = at.get(name.toLowerCase());
      return index === undefined ? [] : [[name, index] as const];
    }),
  );
}
