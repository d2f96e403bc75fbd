import { CYRILLIC_LOOK_ALIKES, GREEK_LOOK_ALIKES, LATIN_AS_CYRILLIC, LATIN_AS_GREEK } from '../tables/look-alikes';
import type { LetterTable } from '../tables/letter-table';
import type { Script } from './normal-name';
import { countScripts, scriptOfCharacter } from './script-of';

const TO_LATIN: LetterTable = { ...GREEK_LOOK_ALIKES, ...CYRILLIC_LOOK_ALIKES };
const READ_AS: Partial<Record<Script, LetterTable>> = {
  latin: TO_LATIN,
  cyrillic: LATIN_AS_CYRILLIC,
  greek: LATIN_AS_GREEK,
};

export interface Repair {
  readonly text: string;
  readonly repaired: boolean;
}

/**
 * Reads a word that mixes Latin with look-alikes of Cyrillic or Greek in the script most of its letters are of (Latin in
 * a tie). A word with a letter that has no look-alike there is left as it is: it is two words of two scripts.
 */
export function repairHomoglyphs(word: string): Repair {
  const counts = countScripts(word);
  if (counts.size < 2 || !counts.has('latin')) return { text: word, repaired: false };
  const script = majority(counts, word);
  const table = READ_AS[script];
  return (table && respell(word, script, table)) ?? { text: word, repaired: false };
}

/** Reads a word written wholly in look-alikes of Latin letters as Latin; null when a letter of it is no look-alike. */
export function readAsLatin(word: string): string | null {
  return respell(word, 'latin', TO_LATIN)?.text ?? null;
}

// Only capitals of these are taken for Cyrillic ones in a whole word; the rest of the table serves mixed words.
const TRUE_LOOK_ALIKES = /^[abcehkmoptxy]+$/;

/** Reads a Latin word written wholly in look-alikes of Cyrillic letters as Cyrillic; null when a letter is none. */
export function readAsCyrillic(word: string): string | null {
  return TRUE_LOOK_ALIKES.test(word) ? (respell(word, 'cyrillic', LATIN_AS_CYRILLIC)?.text ?? null) : null;
}

function majority(counts: ReadonlyMap<Script, number>, word: string): Script {
  const count = (script: Script) => counts.get(script) ?? 0;
  // LetterTable without a Latin look-alike (ж, ф, я) say more than the number of letters.
  const other = count('greek') > count('cyrillic') ? 'greek' : 'cyrillic';
  const foreign = [...word].filter((letter) => scriptOfCharacter(letter) === other);
  if (foreign.some((letter) => TO_LATIN[letter] === undefined)) return other;
  return count(other) > count('latin') ? other : 'latin';
}

function respell(word: string, script: Script, table: LetterTable): Repair | null {
  let text = '';
  for (const letter of word) {
    const own = scriptOfCharacter(letter);
    const read = own === script || own === null ? letter : table[letter];
    if (read === undefined) return null;
    text += read;
  }
  return { text, repaired: text !== word };
}
