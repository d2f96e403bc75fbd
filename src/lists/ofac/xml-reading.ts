import { closeSync, openSync, readSync } from 'node:fs';
import { recogniseOneFile, rootElement } from '../reading/recognise';
import type { FormatMatch, InputFile } from '../source';
import { NON_SDN_PROGRAMMES } from './regimes';

/** So much of a file holds its reference values, or several hundred of its entries. */
const START_BYTES = 2 * 1024 ** 2;

/** The beginning of a file, longer than the head that all formats look at. */
export function startOf(file: InputFile): string {
  if (file.bytes <= file.head.length) return file.head.toString('utf8');
  const handle = openSync(file.path, 'r');
  try {
    const start = Buffer.alloc(Math.min(START_BYTES, file.bytes));
    return start.toString('utf8', 0, readSync(handle, start, 0, start.length, 0));
  } finally {
    closeSync(handle);
  }
}

/** Recognises one XML file by its root and a word of its head; `listOf` tells SDN and consolidated list apart by its start. */
export function recogniseXml(
  files: readonly InputFile[],
  root: string,
  namespace: RegExp,
  listOf: (start: string) => 'sdn' | 'cons',
): FormatMatch | string | null {
  const looksLike = (file: InputFile): boolean => {
    const head = file.head.toString('utf8').replace(/^\uFEFF/, '');
    return rootElement(head) === root && namespace.test(head.slice(0, 4_000));
  };
  const file = files.find(looksLike);
  const found = recogniseOneFile(files, 'sdn', looksLike);
  return file && found !== null && typeof found !== 'string' ? { ...found, list: listOf(startOf(file)) } : found;
}

/** Most of the programmes decide: the SDN list has none of those by which the other lists are known, or few. */
export function listOfProgrammes(programmes: readonly string[]): 'sdn' | 'cons' {
  const other = programmes.filter((programme) => NON_SDN_PROGRAMMES.has(programme));
  return other.length * 2 > programmes.length ? 'cons' : 'sdn';
}

/** Counts of a file by what is counted. */
export class Counts {
  private readonly counts: Record<string, number>;

  constructor(names: readonly string[]) {
    this.counts = Object.fromEntries(names.map((name) => [name, 0]));
  }

  add(name: string, more = 1): void {
    this.counts[name] = (this.counts[name] ?? 0) + more;
  }

  all(): Record<string, number> {
    return { ...this.counts };
  }
}
