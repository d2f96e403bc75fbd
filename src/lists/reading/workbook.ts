import { readFile } from 'node:fs/promises';
import { constants, inflateRawSync } from 'node:zlib';
import { streamXlsxRows } from 'hucre/xlsx';
import { openPromise } from 'yauzl';
import type { SourceName } from '../../common/sources';
import { InputFile, ListError } from '../source';
import type { TableRow } from './csv-rows';

/** The largest workbook of a list (the OFSI list of 2025) has 2.2 MB and unpacks to 17 MB. */
const MOST_BYTES = 64 * 1024 ** 2;
const MOST_UNPACKED = 256 * 1024 ** 2;
const MOST_PARTS = 1_000;

const LOCAL_HEADER = 0x04034b50;

type Fault = (message: string) => ListError;

/** True for a file that begins as a zip archive does, and so as a workbook does. */
export function isZip(file: InputFile): boolean {
  return file.head.length > 4 && file.head.readUInt32LE(0) === LOCAL_HEADER;
}

/**
 * The names of a workbook's sheets, from the head of the file alone; empty when the table of sheets is not in it.
 * Spreadsheet programs write that table first.
 */
export function sheetNames(file: InputFile): string[] {
  if (!isZip(file)) return [];
  const xml = partInHead(file.head, 'xl/workbook.xml');
  return [...xml.matchAll(/<(?:\w+:)?sheet\s[^>]*?\bname="([^"]*)"/g)].map((sheet) => sheet[1] ?? '');
}

/**
 * Streams the rows of a sheet as trimmed texts; empty rows are left out. Throws ListError for a file that is no
 * workbook, is cut, lacks the sheet, or would unpack to more than a list can be.
 */
export async function* workbookRows(source: SourceName, file: InputFile, sheet: string): AsyncGenerator<TableRow> {
  const fault: Fault = (message) => new ListError(source, file.name, message);
  await refuseBombs(file, fault);
  const rows = streamXlsxRows(await readFile(file.path), { sheet });
  let found = false;
  for (;;) {
    const next = await rows.next().catch((error: unknown) => {
      throw fault(`cannot be read as a workbook (${messageOf(error)}): fetch it again`);
    });
    if (next.done) break;
    found = true;
    const cells = next.value.values.map((value) => textOf(value, fault));
    if (cells.some((cell) => cell !== '')) yield { line: next.value.index + 1, cells };
  }
  if (!found) throw fault(`has no sheet ${sheet}, or nothing in it`);
}

/**
 * Sums what the parts of the archive say they unpack to. The reader of the sheet holds each part to what it said, and
 * that is why a part that says nothing of its size is refused here.
 */
async function refuseBombs(file: InputFile, fault: Fault): Promise<void> {
  if (file.bytes > MOST_BYTES) throw fault(`has ${file.bytes} bytes, far more than a list: it is not read`);
  let parts = 0;
  let unpacked = 0;
  try {
    const archive = await openPromise(file.path);
    for await (const part of archive.eachEntry()) {
      parts++;
      unpacked += part.uncompressedSize;
      const silent = part.uncompressedSize === 0 && part.compressedSize > 2;
      if (silent || parts > MOST_PARTS || unpacked > MOST_UNPACKED) {
        throw fault(`unpacks to far more than a list (${unpacked} bytes in its first ${parts} parts): it is not read`);
      }
    }
  } catch (error) {
    if (error instanceof ListError) throw error;
    throw fault(`is no complete workbook (${messageOf(error)}): fetch it again`);
  }
}

function textOf(value: unknown, fault: Fault): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  throw fault('holds a cell that is neither text nor number nor date');
}

/** Unpacks one part, as far as it lies in the head; '' when it is not there. */
function partInHead(head: Buffer, name: string): string {
  const at = head.indexOf(name) - 30;
  if (at < 0 || head.readUInt32LE(at) !== LOCAL_HEADER) return '';
  const compressed = head.readUInt16LE(at + 8) === 8;
  const from = at + 30 + head.readUInt16LE(at + 26) + head.readUInt16LE(at + 28);
  // A part of unknown length (0 here) ends by itself; what follows it is not looked at.
  const length = head.readUInt32LE(at + 18);
  const packed = head.subarray(from, length === 0 ? undefined : from + length);
  if (!compressed) return packed.toString('utf8');
  try {
    return inflateRawSync(packed, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: 1024 ** 2 }).toString('utf8');
  } catch {
    return '';
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
