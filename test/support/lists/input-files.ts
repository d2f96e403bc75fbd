import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { InputFile, ListFormat, ListWarning, RawRecord } from '../../../src/lists/source';
import type { ListedRecord } from '../../../src/matching/model';

const HEAD_BYTES = 65_536;

/** A file on disk as the importer hands it to a source. */
export function inputFile(path: string): InputFile {
  const content = readFileSync(path);
  return { path, name: basename(path), bytes: content.length, head: content.subarray(0, HEAD_BYTES) };
}

export function inputFilesIn(folder: string): InputFile[] {
  return readdirSync(folder).map((name) => inputFile(join(folder, name)));
}

/** Writes files into a folder of their own. */
export function writtenFiles(contents: Readonly<Record<string, string | Buffer>>): InputFile[] {
  const folder = mkdtempSync(join(tmpdir(), 'list-'));
  return Object.entries(contents).map(([name, content]) => {
    writeFileSync(join(folder, name), content);
    return inputFile(join(folder, name));
  });
}

export interface WholeList {
  readonly list: string;
  readonly raw: readonly RawRecord[];
  readonly records: readonly ListedRecord[];
  readonly warnings: readonly ListWarning[];
  readonly counts: Readonly<Record<string, number>>;
  readonly publishedAt: string | null;
}

/** Recognises, reads and maps a whole edition; throws what a reader throws, and an Error where it is not recognised. */
export async function wholeList(format: ListFormat, files: readonly InputFile[]): Promise<WholeList> {
  const match = format.recognise(files);
  if (match === null || typeof match === 'string') throw new Error(match ?? 'not recognised');
  const reading = format.read(match);
  const raw: RawRecord[] = [];
  const records: ListedRecord[] = [];
  const warnings: ListWarning[] = [];
  for await (const each of reading.records) {
    raw.push(each);
    records.push(format.map(each, match.list, (warning) => warnings.push(warning)));
  }
  const { fileCounts: counts, publishedAt } = reading.facts();
  return { list: match.list, raw, records, warnings, counts, publishedAt };
}
