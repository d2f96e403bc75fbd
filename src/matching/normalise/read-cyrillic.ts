import {
  BASE_CUSTOM,
  BELARUSIAN_CUSTOM,
  BULGARIAN_CUSTOM,
  PASSPORT_CUSTOM,
  PRESS_CUSTOM,
  SCHOLARLY_CUSTOM,
  SERBIAN_CUSTOM,
  SERBIAN_PRESS_CUSTOM,
  UKRAINIAN_CUSTOM,
  UKRAINIAN_PRESS_CUSTOM,
} from '../tables/cyrillic-customs';
import type { LetterTable } from '../tables/letter-table';
import { readOther } from './read-other';
import { cleanReadings } from './readings';

const RUSSIAN = [BASE_CUSTOM, PASSPORT_CUSTOM, PRESS_CUSTOM, SCHOLARLY_CUSTOM];

/** Readings of a Cyrillic word in lower case, by the customs of the language its letters point to, then by the others. */
export function readCyrillic(word: string): string[] {
  const readings: string[] = [];
  for (const custom of customsFor(word)) {
    const reading = spell(word, custom);
    readings.push(shortEnding(word, reading), reading);
  }
  const first = readings[0] ?? '';
  if (word.includes('кс')) readings.splice(1, 0, first.replace(/ks/g, 'x'));
  if (/^е|[аеёиоуыэюяьъ]е/.test(word)) readings.splice(1, 0, spell(withGlides(word), BASE_CUSTOM));
  return cleanReadings(readings);
}

function customsFor(word: string): readonly LetterTable[] {
  if (/[їєґ]/.test(word)) return [UKRAINIAN_CUSTOM, UKRAINIAN_PRESS_CUSTOM, BASE_CUSTOM, SCHOLARLY_CUSTOM];
  if (word.includes('ў')) return [BELARUSIAN_CUSTOM, BASE_CUSTOM, PASSPORT_CUSTOM, SCHOLARLY_CUSTOM];
  if (word.includes('і')) {
    return /[ыэё]/.test(word)
      ? [BELARUSIAN_CUSTOM, BASE_CUSTOM, PASSPORT_CUSTOM, SCHOLARLY_CUSTOM]
      : [UKRAINIAN_CUSTOM, UKRAINIAN_PRESS_CUSTOM, BASE_CUSTOM, SCHOLARLY_CUSTOM];
  }
  if (/[јљњћђџќѓѕ]/.test(word)) return [SERBIAN_CUSTOM, SERBIAN_PRESS_CUSTOM, SCHOLARLY_CUSTOM];
  if (/ъ[бвгджзклмнпрстфхцчшщ]|ъ$/.test(word)) return [BULGARIAN_CUSTOM, ...RUSSIAN];
  // A word of plain letters may be Ukrainian or Belarusian too, where г is h; a щ or х may be Bulgarian.
  if (word.includes('г')) return [BASE_CUSTOM, UKRAINIAN_PRESS_CUSTOM, PASSPORT_CUSTOM, PRESS_CUSTOM];
  if (word.includes('щ')) return [BASE_CUSTOM, BULGARIAN_CUSTOM, PASSPORT_CUSTOM, PRESS_CUSTOM];
  return RUSSIAN;
}

function spell(word: string, custom: LetterTable): string {
  let reading = '';
  for (const letter of word) reading += custom[letter] ?? custom[letter.normalize('NFD').charAt(0)] ?? foreign(letter);
  return reading;
}

function foreign(letter: string): string {
  return readOther(letter)[0] ?? '';
}

/** `Дмитрий` is mostly written `Dmitry` and `Юрий` `Yuri`: the ending is said once. */
function shortEnding(word: string, reading: string): string {
  if (/юрий$|юрій$/.test(word)) return reading.replace(/(?:iy|ii|yi|yy|ij)$/, 'i');
  if (/(?:ий|ый|ій)$/.test(word)) return reading.replace(/(?:iy|ii|yi|yy|ij|yj)$/, 'y');
  return reading;
}

function withGlides(word: string): string {
  return word.replace(/(^|[аеёиоуыэюяьъ])е/g, '$1є');
}
