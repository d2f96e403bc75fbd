import type { EntityType } from '../model/entity-type';
import { foldLatin } from './fold-latin';
import type { NormalToken, Script } from './normal-name';
import { readCyrillic } from './read-cyrillic';
import { readOther } from './read-other';
import { roleOf } from './role-of';
import { skeletonOfLatin } from './skeleton';
import type { Word } from './word';

/** A word as a token with its readings; null when nothing of it can be read. */
export function readWord(word: Word, type: EntityType | undefined, isLast: boolean): NormalToken | null {
  const forms = word.readings ?? readingsOf(word.text, word.script);
  const first = forms[0];
  if (first === undefined) return null;
  const { role, number } = roleOf(word, type, isLast);
  return {
    text: word.text,
    forms,
    skeleton: word.skeleton ?? skeletonOfLatin(first),
    classes: [],
    role,
    number,
    script: word.script,
    repaired: word.repaired,
    part: word.part,
  };
}

function readingsOf(text: string, script: Script): readonly string[] {
  const bare = text.replace(/'/g, '');
  if (script === 'latin') return foldLatin(bare);
  if (script === 'cyrillic') return readCyrillic(bare);
  return readOther(bare);
}
