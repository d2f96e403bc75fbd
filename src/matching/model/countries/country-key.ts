/** Words that add nothing to which country is meant: `Bahamas, The`, `Isle of Man`, `Trinidad ve Tobago`. */
const FILLERS = new Set(['and', 'of', 'the', 've']);

const BASE_LETTERS: Readonly<Record<string, string>> = {
  ı: 'i',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ə: 'e',
};

/**
 * The words of a country text without case, marks, punctuation and fillers, and in one order, so that `Korea, North`
 * and `NORTH KOREA` are equal. The empty string when nothing is left.
 */
export function countryKey(text: string): string {
  return countryWords(text).sort().join(' ');
}

/** The words of a text as `countryKey` compares them, in the order written. */
export function countryWords(text: string): string[] {
  const words = foldCase(text)
    .replace(/['’‘ʼ`´]/gu, '')
    .replace(/(?<![a-z0-9])([a-z])\./g, '$1')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => (word === 'saint' ? 'st' : word));
  // Alone, a filler is a code: VE is Venezuela, AND Andorra.
  return words.length === 1 ? words : words.filter((word) => !FILLERS.has(word));
}

/** Lower case in which the Turkish pairs `I ı` and `İ i` are one letter, without marks. */
function foldCase(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[ıøæœßłđðə]/g, (letter) => BASE_LETTERS[letter] ?? letter);
}
