import { NUMBER_WORDS, ROMAN_NUMERALS } from '../tables/number-words';
import { cleanReadings } from './readings';
import type { Word } from './word';

/** Decimal digits of `840`, `840th`, `007`; null for anything else. */
export function digitsOf(key: string): string | null {
  const found = /^0*(\d+)(?:st|nd|rd|th|й|я|е|го)?$/.exec(key);
  return found?.[1] ?? null;
}

/** The value of a number word (`forty`), or null. */
export function numberWord(key: string): number | null {
  return NUMBER_WORDS.get(key) ?? null;
}

/** A Roman numeral, read only as the last word of several (`Sea Star II`), so that initials stay initials. */
export function romanNumeral(key: string, isLast: boolean): number | null {
  return isLast ? (ROMAN_NUMERALS.get(key) ?? null) : null;
}

/** Puts tens and units together: `forty` and `four` are one word, `fortyfour`, whose readings hold 44. */
export function joinNumberWords(words: readonly Word[]): Word[] {
  const joined: Word[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    const tens = before && numberWord(before.key);
    const units = numberWord(word.key);
    if (before && tens && units && tens >= 20 && tens % 10 === 0 && units < 10) {
      const value = String(tens + units);
      joined[joined.length - 1] = {
        ...before,
        text: `${before.text}-${word.text}`,
        key: value,
        readings: cleanReadings([value, `${before.key}${word.key}`]),
      };
    } else joined.push(word);
  }
  return joined;
}
