import { ARABIC_CONSONANTS, HEBREW_CONSONANTS } from '../tables/alphabets';
import type { LetterTable } from '../tables/letter-table';
import { readOther } from './read-other';
import { cleanReadings, expandReadings } from './readings';

interface Abjad {
  readonly consonants: LetterTable;
  /** Letters that carry no sound of their own but may carry a vowel. */
  readonly carriers: string;
  readonly waw: string;
  readonly yod: string;
  readonly silentLast: string;
  /** Vowels put between two consonants, most usual first. */
  readonly unwritten: readonly string[];
}

const ARABIC: Abjad = {
  consonants: ARABIC_CONSONANTS,
  carriers: 'اع',
  waw: 'و',
  yod: 'ی',
  silentLast: 'ه',
  unwritten: ['a', 'e', 'i', ''],
};

const HEBREW: Abjad = {
  consonants: HEBREW_CONSONANTS,
  carriers: 'אע',
  waw: 'ו',
  yod: 'י',
  silentLast: 'ה',
  unwritten: ['a', 'e', ''],
};

/**
 * Rough Latin readings of a word whose short vowels are not written: written letters by their customs and a guess at the
 * vowels between; the last reading is the bare consonants. Takes the word's `keyOf`.
 */
export function readAbjad(key: string, script: 'arabic' | 'hebrew'): string[] {
  const abjad = script === 'arabic' ? ARABIC : HEBREW;
  const letters = [...key];
  const sounds: (readonly string[])[] = [];
  let afterConsonant = false;
  letters.forEach((letter, at) => {
    const sound = soundOf(abjad, letters, at);
    if (sound.consonant && afterConsonant) sounds.push(abjad.unwritten);
    sounds.push(sound.options);
    afterConsonant = sound.consonant;
  });
  const readings = expandReadings(sounds);
  const bare = (readings[0] ?? '').replace(/[aeiou]/g, '');
  return cleanReadings(bare.length > 1 ? [...readings.slice(0, 5), bare] : readings);
}

interface Sound {
  readonly options: readonly string[];
  readonly consonant: boolean;
}

function soundOf(abjad: Abjad, letters: readonly string[], at: number): Sound {
  const letter = letters[at] ?? '';
  const last = at === letters.length - 1;
  if (last && at > 1 && letter === abjad.silentLast) return { options: ['a', 'ah', 'eh'], consonant: false };
  if (abjad.carriers.includes(letter)) return { options: at === 0 ? ['a', 'e', 'i', 'o'] : ['a'], consonant: false };
  const glide = letter === abjad.waw || letter === abjad.yod;
  if (glide) return glideOf(abjad, letters, at, letter === abjad.waw);
  const consonant = abjad.consonants[letter] ?? readOther(letter)[0] ?? '';
  return { options: consonant.split('|'), consonant: consonant !== '' };
}

/** `و` and `ی` are consonants at the start and before a written vowel, vowels elsewhere. */
function glideOf(abjad: Abjad, letters: readonly string[], at: number, isWaw: boolean): Sound {
  const next = letters[at + 1] ?? '';
  const before = letters[at - 1] ?? '';
  const doubled = next === letters[at];
  if (doubled) return { options: isWaw ? ['w', 'v'] : ['y'], consonant: false };
  if (at === 0 || abjad.carriers.includes(next)) {
    const afterInitialCarrier = at === 1 && abjad.carriers.includes(before) && next === '';
    if (!afterInitialCarrier && next !== '') {
      const options = isWaw ? (abjad === HEBREW ? ['v', 'w'] : ['w', 'v']) : ['y', 'i'];
      return { options, consonant: true };
    }
  }
  const vowel = isWaw ? (abjad === HEBREW ? ['o', 'u', 'v'] : ['u', 'o', 'aw']) : ['i', 'ay', 'ey'];
  return { options: vowel, consonant: false };
}
