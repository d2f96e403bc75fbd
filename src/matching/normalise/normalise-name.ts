import type { EntityType } from '../model/entity-type';
import { cleanText } from './clean-text';
import { repairForeignWords } from './foreign-words';
import { takeLegalForms } from './legal-forms';
import { joinCompounds } from './compounds';
import { wordsWithParts } from './name-parts';
import type { NormalName, NormalToken } from './normal-name';
import { joinNumberWords } from './numbers';
import { readWord } from './read-word';
import { predominantScript } from './script-of';
import { splitScriptWords } from './script-words';
import { takeTitles } from './titles';
import type { Word } from './word';

export interface NormaliseHints {
  /** Undefined: not known; then the name is read so that it fits every kind. */
  readonly type?: EntityType;
  readonly parts?: { readonly family?: string; readonly given?: string };
}

/**
 * Reads one name for comparison: pure, never throws, any Unicode of any length. A name without a readable token gives
 * no tokens.
 */
export function normaliseName(name: string, hints: NormaliseHints = {}): NormalName {
  const text = cleanText(name);
  const written = repairForeignWords(wordsWithParts(text, hints));
  const { words: named, legalForms } =
    hints.type === 'person' ? { words: written, legalForms: [] } : takeLegalForms(written, hints.type !== undefined);
  const personal = legalForms.length > 0 ? (hints.type ?? 'company') : hints.type;
  const { words, titles } = takeTitles(named, personal);
  const tokens = tokensOf(words, personal);
  return {
    tokens,
    titles,
    legalForms,
    joined: tokens.map((token) => token.forms[0] ?? '').join(''),
    script: predominantScript(text),
  };
}

function tokensOf(words: readonly Word[], type: EntityType | undefined): NormalToken[] {
  const ready = joinCompounds(splitScriptWords(type === 'person' ? words : joinNumberWords(words), type)).flatMap(
    (word) => apart(word, type),
  );
  return ready.flatMap((word, at) => {
    const token = readWord(word, type, at > 0 && at === ready.length - 1);
    return token ? [token] : [];
  });
}

/** `J.R. Smith` has two initials; `U.S. Steel` has one abbreviation. */
function apart(word: Word, type: EntityType | undefined): readonly Word[] {
  if (!word.dotted || type !== 'person') return [word];
  return [...word.text].map((letter) => ({ ...word, text: letter, key: letter, dotted: false }));
}
