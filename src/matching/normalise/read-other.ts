import anyAscii from 'any-ascii';

/** A rough Latin reading of any script, for those without a table of their own; none for signs. */
export function readOther(word: string): string[] {
  const reading = anyAscii(word)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
  return reading ? [reading] : [];
}
