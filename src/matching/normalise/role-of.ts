import type { EntityType } from '../model/entity-type';
import { GENERIC_WORDS } from '../tables/generic-words';
import { PARTICLES } from '../tables/particles';
import { PLACE_WORDS } from '../tables/place-words';
import { isClassWord } from './name-classes';
import type { TokenRole } from './normal-name';
import { digitsOf, numberWord, romanNumeral } from './numbers';
import { keySet } from './phrases';
import type { Word } from './word';

const PARTICLE_KEYS = keySet(PARTICLES);
const GENERIC_KEYS = keySet(GENERIC_WORDS);
const PLACE_KEYS = keySet(PLACE_WORDS);

export interface Role {
  readonly role: TokenRole;
  readonly number: string | null;
}

/** What part a word plays. In a person's name words of trade and places are names: people are called General and London. */
export function roleOf(word: Word, type: EntityType | undefined, isLast: boolean): Role {
  const digits = digitsOf(word.key);
  if (digits !== null) return { role: 'number', number: digits };
  if (type !== 'person') {
    const value = numberWord(word.key) ?? (type ? romanNumeral(word.key, isLast) : null);
    if (value !== null) return { role: 'number', number: String(value) };
    if (GENERIC_KEYS.has(word.key)) return { role: 'generic', number: null };
    if (PLACE_KEYS.has(word.key)) return { role: 'place', number: null };
    if (isClassWord(word.key)) return { role: 'generic', number: null };
  }
  if (PARTICLE_KEYS.has(word.key) && (type !== 'person' || word.key.length > 1))
    return { role: 'particle', number: null };
  const initial = word.key.length === 1 && word.script !== 'han' && word.script !== 'hangul' && word.script !== 'kana';
  return { role: initial ? 'initial' : 'name', number: null };
}
