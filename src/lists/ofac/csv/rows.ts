import { createReadStream } from 'node:fs';
import { TextDecoder } from 'node:util';
import Papa from 'papaparse';
import { InputFile, ListError } from '../../source';

export interface CsvRow {
  /** Line of the file the row begins at, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** OFAC ends its files with this byte, a custom of DOS. */
const END_OF_FILE = '\u001a';

/**
 * Streams the rows of one CSV file, whatever mixture of CRLF and LF ends them. Throws ListError, with the line, on
 * text that is no UTF-8, on control characters, on unbalanced quotes and on a last row without a line end, which is a
 * file cut in the middle.
 */
export async function* csvRows(file: InputFile): AsyncGenerator<CsvRow> {
  let pending = '';
  let startedAt = 0;
  for await (const { text, line, ended } of linesOf(file)) {
    const controlled = controlCharacter(text);
    if (controlled !== null) {
      throw fault(file, line, `holds the control character U+${controlled}, which no list has; fetch the file again`);
    }
    pending = pending === '' ? text : `${pending}\n${text}`;
    if (startedAt === 0) startedAt = line;
    const open = quotesIn(pending) % 2 === 1;
    if (!ended && (open || pending !== '')) {
      throw fault(file, line, 'the last row is cut off: the file is not complete, fetch it again');
    }
    if (open) continue;
    if (pending.trim() !== '') yield { line: startedAt, cells: cellsOf(file, startedAt, pending) };
    pending = '';
    startedAt = 0;
  }
  if (pending !== '')
    throw fault(file, startedAt, 'a quoted text begins here and never ends: the file is not complete');
}

interface Line {
  readonly text: string;
  readonly line: number;
  /** False for what follows the last line end. */
  readonly ended: boolean;
}

async function* linesOf(file: InputFile): AsyncGenerator<Line> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  let line = 0;
  for await (const chunk of createReadStream(file.path)) {
    rest += decode(decoder, file, line, chunk as Buffer);
    const lines = rest.split('\n');
    rest = lines.pop() ?? '';
    for (const text of lines) yield { text: text.endsWith('\r') ? text.slice(0, -1) : text, line: ++line, ended: true };
  }
  rest += decode(decoder, file, line);
  if (rest.endsWith(END_OF_FILE)) rest = rest.slice(0, -1);
  if (rest !== '') yield { text: rest, line: line + 1, ended: false };
}

function decode(decoder: TextDecoder, file: InputFile, line: number, chunk?: Buffer): string {
  try {
    return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
  } catch {
    throw new ListError('OFAC', `${file.name} after line ${line}`, 'the text is not UTF-8: fetch the file again');
  }
}

function cellsOf(file: InputFile, line: number, text: string): string[] {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: ',', newline: '\n' });
  const [row, another] = data;
  const [error] = errors;
  if (error || !row || another)
    throw fault(file, line, `cannot be read as CSV (${error?.message ?? 'more than one row'})`);
  return row;
}

function quotesIn(text: string): number {
  let count = 0;
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) count++;
  return count;
}

function controlCharacter(text: string): string | null {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 32 && code !== 9) return code.toString(16).toUpperCase().padStart(4, '0');
  }
  return null;
}

export function fault(file: InputFile, line: number, message: string): ListError {
  return new ListError('OFAC', `${file.name} line ${line}`, message);
}
