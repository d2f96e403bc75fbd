import type { EntityType } from '../model/entity-type';
import { classesOf, wordClassesOf } from './name-classes';
import type { NormalToken, Script, TokenRole } from './normal-name';
import { MAX_READINGS } from './readings';
import { readingsOf } from './readings-of';
import { roleOf } from './role-of';
import { skeletonOfScript } from './script-skeleton';
import { skeletonOfLatin } from './skeleton';
import { soundSpelling } from './sound-spelling';
import type { Word } from './word';

/** A word as a token with its readings; null when nothing of it can be read. */
export function readWord(word: Word, type: EntityType | undefined, isLast: boolean): NormalToken | null {
  const forms = readingsOf(word);
  const first = forms[0];
  if (first === undefined) return null;
  const { role, number } = roleOf(word, type, isLast);
  return {
    text: word.text,
    forms: role === 'name' ? withSoundSpelling(word, forms, first) : forms,
    skeleton: role === 'name' ? skeletonOf(word, first) : '',
    classes: classesFor(word, role, forms),
    role,
    number,
    script: word.script,
    repaired: word.repaired,
    part: word.part,
  };
}

function classesFor(word: Word, role: TokenRole, forms: readonly string[]): readonly number[] {
  if (role === 'name') return classesOf(spellingsOf(word, forms));
  return role === 'generic' || role === 'place' ? wordClassesOf([word.key]) : [];
}

/** The last form of a word whose vowels are written: how it sounds, so that spellings of two languages meet. */
function withSoundSpelling(word: Word, forms: readonly string[], first: string): readonly string[] {
  if (!WRITES_SOUNDS.has(word.script)) return forms;
  const sound = soundSpelling(first);
  return sound === '' || forms.includes(sound) ? forms : [...forms.slice(0, MAX_READINGS - 1), sound];
}

const WRITES_SOUNDS: ReadonlySet<Script> = new Set(['latin', 'cyrillic', 'greek', 'georgian', 'armenian']);

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
