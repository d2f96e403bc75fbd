import { NORTH, NORTH_PRESS, type Romanisation, SOUTH, SOUTH_PRESS, SOUTH_SHORT } from '../tables/hangul-jamo';
import { KOREAN_SURNAMES } from '../tables/korean-surnames';
import { readOther } from './read-other';
import { cleanReadings } from './readings';

const FIRST = 0xac00;
const LAST = 0xd7a3;
const VOWELS = 21;
const FINALS = 28;

/** Readings of a Hangul word: South, North, and as the press and people of both write. */
export function readHangul(text: string): string[] {
  return cleanReadings([SOUTH, NORTH_PRESS, NORTH, SOUTH_SHORT, SOUTH_PRESS].map((system) => spell(text, system)));
}

export function readHangulSurname(text: string): string[] {
  const known = KOREAN_SURNAMES.get(text);
  return known ? cleanReadings(known) : readHangul(text);
}

/** The family and given name of a person's name without spaces, or null when it has not the length of one. */
export function splitHangulPerson(text: string): readonly [string, string] | null {
  const characters = [...text];
  if (characters.length < 2 || characters.length > 4) return null;
  const double = characters.slice(0, 2).join('');
  if (characters.length > 2 && KOREAN_SURNAMES.has(double)) return [double, characters.slice(2).join('')];
  return KOREAN_SURNAMES.has(characters[0] ?? '') ? [characters[0] ?? '', characters.slice(1).join('')] : null;
}

function spell(text: string, system: Romanisation): string {
  let reading = '';
  let voiced = false;
  for (const character of text.normalize('NFC')) {
    const code = character.codePointAt(0) ?? 0;
    if (code < FIRST || code > LAST) {
      reading += readOther(character)[0] ?? '';
      continue;
    }
    const offset = code - FIRST;
    const initials = voiced ? system.voiced : system.initials;
    const last = offset % FINALS;
    reading += initials[Math.floor(offset / (VOWELS * FINALS))] ?? '';
    reading += system.vowels[Math.floor(offset / FINALS) % VOWELS] ?? '';
    reading += system.finals[last] ?? '';
    // After a vowel or a soft final (n, l, m, ng) the next stop is voiced.
    voiced = [0, 4, 5, 6, 8, 16, 21].includes(last);
  }
  return reading;
}
