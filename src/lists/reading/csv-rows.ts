import { createReadStream } from 'node:fs';
import { TextDecoder } from 'node:util';
import Papa from 'papaparse';
import type { SourceName } from '../../common/sources';
import { InputFile, ListError } from '../source';

export interface TableRow {
  /** Line of the file, or row of the sheet, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** Of the lists the longest cell has some ten thousand characters; a quote that nothing closes would take in the whole file. */
const LONGEST_ROW = 1_000_000;

/** Windows-1254 is the Turkish form of Latin-1, in which the ministry writes. */
export type TextEncodingName = 'utf-8' | 'windows-1254';

/**
 * Streams the rows of a CSV file, in UTF-8 where nothing else is said, with or without a byte order mark, with any line ends; empty lines are left out.
 * Throws ListError, with the line, on text that is not UTF-8, control characters, a quoted text that never ends and a last row
 * that stops in the middle of a cell.
 */
export async function* csvRows(
  source: SourceName,
  file: InputFile,
  delimiter: ',' | ';',
  encoding: TextEncodingName = 'utf-8',
): AsyncGenerator<TableRow> {
  const fault = (line: number, message: string): ListError =>
    new ListError(source, `${file.name} line ${line}`, message);
  let pending: string[] = [];
  let length = 0;
  let quotes = 0;
  let startedAt = 0;
  for await (const { text, line, ended } of linesOf(file, fault, encoding)) {
    if (hasControlCharacter(text))
      throw fault(line, 'holds a control character, which no list has: fetch the file again');
    if (pending.length === 0) startedAt = line;
    pending.push(text);
    length += text.length;
    quotes += quotesIn(text);
    const open = quotes % 2 === 1;
    if (open && (!ended || length > LONGEST_ROW)) {
      throw fault(startedAt, 'a quoted text begins here and never ends: the file is not complete, fetch it again');
    }
    if (open) continue;
    const cells = cellsOf(pending.join('\n'), delimiter);
    if (!cells) throw fault(startedAt, 'cannot be read as CSV: its quotes are not balanced');
    if (!ended && cells.at(-1) !== '') {
      throw fault(line, 'the last row stops without a line end: the file is not complete, fetch it again');
    }
    if (cells.some((cell) => cell !== '')) yield { line: startedAt, cells };
    pending = [];
    length = quotes = 0;
  }
  if (pending.length > 0) {
    throw fault(startedAt, 'a quoted text begins here and never ends: the file is not complete, fetch it again');
  }
}

interface Line {
  readonly text: string;
  readonly line: number;
  /** False for what follows the last line end. */
  readonly ended: boolean;
}

type Fault = (line: number, message: string) => ListError;

async function* linesOf(file: InputFile, fault: Fault, encoding: TextEncodingName): AsyncGenerator<Line> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  let rest = '';
  let line = 0;
  const decode = (chunk?: Buffer): string => {
    try {
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
    } catch {
      throw fault(
        line + 1,
        `from about here on the text is not ${encoding.toUpperCase()}: save the file as the publisher offers it`,
      );
    }
  };
  for await (const chunk of createReadStream(file.path)) {
    const lines = (rest + decode(chunk as Buffer)).split('\n');
    rest = lines.pop() ?? '';
    for (const text of lines) yield { text: text.endsWith('\r') ? text.slice(0, -1) : text, line: ++line, ended: true };
  }
  rest += decode();
  if (rest !== '') yield { text: rest, line: line + 1, ended: false };
}

function cellsOf(text: string, delimiter: string): string[] | null {
  if (text === '') return [''];
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, newline: '\n' });
  const [row, another] = data;
  return errors.length > 0 || !row || another ? null : row.map((cell) => cell.trim());
}

function quotesIn(text: string): number {
  let count = 0;
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) count++;
  return count;
}

/** True for a text with a control character other than a tab; line ends are taken away before. */
function hasControlCharacter(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 32 && code !== 9) return true;
  }
  return false;
}
