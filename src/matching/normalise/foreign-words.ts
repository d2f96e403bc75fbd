import { readAsCyrillic, readAsLatin } from './homoglyphs';
import type { Script } from './normal-name';
import type { Word } from './word';
import { keyOf } from './word-key';

/** Shorter words are abbreviations of either script (`АО`, `НК`), and say nothing about a disguise. */
const SHORTEST = 3;

/**
 * Reads the one word of a name that is written wholly in look-alikes of the script of all other words (`Сосо Smith` with a
 * Cyrillic first name) in that script.
 */
export function repairForeignWords(words: readonly Word[]): readonly Word[] {
  const others = (script: Script) => words.filter((word) => word.script !== script);
  if (words.length < 2) return words;
  const foreign = others('latin');
  if (foreign.length === 1 && foreign[0]) return replaced(words, foreign[0], 'latin', readAsLatin);
  const latin = others('cyrillic');
  if (latin.length === 1 && latin[0]?.script === 'latin') return replaced(words, latin[0], 'cyrillic', readAsCyrillic);
  return words;
}

function replaced(
  words: readonly Word[],
  word: Word,
  script: Script,
  read: (text: string) => string | null,
): readonly Word[] {
  const text = word.text.length >= SHORTEST ? read(word.text) : null;
  if (text === null || text === word.text) return words;
  const repaired: Word = { ...word, text, script, key: keyOf(text, script), repaired: true };
  return words.map((other) => (other === word ? repaired : other));
}
