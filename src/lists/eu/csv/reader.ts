import { Columns } from '../../reading/columns';
import { csvRows } from '../../reading/csv-rows';
import { atMidnight, dayFirst } from '../../reading/edtf-dates';
import { GroupedRows, RowGroups, wholeRows } from '../../reading/grouped-rows';
import { headText, recogniseOneFile } from '../../reading/recognise';
import { EditionFacts, FormatMatch, InputFile, ListError, RawRecord, Reading } from '../../source';
import { EuCount, EuCounts } from '../eu.counts';
import { EU_COLUMNS } from './columns';
import { partsOf } from './from-rows';

const KEY = 'Entity_EU_ReferenceNumber';
const PARTS: readonly (readonly [part: string, count: EuCount])[] = [
  ['NameAlias', 'names'],
  ['Address', 'addresses'],
  ['BirthDate', 'births'],
  ['Identification', 'identifications'],
  ['Citizenship', 'citizenships'],
];

/** Tells version 1.1 by the first two headings; a refusal for the older 1.0, whose columns are others. */
export function recogniseCsv(files: readonly InputFile[]): FormatMatch | string | null {
  const old = files.find((file) => /\b(?:Naal_|Leba_)/.test(headText(file).slice(0, 8_000)));
  if (old) return `${old.name} is the EU list as CSV of version 1.0: fetch csvFullSanctionsList_1_1`;
  return recogniseOneFile(files, 'eu', (file) => /^"?fileGenerationDate"?[;,]"?Entity_/i.test(headText(file)));
}

/** Reads the CSV of version 1.1. The raw record is `GroupedRows`: the rows of one reference number. */
export function readCsv(match: FormatMatch): Reading {
  const state = { counts: new EuCounts(), publishedAt: null as string | null };
  const facts = (): EditionFacts => ({
    publishedAt: state.publishedAt,
    declaredRecords: null,
    fileCounts: state.counts.all(),
  });
  return { records: records(match, state), facts };
}

async function* records(
  match: FormatMatch,
  state: { counts: EuCounts; publishedAt: string | null },
): AsyncGenerator<RawRecord> {
  const file = match.files.main;
  if (!file) throw new ListError('EU_RESTRICTED', match.list, 'the file is missing');
  const groups = new RowGroups();
  let columns: Columns | null = null;
  for await (const row of csvRows('EU_RESTRICTED', file, ';')) {
    if (columns === null) {
      columns = Columns.of('EU_RESTRICTED', file, row, EU_COLUMNS);
      continue;
    }
    const { cells } = columns.readWhole(row);
    state.publishedAt ??= publishedAt(file, cells.fileGenerationDate ?? '');
    const key = cells[KEY];
    if (key === undefined) throw new ListError('EU_RESTRICTED', `${file.name} line ${row.line}`, `has no ${KEY}`);
    groups.add(key, cells);
  }
  for (const [referenceId, group] of groups.drain()) {
    count(group, state.counts);
    yield { referenceId, raw: { ...group } };
  }
}

function count(group: GroupedRows, counts: EuCounts): void {
  const rows = wholeRows(group);
  counts.add('records');
  // As the XML has one element for each programme an entry is listed under.
  const programmes = new Set(rows.map((row) => row.Entity_Regulation_Programme ?? '')).size;
  counts.add('entries', programmes);
  counts.add(group.common.Entity_SubjectType === 'P' ? 'persons' : 'enterprises', programmes);
  for (const [part, what] of PARTS) counts.add(what, partsOf(rows, part).length);
}

function publishedAt(file: InputFile, text: string): string {
  const date = atMidnight(dayFirst(text));
  if (date !== null) return date;
  throw new ListError('EU_RESTRICTED', file.name, `has no readable fileGenerationDate ("${text}")`);
}
