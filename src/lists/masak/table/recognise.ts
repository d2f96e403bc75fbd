import Papa from 'papaparse';
import type { TextEncodingName } from '../../reading/csv-rows';
import { recogniseOneFile } from '../../reading/recognise';
import { isZip } from '../../reading/workbook';
import { workbookTexts } from '../../reading/workbook-texts';
import type { FormatMatch, InputFile } from '../../source';
import type { ListId } from './fields';
import { isHeadingRow, LAST_HEADING_ROW, listOfHeadings } from './headings';

/** Recognises a CSV table of one of the lists by its headings. */
export function recogniseCsv(files: readonly InputFile[]): FormatMatch | string | null {
  return recognise(files, (file) => (isZip(file) ? null : headingsOfCsv(file)));
}

/** Recognises a workbook of one of the lists by its headings. */
export function recogniseWorkbook(files: readonly InputFile[]): FormatMatch | string | null {
  return recognise(files, (file) => {
    const texts = workbookTexts(file);
    return isHeadingRow(texts) ? texts : null;
  });
}

/** The ministry writes Windows-1254; a file saved again by its reader may be UTF-8, which the letters of the headings tell. */
export function encodingOf(file: InputFile): TextEncodingName {
  try {
    // A head may end within a letter; the last bytes say nothing.
    new TextDecoder('utf-8', { fatal: true }).decode(file.head, { stream: true });
    return 'utf-8';
  } catch {
    return 'windows-1254';
  }
}

function recognise(
  files: readonly InputFile[],
  headingsOf: (file: InputFile) => readonly string[] | null,
): FormatMatch | string | null {
  const lists = new Map<InputFile, ListId | null>();
  for (const file of files) {
    const headings = file.bytes > 0 ? headingsOf(file) : null;
    if (headings) lists.set(file, listOfHeadings(headings));
  }
  const found = [...lists.values()];
  if (new Set(found).size > 1) return `${namesOf(lists)} are different lists: give one of them at a time`;
  const [list] = found;
  if (list === null)
    return `${namesOf(lists)} has headings of MASAK, and those by which its lists are told apart are gone`;
  return recogniseOneFile(files, list ?? '', (file) => lists.has(file));
}

function namesOf(lists: ReadonlyMap<InputFile, ListId | null>): string {
  return [...lists.keys()].map(({ name }) => name).join(' and ');
}

function headingsOfCsv(file: InputFile): readonly string[] | null {
  const text = new TextDecoder(encodingOf(file)).decode(file.head);
  const { data } = Papa.parse<string[]>(text, { delimiter: ';', preview: LAST_HEADING_ROW });
  return data.find(isHeadingRow) ?? null;
}
