import type { EntityType } from '../model/entity-type';
import { cleanText } from './clean-text';
import type { NormalName, NormalToken } from './normal-name';
import { readWord } from './read-word';
import { predominantScript } from './script-of';
import { splitWords } from './split-words';

export interface NormaliseHints {
  /** Undefined: not known; then the name is read so that it fits every kind. */
  readonly type?: EntityType;
  readonly parts?: { readonly family?: string; readonly given?: string };
}

/**
 * Reads one name for comparison: pure, never throws, any Unicode of any length. A name without a readable token gives
 * no tokens.
 */
export function normaliseName(name: string, _hints: NormaliseHints = {}): NormalName {
  const text = cleanText(name);
  const tokens: NormalToken[] = splitWords(text, null).flatMap((word) => {
    const token = readWord(word);
    return token ? [token] : [];
  });
  return {
    tokens,
    titles: [],
    legalForms: [],
    joined: tokens.map((token) => token.forms[0] ?? '').join(''),
    script: predominantScript(text),
  };
}
