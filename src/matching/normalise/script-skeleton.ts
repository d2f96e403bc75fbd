import { letterTable } from '../tables/letter-table';
import { closeSkeleton } from './skeleton';

// One sound per letter, in the codes of `skeletonOfLatin`; ے-like variants are folded by `keyOf` before.
const ARABIC = letterTable(`
  ب:b پ:b ت:t ث:s ج:j چ:x ح:h خ:h د:d ذ:z ر:r ز:z ژ:j س:s ش:x ص:s ض:d ط:t ظ:z غ:k ف:f ڤ: ق:k ک:k گ:k ل:l م:m ن:n ه:h
`);
const HEBREW = letterTable('ב:b ג:k ד:d ז:z ח:h ט:t כ:k ל:l מ:m נ:n ס:s פ:f צ:ts ק:k ר:r ש:x ת:t ה:h');

/** Consonant skeleton of an Arabic or Hebrew word (by its `keyOf`), comparable with the Latin side's. */
export function skeletonOfScript(key: string, script: 'arabic' | 'hebrew'): string {
  const table = script === 'arabic' ? ARABIC : HEBREW;
  let sounds = initialOf(key);
  for (const letter of key) sounds += table[letter] ?? '';
  return closeSkeleton(sounds);
}

/** A carrier at the start stands for a vowel; a waw or yod at the start is a consonant. */
function initialOf(key: string): string {
  if (/^[اعאע]/.test(key)) return 'a';
  if (/^[وו]/.test(key)) return 'w';
  return /^[یי]/.test(key) ? 'y' : '';
}
