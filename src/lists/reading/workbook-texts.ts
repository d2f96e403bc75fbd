import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import type { InputFile } from '../source';
import { isZip } from './workbook';

/** Workbooks of this size at most are looked into before they are read. */
const MOST_BYTES = 16 * 1024 ** 2;
const MOST_TEXT_BYTES = 32 * 1024 ** 2;
const TEXTS_PART = 'xl/sharedStrings.xml';

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
/** The end of the directory and the longest comment after it. */
const LONGEST_END = 22 + 65_535;

/**
 * The texts of a workbook's cells, each once, in the order of their table; empty where the file is no workbook, is cut, or holds more
 * than a list can. What the publisher heads its columns with is among them, wherever in the file the table lies.
 */
export function workbookTexts(file: InputFile): string[] {
  if (!isZip(file) || file.bytes > MOST_BYTES) return [];
  const xml = partOf(readFileSync(file.path), TEXTS_PART);
  return [...xml.matchAll(/<si>([^]*?)<\/si>/g)].map(([, item = '']) =>
    [...item.matchAll(/<t(?:\s[^>]*)?>([^<]*)<\/t>/g)].map(([, text = '']) => unescaped(text)).join(''),
  );
}

function partOf(zip: Buffer, name: string): string {
  try {
    const entry = entryOf(zip, name);
    return entry ? unpacked(zip, entry).toString('utf8') : '';
  } catch {
    // Cut or damaged: reading it says so, with the place.
    return '';
  }
}

interface Entry {
  readonly compressed: boolean;
  readonly bytes: number;
  readonly at: number;
}

function entryOf(zip: Buffer, name: string): Entry | null {
  const end = endOfDirectory(zip);
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0 && zip.readUInt32LE(at) === DIRECTORY_ENTRY; left--) {
    const nameLength = zip.readUInt16LE(at + 28);
    if (zip.toString('utf8', at + 46, at + 46 + nameLength) === name) {
      return {
        compressed: zip.readUInt16LE(at + 10) === 8,
        bytes: zip.readUInt32LE(at + 20),
        at: zip.readUInt32LE(at + 42),
      };
    }
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return null;
}

function endOfDirectory(zip: Buffer): number {
  for (let at = zip.length - 22; at >= Math.max(0, zip.length - LONGEST_END); at--) {
    if (zip.readUInt32LE(at) === END_OF_DIRECTORY) return at;
  }
  throw new RangeError('no end of the directory');
}

function unpacked(zip: Buffer, { compressed, bytes, at }: Entry): Buffer {
  const from = at + 30 + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28);
  const packed = zip.subarray(from, from + bytes);
  return compressed ? inflateRawSync(packed, { maxOutputLength: MOST_TEXT_BYTES }) : packed;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescaped(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return ENTITIES[name] ?? whole;
    return String.fromCodePoint(decimal === undefined ? parseInt(hex ?? '', 16) : Number(decimal));
  });
}
