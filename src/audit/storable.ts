/**
 * PostgreSQL keeps no NUL and JSON columns no half of a surrogate pair; a record must not fail over either.
 * Both are shown as U+FFFD.
 */
const UNSTORABLE = /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

export const storableText = (text: string): string => text.replace(UNSTORABLE, '\uFFFD');

export const storableOrNull = (text: string | null | undefined): string | null =>
  text === null || text === undefined ? null : storableText(text);

/** The JSON of a value with every text in it storable, names of fields too. */
export const storableJson = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) => storablePart(part)) ?? 'null';

function storablePart(part: unknown): unknown {
  if (typeof part === 'string') return storableText(part);
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
  const names = Object.keys(part);
  if (names.every((name) => storableText(name) === name)) return part;
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [storableText(name), value]));
}
