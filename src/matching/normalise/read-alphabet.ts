import { ARMENIAN, GEORGIAN, GREEK } from '../tables/alphabets';
import type { LetterTable } from '../tables/letter-table';
import { readOther } from './read-other';
import { expandReadings } from './readings';

/** Readings of a Greek, Georgian or Armenian word (by its `keyOf`), letter by letter, pairs of letters first. */
export function readAlphabet(key: string, script: 'greek' | 'georgian' | 'armenian'): string[] {
  const table = script === 'greek' ? GREEK : script === 'georgian' ? GEORGIAN : ARMENIAN;
  const readings = lettersOf(key, table);
  // At the start of a word μπ and ντ are always b and d.
  return expandReadings(script === 'greek' ? readings.map((options, at) => initialStop(key, options, at)) : readings);
}

function lettersOf(key: string, table: LetterTable): (readonly string[])[] {
  const letters: (readonly string[])[] = [];
  const characters = [...key];
  for (let at = 0; at < characters.length; at += 1) {
    const pair = table[`${characters[at]}${characters[at + 1]}`];
    const letter = characters[at] ?? '';
    letters.push((pair ?? table[letter] ?? readOther(letter)[0] ?? '').split('|'));
    if (pair !== undefined) at += 1;
  }
  return letters;
}

function initialStop(key: string, options: readonly string[], at: number): readonly string[] {
  return at === 0 && key.startsWith('ντ') ? ['d', 'nt'] : options;
}
