import { leastEdits } from '../index/consonants';
import { packedLength } from '../index/hash';
import type { TextColumn, TokenColumns } from '../index/layout';
import { ROLE, SCRIPTS } from '../index/pack-tokens';
import { PARAMETERS } from '../parameters';
import { classKind } from '../normalise/name-classes';
import { editCost } from './edit-cost';

const P = PARAMETERS.token;
const ARABIC = SCRIPTS.indexOf('arabic');
const HEBREW = SCRIPTS.indexOf('hebrew');

/** Level of the rarity table from which a word is a well-known name. */
const COMMON = 2;

export type Agreement =
  'same' | 'otherForm' | 'variant' | 'nickname' | 'surname' | 'skeleton' | 'initial' | 'phonetic' | 'spelling' | 'none';

export interface Likeness {
  readonly value: number;
  readonly agreement: Agreement;
}

const EDIT_LIMITS = Float64Array.from({ length: 41 }, (_, length) =>
  Math.max(
    Math.floor(((1 - P.phoneticFrom) / likenessSlope(Math.max(1, length))) * 100),
    length > 2 ? PARAMETERS.edit.other : 0,
  ),
);

const NONE: Likeness = { value: 0, agreement: 'none' };
const SAME: Likeness = { value: 1, agreement: 'same' };
const OTHER_FORM: Likeness = { value: P.otherForm, agreement: 'otherForm' };
const BY_CLASS = {
  variant: { value: P.variant, agreement: 'variant' },
  nickname: { value: P.nickname, agreement: 'nickname' },
  surname: { value: P.surname, agreement: 'surname' },
  word: { value: P.translated, agreement: 'otherForm' },
} as const satisfies Record<string, Likeness>;
const INITIAL: Likeness = { value: P.initial, agreement: 'initial' };

/** How alike two tokens are, 0..1, and by what; under the floor they are different words. */
export function tokenLikeness(a: TokenColumns, i: number, b: TokenColumns, j: number): Likeness {
  const numbers = numberLikeness(a, i, b, j);
  if (numbers) return numbers;
  const equal = equalForms(a, i, b, j);
  if (equal) return equal;
  const roleA = a.role[i];
  const roleB = b.role[j];
  if (roleA === ROLE.initial || roleB === ROLE.initial) return initialLikeness(a, i, b, j);
  const byClass = sharedClass(a, i, b, j);
  if (byClass) return byClass;
  if (roleA === ROLE.particle || roleB === ROLE.particle) return NONE;
  return best(skeletonLikeness(a, i, b, j), spellingLikeness(a, i, b, j));
}

function best(a: Likeness, b: Likeness): Likeness {
  const found = b.value > a.value ? b : a;
  return found.value >= P.floor ? found : NONE;
}

function numberLikeness(a: TokenColumns, i: number, b: TokenColumns, j: number): Likeness | null {
  const x = a.number[i] as number;
  const y = b.number[j] as number;
  if (x !== 0 && y !== 0) return x === y ? SAME : NONE;
  if (x === 0 && y === 0) return null;
  const equal = equalForms(a, i, b, j);
  // Digits are never misspelt words; a number written as a word may be.
  return equal ?? (isDigits(a, i) || isDigits(b, j) ? NONE : null);
}

function isDigits(tokens: TokenColumns, token: number): boolean {
  const first = tokens.forms.bytes[tokens.forms.start[tokens.formStart[token] as number] as number] as number;
  return first < 0x61;
}

function equalForms(a: TokenColumns, i: number, b: TokenColumns, j: number): Likeness | null {
  const firstA = a.formStart[i] as number;
  const firstB = b.formStart[j] as number;
  for (let x = firstA; x < (a.formStart[i + 1] as number); x++) {
    for (let y = firstB; y < (b.formStart[j + 1] as number); y++) {
      if (a.formHash[x] === b.formHash[y] && sameText(a.forms, x, b.forms, y)) {
        return x === firstA && y === firstB ? SAME : OTHER_FORM;
      }
    }
  }
  return null;
}

function sameText(a: TextColumn, x: number, b: TextColumn, y: number): boolean {
  const from = a.start[x] as number;
  const other = b.start[y] as number;
  const length = (a.start[x + 1] as number) - from;
  if ((b.start[y + 1] as number) - other !== length) return false;
  for (let at = 0; at < length; at++) if (a.bytes[from + at] !== b.bytes[other + at]) return false;
  return true;
}

function initialLikeness(a: TokenColumns, i: number, b: TokenColumns, j: number): Likeness {
  if (a.role[i] === ROLE.particle || b.role[j] === ROLE.particle) return NONE;
  for (let x = a.formStart[i] as number; x < (a.formStart[i + 1] as number); x++) {
    for (let y = b.formStart[j] as number; y < (b.formStart[j + 1] as number); y++) {
      if (a.forms.bytes[a.forms.start[x] as number] === b.forms.bytes[b.forms.start[y] as number]) return INITIAL;
    }
  }
  return NONE;
}

function sharedClass(a: TokenColumns, i: number, b: TokenColumns, j: number): Likeness | null {
  let found: Likeness | null = null;
  for (let x = a.classes.start[i] as number; x < (a.classes.start[i + 1] as number); x++) {
    for (let y = b.classes.start[j] as number; y < (b.classes.start[j + 1] as number); y++) {
      if (a.classes.items[x] !== b.classes.items[y]) continue;
      const shared = BY_CLASS[classKind(a.classes.items[x] as number)];
      if (!found || shared.value > found.value) found = shared;
    }
  }
  return found;
}

function skeletonLikeness(a: TokenColumns, i: number, b: TokenColumns, j: number): Likeness {
  const skeleton = a.skeleton[i] as number;
  if (skeleton === 0 || skeleton !== b.skeleton[j]) return NONE;
  const consonants = packedLength(skeleton);
  if (writesConsonants(a.script[i]) || writesConsonants(b.script[j])) {
    const value = consonants > 2 ? P.skeleton : P.skeletonShort;
    return { value: knownApart(a, i, b, j) ? value - P.skeletonApart : value, agreement: 'skeleton' };
  }
  return NONE;
}

const writesConsonants = (script: number | undefined): boolean => script === ARABIC || script === HEBREW;

function spellingLikeness(a: TokenColumns, i: number, b: TokenColumns, j: number): Likeness {
  // Two names that many people bear are two names, however little is between them: Hassan and Hashem.
  const apart = bothCommon(a, i, b, j) || knownApart(a, i, b, j) ? P.bothCommon : 0;
  const sameSound = sharePhonetic(a, i, b, j) || shareSkeleton(a, i, b, j);
  let value = 0;
  for (let x = a.formStart[i] as number; x < (a.formStart[i + 1] as number); x++) {
    for (let y = b.formStart[j] as number; y < (b.formStart[j + 1] as number); y++) {
      const found = formLikeness(a, x, b, y, value + apart);
      if (found - apart > value) value = found - apart;
    }
  }
  if (sameSound && value >= P.phoneticFrom) {
    return { value: Math.max(value, Math.min(value + P.phoneticLift, P.phoneticCap)), agreement: 'phonetic' };
  }
  return value >= P.floor ? { value, agreement: 'spelling' } : NONE;
}

function bothCommon(a: TokenColumns, i: number, b: TokenColumns, j: number): boolean {
  return (a.level[i] as number) >= COMMON && (b.level[j] as number) >= COMMON;
}

/** Both stand in the tables, and not for one name: Bashar and Bushra. */
function knownApart(a: TokenColumns, i: number, b: TokenColumns, j: number): boolean {
  return (
    (a.classes.start[i + 1] as number) > (a.classes.start[i] as number) &&
    (b.classes.start[j + 1] as number) > (b.classes.start[j] as number)
  );
}

/** Two consonants are too few to sound alike by. */
function shareSkeleton(a: TokenColumns, i: number, b: TokenColumns, j: number): boolean {
  const skeleton = a.skeleton[i] as number;
  return skeleton !== 0 && skeleton === b.skeleton[j] && packedLength(skeleton) > 2;
}

function sharePhonetic(a: TokenColumns, i: number, b: TokenColumns, j: number): boolean {
  const x1 = a.phonetic[2 * i] as number;
  const x2 = a.phonetic[2 * i + 1] as number;
  const y1 = b.phonetic[2 * j] as number;
  const y2 = b.phonetic[2 * j + 1] as number;
  return (x1 !== 0 && (x1 === y1 || x1 === y2)) || (x2 !== 0 && (x2 === y1 || x2 === y2));
}

/** 0 also where the forms are no more alike than `known`: a pair that betters nothing need not be weighed to its end. */
function formLikeness(a: TokenColumns, x: number, b: TokenColumns, y: number, known: number): number {
  const aFrom = a.forms.start[x] as number;
  const aTo = a.forms.start[x + 1] as number;
  const bFrom = b.forms.start[y] as number;
  const bTo = b.forms.start[y + 1] as number;
  const length = Math.max(aTo - aFrom, bTo - bFrom);
  const slope = likenessSlope(length);
  const limit = Math.min(mostEdits(length), Math.floor(((1 - known) / slope) * 100));
  const [letters, otherLetters] = [a.formLetters[x] as number, b.formLetters[y] as number];
  if (leastEdits(letters, otherLetters, a.formConsonants[x] as number, b.formConsonants[y] as number) > limit) return 0;
  const cost = editCost(a.forms.bytes, aFrom, aTo, b.forms.bytes, bFrom, bTo, limit);
  return cost > limit ? 0 : 1 - (cost / 100) * slope;
}

/** The most hundredths of an edit that words of this length may be apart and still be alike. */
export const mostEdits = (length: number): number => EDIT_LIMITS[Math.min(length, EDIT_LIMITS.length - 1)] as number;

/** What one whole edit takes off a word of this length: less of a long word, more than its share of a short one. */
export function likenessSlope(length: number): number {
  return (1 + P.lengthGrace / length) / length;
}
