import type { NormaliseHints } from './normalise-name';
import { cleanText } from './clean-text';
import { splitWords } from './split-words';
import type { Word } from './word';

/**
 * Words of a name with what its spelling says about them: `SURNAME, Given` of a person, or the publisher's own parts.
 * A comma in any other name says nothing (`CO., LTD.`).
 */
export function wordsWithParts(text: string, hints: NormaliseHints): Word[] {
  if (hints.type === 'person' || hints.type === undefined) {
    const comma = text.search(/[,،，]/);
    const family = comma > 0 ? splitWords(text.slice(0, comma), 'family') : [];
    const given = comma > 0 ? splitWords(text.slice(comma + 1), 'given') : [];
    const read = hints.type === 'person' ? family.length > 0 && given.length > 0 : looksPersonal(text, family, given);
    if (read) return [...family, ...given];
  }
  const words = splitWords(text, null);
  return hints.type === 'person' && hints.parts ? markParts(words, hints.parts) : words;
}

/** Without a known kind, one comma between few words without digits is taken for a person's. */
function looksPersonal(text: string, family: readonly Word[], given: readonly Word[]): boolean {
  const few = family.length > 0 && family.length <= 3 && given.length > 0 && given.length <= 3;
  return few && !/[\d&"]/.test(text) && text.split(/[,،，]/).length === 2;
}

function markParts(words: readonly Word[], parts: { readonly family?: string; readonly given?: string }): Word[] {
  const family = keysOf(parts.family);
  const given = keysOf(parts.given);
  return words.map((word) => {
    const inFamily = family.has(word.key);
    const inGiven = given.has(word.key);
    return inFamily === inGiven ? word : { ...word, part: inFamily ? 'family' : 'given' };
  });
}

function keysOf(part: string | undefined): ReadonlySet<string> {
  return new Set(part ? splitWords(cleanText(part), null).map((word) => word.key) : []);
}
