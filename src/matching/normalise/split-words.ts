import { repairHomoglyphs } from './homoglyphs';
import { countScripts, predominantScript, scriptOfCharacter } from './script-of';
import type { Script } from './normal-name';
import type { Word } from './word';
import { keyOf } from './word-key';

const DOTTED = /(?<![\p{L}\p{N}])(?:\p{L}\.[ ]?){2,}(?:\p{L}(?![\p{L}\p{N}']))?/gu;
const SLASHED = /(?<![\p{L}\p{N}])(\p{L})\/(\p{L})(?![\p{L}\p{N}])/gu;
const SEPARATORS = /[^\p{L}\p{M}\p{N}'\uE000]+/u;
// A private-use mark stands for "these letters had points" between the two steps; the text itself cannot hold it.
const POINT = '\uE000';

/** Words of a clean text: split at spaces, hyphens, signs and changes of script; points within abbreviations go. */
export function splitWords(text: string, part: Word['part']): Word[] {
  const joined = text
    .replace(/\uE000/g, ' ')
    .replace(SLASHED, '$1$2')
    .replace(DOTTED, (letters) => ` ${letters.replace(/[. ]/g, '')}${POINT} `);
  return joined
    .split(SEPARATORS)
    .flatMap((piece) => words(piece.replace(/\uE000/g, ''), piece.endsWith(POINT), part))
    .filter((word) => word.key !== '');
}

function words(piece: string, dotted: boolean, part: Word['part']): Word[] {
  const bare = piece.replace(/^'+|'+$/g, '');
  if (bare === '') return [];
  if (/^[a-z0-9']+$/.test(bare)) return [word(bare, 'latin', false, dotted, part)];
  const { text, repaired } = repairHomoglyphs(bare);
  if (countScripts(text).size <= 1) return [word(text, predominantScript(text), repaired, dotted, part)];
  return runs(text).map((run) => word(run, predominantScript(run), repaired, dotted, part));
}

function word(text: string, script: Script, repaired: boolean, dotted: boolean, part: Word['part']): Word {
  return { text, key: keyOf(text, script), script, repaired, part, dotted };
}

/** Pieces of one script each; digits and marks stay with what is before them. */
function runs(text: string): string[] {
  const pieces: string[] = [];
  let current: Script | null = null;
  for (const character of text) {
    const script = scriptOfCharacter(character);
    if (pieces.length === 0 || (script && current && script !== current)) pieces.push(character);
    else pieces[pieces.length - 1] += character;
    current = script ?? current;
  }
  return pieces;
}
