import { splitWords } from './split-words';
import { cleanText } from './clean-text';

/** Phrases of a table by their words' keys, so that the longest one at a place is found by a few look-ups. */
export interface Phrases<T> {
  readonly longest: number;
  readonly byWords: ReadonlyMap<string, T>;
}

export function phraseTable<T>(entries: Iterable<readonly [string, T]>): Phrases<T> {
  const byWords = new Map<string, T>();
  let longest = 1;
  for (const [phrase, value] of entries) {
    const keys = splitWords(cleanText(phrase), null).map((word) => word.key);
    if (keys.length === 0) continue;
    longest = Math.max(longest, keys.length);
    if (!byWords.has(keys.join(' '))) byWords.set(keys.join(' '), value);
  }
  return { longest, byWords };
}

/** The longest phrase that starts at a word, with how many words it has; null when none does. */
export function phraseAt<T>(
  phrases: Phrases<T>,
  keys: readonly string[],
  at: number,
): { readonly words: number; readonly value: T } | null {
  for (let words = Math.min(phrases.longest, keys.length - at); words > 0; words -= 1) {
    const value = phrases.byWords.get(words === 1 ? (keys[at] ?? '') : keys.slice(at, at + words).join(' '));
    if (value !== undefined) return { words, value };
  }
  return null;
}

/** Keys of single words of a table, whichever script each is in. */
export function keySet(words: Iterable<string>): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const word of words) for (const { key } of splitWords(cleanText(word), null)) keys.add(key);
  return keys;
}
