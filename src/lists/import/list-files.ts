import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { SourceName } from '../../common/sources';
import { ListError, type FormatMatch, type InputFile, type ListFormat, type ListSource } from '../source';

const HEAD_BYTES = 64 * 1024;

/** The files of an edition: one file, or every file that lies directly in a folder. */
export async function readListFiles(source: SourceName, path: string): Promise<InputFile[]> {
  const found = await stat(path).catch(() => null);
  if (!found) throw new ListError(source, path, 'there is no such file or folder');
  const paths = found.isDirectory() ? await filesIn(path) : [path];
  if (paths.length === 0) throw new ListError(source, path, 'the folder holds no file');
  const files = await Promise.all(paths.map(readHead));
  if (files.every((file) => file.bytes === 0)) {
    throw new ListError(source, namesOf(files), 'is empty; download it again');
  }
  return files;
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.')).map((entry) => entry.name);
  return names.sort().map((name) => join(folder, name));
}

async function readHead(path: string): Promise<InputFile> {
  const handle = await open(path, 'r');
  try {
    const { size } = await handle.stat();
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return { path, name: basename(path), bytes: size, head: buffer.subarray(0, bytesRead) };
  } finally {
    await handle.close();
  }
}

export interface Recognised {
  readonly format: ListFormat;
  readonly match: FormatMatch;
}

/** The one format of the source that these files are in. Throws ListError when there is none, or more than one. */
export function recogniseFormat(source: ListSource, files: readonly InputFile[]): Recognised {
  const answers = source.formats.map((format) => ({ format, answer: format.recognise(files) }));
  const matches = answers.flatMap(({ format, answer }) =>
    answer !== null && typeof answer !== 'string' ? [{ format, match: answer }] : [],
  );
  const [first, second] = matches;
  if (first && second) {
    const formats = matches.map(({ format }) => format.id).join(' and ');
    throw new ListError(source.name, namesOf(files), `holds ${formats}; give the files of one of them`);
  }
  if (first) return first;
  const reasons = answers.flatMap(({ answer }) => (typeof answer === 'string' ? [answer] : []));
  throw new ListError(
    source.name,
    namesOf(files),
    reasons.length > 0 ? reasons.join('; ') : unknownFormat(source, files),
  );
}

function unknownFormat(source: ListSource, files: readonly InputFile[]): string {
  if (
    files.some((file) =>
      /^\s*<(?:!doctype\s+)?html/i.test(file.head.toString('latin1').replace(/^\u00ef\u00bb\u00bf/, '')),
    )
  ) {
    return 'is a web page, not a list; the site probably answered with an error page, download it again';
  }
  return `is in none of the formats read for this source (${source.formats.map((format) => format.id).join(', ')})`;
}

/** SHA-256 over the content of the files that make up the edition, by their role; other files beside them do not count. */
export async function hashOf(match: FormatMatch): Promise<string> {
  const whole = createHash('sha256');
  for (const [role, file] of Object.entries(match.files).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const one = createHash('sha256');
    for await (const chunk of createReadStream(file.path)) one.update(chunk as Buffer);
    whole.update(`${role} ${one.digest('hex')}\n`);
  }
  return whole.digest('hex');
}

function namesOf(files: readonly InputFile[]): string {
  const names = files.map((file) => file.name);
  return names.length > 6 ? `${names.slice(0, 6).join(', ')} and ${names.length - 6} more` : names.join(', ');
}
