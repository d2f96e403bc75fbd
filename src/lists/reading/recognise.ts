import type { FormatMatch, InputFile } from '../source';

/** The head as text, without a byte order mark. */
export function headText(file: InputFile): string {
  return file.head.toString('utf8').replace(/^\uFEFF/, '');
}

/**
 * A format of one file: the file that looks like it. A refusal when two do, when a file is a web page (which is what an
 * address answers that no longer holds a list) and when a file is empty.
 */
export function recogniseOneFile(
  files: readonly InputFile[],
  list: string,
  looksLike: (file: InputFile) => boolean,
): FormatMatch | string | null {
  const [first, second] = files.filter((file) => file.bytes > 0 && looksLike(file));
  if (first && second) return `${first.name} and ${second.name} are both this list: give one of them`;
  if (first) return { list, files: { main: first } };
  const page = files.find((file) => isHtml(headText(file)));
  if (page) return `${page.name} is an HTML page, not a list: the address answered with a web page, fetch it again`;
  const empty = files.find((file) => file.bytes === 0);
  return empty ? `${empty.name} is empty: fetch the file again` : null;
}

/** The local name of the first element of an XML text; null when it is none. */
export function rootElement(text: string): string | null {
  return (
    /^\s*(?:<\?[^]*?\?>\s*|<!--[^]*?-->\s*|<!DOCTYPE[^[>]*(?:\[[^]*?\])?\s*>\s*)*<(?:[\w.-]+:)?([\w.-]+)/.exec(
      text,
    )?.[1] ?? null
  );
}

function isHtml(text: string): boolean {
  return rootElement(text)?.toLowerCase() === 'html' || /^\s*<!doctype\s+html/i.test(text);
}
