const CODES: Readonly<Record<string, string>> = Object.fromEntries(
  ['bfpv', 'cgjkqsxz', 'dt', 'l', 'mn', 'r'].flatMap((letters, at) =>
    [...letters].map((letter) => [letter, String(at + 1)]),
  ),
);

/** American Soundex of a word in Latin letters; '' for a word without any. */
export function soundex(word: string): string {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  if (letters === '') return '';
  let code = letters.charAt(0).toUpperCase();
  let last = CODES[letters.charAt(0)] ?? '';
  for (const letter of letters.slice(1)) {
    const digit = CODES[letter] ?? '';
    if (digit !== '' && digit !== last) code += digit;
    if (!/[hw]/.test(letter)) last = digit;
  }
  return code.slice(0, 4).padEnd(4, '0');
}
