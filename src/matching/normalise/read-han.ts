import { CHINESE_SURNAMES } from '../tables/chinese-surnames';
import { CANTONESE_HAN, KOREAN_HAN } from '../tables/han-sounds';
import { HAN_WORDS } from '../tables/han-words';
import type { LetterTable } from '../tables/letter-table';
import { pinyinOf } from './pinyin';
import { cleanReadings, MAX_READINGS } from './readings';
import { wadeGiles } from './wade-giles';

/**
 * Readings of Han characters that are no family name: pinyin together, then Wade-Giles, then as Cantonese speakers and
 * Koreans spell them; known words in English too.
 */
export function readHan(text: string): string[] {
  const syllables = pinyinOf(text);
  const english = HAN_WORDS.get(text) ?? [];
  const others = [syllables.map(wadeGiles).join(''), spelt(text, CANTONESE_HAN), spelt(text, KOREAN_HAN)];
  return cleanReadings([...english, ...umlauts(syllables.join('')), ...others]);
}

/** Readings of a Han family name: its table's spellings, else those of any other character. */
export function readHanSurname(text: string): string[] {
  const known = CHINESE_SURNAMES.get(text);
  return known ? cleanReadings([...known.slice(0, MAX_READINGS - 1), spelt(text, KOREAN_HAN)]) : readHan(text);
}

/** The characters by a table of sounds, '' unless it holds all of them. */
function spelt(text: string, sounds: LetterTable): string {
  const syllables = [...text].map((character) => sounds[character]);
  return syllables.includes(undefined) ? '' : syllables.join('');
}

/** `ü` is written `u`, `yu` and, on keyboards, `v`. */
function umlauts(reading: string): string[] {
  return /[nl]v/.test(reading)
    ? ['u', 'yu', 'v'].map((vowel) => reading.replace(/v/g, vowel))
    : [reading.replace(/v/g, 'u')];
}

/** The family and given name of a person's name without spaces, or null when it has not the length of one. */
export function splitHanPerson(text: string): readonly [string, string] | null {
  const characters = [...text];
  if (characters.length < 2 || characters.length > 4) return null;
  const double = characters.slice(0, 2).join('');
  if (characters.length > 2 && CHINESE_SURNAMES.has(double)) return [double, characters.slice(2).join('')];
  return characters.length < 4 || CHINESE_SURNAMES.has(characters[0] ?? '')
    ? [characters[0] ?? '', characters.slice(1).join('')]
    : null;
}

/** Words of an organisation's name without spaces: known words apart, what is between them kept whole up to four signs. */
export function splitHanWords(text: string): string[] {
  const characters = [...text];
  const words: string[] = [];
  let rest = '';
  for (let at = 0; at < characters.length;) {
    const known = [3, 2].map((size) => characters.slice(at, at + size).join('')).find((word) => HAN_WORDS.has(word));
    if (known) {
      if (rest) words.push(rest);
      words.push(known);
      rest = '';
      at += [...known].length;
    } else {
      rest += characters[at] ?? '';
      at += 1;
      if ([...rest].length === 4) {
        words.push(rest);
        rest = '';
      }
    }
  }
  return rest ? [...words, rest] : words;
}
