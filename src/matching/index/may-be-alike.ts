import { bitCount } from '../compare/edit-cost';
import { consonantsApart } from './consonants';
import type { TokenColumns } from './layout';
import { ROLE } from './pack-tokens';

/**
 * What keys do not find differs by several cheap edits, a vowel or a letter of like sound each, and at most one that is
 * not cheap. So the consonants, like sounds counted as one, are the same but for that one.
 */
const CONSONANTS_APART = 2;
const LETTERS_APART = 7;
const LENGTH_APART = 3;

/** Whether two tokens that share no key may be spelt alike all the same. */
export function mayBeAlike(a: TokenColumns, i: number, b: TokenColumns, j: number): boolean {
  if (a.role[i] === ROLE.initial || b.role[j] === ROLE.initial) return true;
  if (a.role[i] === ROLE.particle || b.role[j] === ROLE.particle) return false;
  for (let x = a.formStart[i] as number; x < (a.formStart[i + 1] as number); x++) {
    for (let y = b.formStart[j] as number; y < (b.formStart[j + 1] as number); y++)
      if (formsMay(a, x, b, y)) return true;
  }
  return false;
}

function formsMay(a: TokenColumns, x: number, b: TokenColumns, y: number): boolean {
  const longer = formLength(a, x) - formLength(b, y);
  if (longer > LENGTH_APART || longer < -LENGTH_APART) return false;
  if (bitCount(((a.formLetters[x] as number) ^ (b.formLetters[y] as number)) >>> 0) > LETTERS_APART) return false;
  return consonantsApart(a.formConsonants[x] as number, b.formConsonants[y] as number) <= CONSONANTS_APART;
}

const LEAST_JOINED = 4;
const JOINED_LENGTH_APART = 1;
const JOINED_LETTERS_APART = 5;

/** Whether tokens `i` and `next`, written together, may be token `j` of the other side; by their first forms. */
export function mayBeJoined(a: TokenColumns, i: number, next: number, b: TokenColumns, j: number): boolean {
  const [x, z, y] = [a.formStart[i] as number, a.formStart[next] as number, b.formStart[j] as number];
  const length = formLength(b, y);
  const longer = formLength(a, x) + formLength(a, z) - length;
  if (length < LEAST_JOINED || longer > JOINED_LENGTH_APART || longer < -JOINED_LENGTH_APART) return false;
  const letters = (a.formLetters[x] as number) | (a.formLetters[z] as number);
  if (bitCount((letters ^ (b.formLetters[y] as number)) >>> 0) > JOINED_LETTERS_APART) return false;
  const together = (a.formConsonants[x] as number) + (a.formConsonants[z] as number);
  return consonantsApart(together, b.formConsonants[y] as number) <= CONSONANTS_APART;
}

const formLength = ({ forms }: TokenColumns, form: number): number =>
  (forms.start[form + 1] as number) - (forms.start[form] as number);
