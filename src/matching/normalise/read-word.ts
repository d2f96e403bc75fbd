import type { EntityType } from '../model/entity-type';
import { classesOf } from './name-classes';
import type { NormalToken } from './normal-name';
import { readingsOf } from './readings-of';
import { roleOf } from './role-of';
import { skeletonOfScript } from './script-skeleton';
import { skeletonOfLatin } from './skeleton';
import type { Word } from './word';

/** A word as a token with its readings; null when nothing of it can be read. */
export function readWord(word: Word, type: EntityType | undefined, isLast: boolean): NormalToken | null {
  const forms = readingsOf(word);
  const first = forms[0];
  if (first === undefined) return null;
  const { role, number } = roleOf(word, type, isLast);
  return {
    text: word.text,
    forms,
    skeleton: role === 'name' ? skeletonOf(word, first) : '',
    classes: role === 'name' ? classesOf(spellingsOf(word, forms)) : [],
    role,
    number,
    script: word.script,
    repaired: word.repaired,
    part: word.part,
  };
}

function skeletonOf(word: Word, reading: string): string {
  if (word.skeleton !== undefined) return word.skeleton;
  if (word.script === 'arabic' || word.script === 'hebrew') return skeletonOfScript(word.key, word.script);
  if (word.script === 'han' || word.script === 'hangul' || word.script === 'kana') return '';
  return skeletonOfLatin(reading);
}

/** Guessed vowels must not lead to a class, so abjads and Han are looked up by their own spelling. */
function spellingsOf(word: Word, forms: readonly string[]): readonly string[] {
  const guessed =
    word.script === 'arabic' || word.script === 'hebrew' || word.script === 'han' || word.script === 'hangul';
  return guessed ? [word.key] : [word.key, ...forms];
}
