import { csvRows, TableRow } from '../../reading/csv-rows';
import { sheetNames, workbookRows } from '../../reading/workbook';
import { EditionFacts, FormatMatch, InputFile, ListError, RawRecord, Reading } from '../../source';
import { identityKey, referenceIdOf } from '../identity-key';
import type { ListId } from './fields';
import { byField, Cells, Headings, isHeadingRow, LAST_HEADING_ROW } from './headings';
import { encodingOf } from './recognise';

/** What is stored as the raw record: the filled cells under the ministry's headings. */
export interface MasakRaw {
  readonly cells: Cells;
  /** 2 for the second record of the file with the same name, numbers, birth date and gazette, and so on. */
  readonly occurrence: number;
}

interface Counts extends Record<string, number> {
  records: number;
  rowsWithoutName: number;
  repeatedRecords: number;
}

export function readCsv(match: FormatMatch): Reading {
  return readTable(match, (file) => csvRows('MASAK', file, ';', encodingOf(file)));
}

export function readWorkbook(match: FormatMatch): Reading {
  return readTable(match, (file) => workbookRows('MASAK', file, sheetNames(file)[0] ?? 'Sayfa1'));
}

function readTable(match: FormatMatch, rows: (file: InputFile) => AsyncIterable<TableRow>): Reading {
  const counts: Counts = { records: 0, rowsWithoutName: 0, repeatedRecords: 0 };
  // The files state neither a date nor how many records they hold.
  const facts = (): EditionFacts => ({ publishedAt: null, declaredRecords: null, fileCounts: { ...counts } });
  return { records: records(match, rows, counts), facts };
}

async function* records(
  match: FormatMatch,
  rows: (file: InputFile) => AsyncIterable<TableRow>,
  counts: Counts,
): AsyncGenerator<RawRecord> {
  const file = match.files.main;
  if (!file) throw new ListError('MASAK', match.list, 'the file is missing');
  const list = match.list as ListId;
  const occurrences = new Map<string, number>();
  let headings: Headings | null = null;
  let line = 0;
  for await (const row of rows(file)) {
    line += 1;
    if (!headings) {
      if (isHeadingRow(row.cells)) headings = Headings.of(list, file, row);
      else if (line >= LAST_HEADING_ROW) break;
      continue;
    }
    const cells = headings.read(row);
    const { fields } = byField(cells);
    if (fields.name === undefined) {
      refuseNameless(file, row, fields.number, cells);
      counts.rowsWithoutName += 1;
      continue;
    }
    const key = identityKey(list, fields);
    const occurrence = (occurrences.get(key) ?? 0) + 1;
    occurrences.set(key, occurrence);
    counts.records += 1;
    if (occurrence > 1) counts.repeatedRecords += 1;
    yield { referenceId: referenceIdOf(list, key, occurrence), raw: { cells, occurrence } };
  }
  if (!headings) throw new ListError('MASAK', file.name, `has no heading row among its first ${LAST_HEADING_ROW} rows`);
}

/** Rows after the data hold nothing or a running number; one that says more has lost its name. */
function refuseNameless(file: InputFile, { line }: TableRow, number: string | undefined, cells: Cells): void {
  if (Object.keys(cells).length <= (number === undefined ? 0 : 1)) return;
  throw new ListError('MASAK', `${file.name} line ${line}`, 'holds a record without a name: the row is damaged');
}
