import { cleanDistinct } from '../reading/distinct';
import { numberedValues } from '../reading/numbered';

/** Telephone and fax numbers. A full stop or comma between two parts the numbers only where a space follows it. */
export function readPhones(texts: readonly string[]): string[] {
  return cleanDistinct(values(texts, /\.\s+|;\s*|,\s+|\n/).map((text) => text.replace(/\.$/, ''))).filter((text) =>
    /\d/.test(text),
  );
}

export function readWebsites(texts: readonly string[]): string[] {
  return cleanDistinct(values(texts, /[\s,;]+/)).filter((text) => /[^.]\.[^.]/.test(text));
}

export function readEmails(texts: readonly string[]): string[] {
  return cleanDistinct(values(texts, /[\s,;]+/).map((text) => text.replace(/^<|[>.]$/g, ''))).filter((text) =>
    text.includes('@'),
  );
}

function values(texts: readonly string[], separator: RegExp): string[] {
  return texts.flatMap(numberedValues).flatMap((text) => text.split(separator));
}
