import { Columns, Cells } from '../../reading/columns';
import type { TableRow } from '../../reading/csv-rows';
import { atMidnight, dayFirst } from '../../reading/edtf-dates';
import { GroupedRows, RowGroups } from '../../reading/grouped-rows';
import { EditionFacts, FormatMatch, InputFile, ListError, RawRecord, Reading } from '../../source';
import { UkCounts } from '../uk.counts';

/** What tells the tables of the UK apart: a line with the date, a line of headings, a row per combination. */
export interface TableLayout {
  readonly columns: readonly string[];
  /** The column whose value the rows of one record share. */
  readonly key: string;
  rows(file: InputFile): AsyncIterable<TableRow>;
  /** The date of the first line, day first; null when the line is none. */
  reportDate(first: TableRow): string | null;
  /** Every row has a cell for every heading, so that a shorter row is a cut one. */
  readonly wholeRows: boolean;
  referenceId(group: GroupedRows, key: string): string;
  /** Kind, and whether the record states a UN reference. */
  facts(group: GroupedRows): { readonly kind: string; readonly unReference: boolean };
}

/** Reads a table whose rows are cross products. The raw record is `GroupedRows`. */
export function readTable(match: FormatMatch, layout: TableLayout): Reading {
  const counts = new UkCounts();
  counts.add('rows', 0);
  const state = { publishedAt: null as string | null };
  const facts = (): EditionFacts => ({
    publishedAt: state.publishedAt,
    declaredRecords: null,
    fileCounts: counts.all(),
  });
  return { records: records(match, layout, counts, state), facts };
}

async function* records(
  match: FormatMatch,
  layout: TableLayout,
  counts: UkCounts,
  state: { publishedAt: string | null },
): AsyncGenerator<RawRecord> {
  const file = match.files.main;
  if (!file) throw new ListError('UK_HMT', match.list, 'the file is missing');
  const groups = new RowGroups();
  let columns: Columns | null = null;
  for await (const row of layout.rows(file)) {
    if (state.publishedAt === null) {
      state.publishedAt = publishedAt(layout, file, row);
    } else if (columns === null) {
      columns = Columns.of('UK_HMT', file, row, layout.columns);
    } else {
      const { cells } = layout.wholeRows ? columns.readWhole(row) : columns.read(row);
      groups.add(keyOf(layout, file, row, cells), cells);
      counts.add('rows', 1);
    }
  }
  if (columns === null) throw new ListError('UK_HMT', file.name, 'has no line of headings: the file is not complete');
  for (const [key, group] of groups.drain()) {
    const { kind, unReference } = layout.facts(group);
    counts.addDesignation(kind, unReference);
    yield { referenceId: layout.referenceId(group, key), raw: { ...group } };
  }
}

function publishedAt(layout: TableLayout, file: InputFile, first: TableRow): string {
  const date = atMidnight(dayFirst(layout.reportDate(first) ?? ''));
  if (date !== null) return date;
  throw new ListError('UK_HMT', `${file.name} line ${first.line}`, 'the first line states no date of the list');
}

function keyOf(layout: TableLayout, file: InputFile, row: TableRow, cells: Cells): string {
  const key = cells[layout.key];
  if (key !== undefined) return key;
  throw new ListError('UK_HMT', `${file.name} line ${row.line}`, `has no ${layout.key}: the row is damaged`);
}
