import { foldLatin } from './fold-latin';
import { ARABIC_VARIANTS, HEBREW_FINALS } from '../tables/script-variants';
import type { LetterTable } from '../tables/letter-table';
import { simplifyHan } from './simplify-han';
import type { Script } from './normal-name';

/** The spelling that tables of a word's own script are looked up by. Expects lower case, NFKC. */
export function keyOf(text: string, script: Script): string {
  switch (script) {
    case 'latin':
      return foldLatin(text.replace(/'/g, ''))[0] ?? '';
    case 'arabic':
      return letters(text.replace(/\p{M}/gu, ''), ARABIC_VARIANTS);
    case 'hebrew':
      return letters(text.normalize('NFD').replace(/\p{M}|['"״]/gu, ''), HEBREW_FINALS);
    case 'cyrillic':
      return text.replace(/ё/g, 'е').replace(/'/g, '');
    case 'greek':
    case 'armenian':
    case 'georgian':
      return text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
    case 'han':
      return simplifyHan(text);
    default:
      return text;
  }
}

function letters(text: string, table: LetterTable): string {
  let key = '';
  for (const letter of text) key += table[letter] ?? letter;
  return key;
}
