import { LATIN_LETTERS } from '../tables/latin-letters';
import { readOther } from './read-other';
import { cleanReadings, expandReadings } from './readings';

const PLAIN = /^[a-z0-9]+$/;

/** Readings of a Latin word in lower case: marks folded, and both customs kept where a mark has two. */
export function foldLatin(word: string): string[] {
  if (PLAIN.test(word)) return [word];
  const letters = [...word.normalize('NFC')].map(alternatives);
  const readings = expandReadings(letters);
  return readings.length > 0 ? readings : cleanReadings(readOther(word));
}

function alternatives(letter: string): readonly string[] {
  if (PLAIN.test(letter)) return [letter];
  const known = LATIN_LETTERS[letter];
  if (known) return known;
  const base = letter.normalize('NFD').replace(/\p{M}/gu, '');
  const folded = LATIN_LETTERS[base];
  if (folded) return folded;
  return PLAIN.test(base) ? [base] : [readOther(base)[0] ?? ''];
}
