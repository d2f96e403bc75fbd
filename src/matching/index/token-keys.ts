import { groupAt, textAt } from './columns';
import { hashNumber, hashText } from './hash';
import type { TokenColumns } from './layout';

const SALT = {
  form: 0,
  skeleton: 0x51ed270b,
  phonetic: 0x2545f491,
  nameClass: 0x6c8e9cf5,
  number: 0x3ade68b1,
  initial: 0x7f4a7c15,
} as const;
/** Forms this short have no misspellings we would follow. */
const NO_EDITS_TO = 2;
/** Up to this length one deletion, beyond two. */
const ONE_EDIT_TO = 5;
/** Deletions are taken from the beginning of a long word only; what follows may differ anyway. */
const PREFIX = 10;

/** Calls `key` with the hash of every key a token is found under. Keys of misspellings meet when both sides delete. */
export function eachTokenKey(tokens: TokenColumns, token: number, key: (hash: number) => void): void {
  for (let form = tokens.formStart[token] as number; form < (tokens.formStart[token + 1] as number); form++) {
    eachSpellingKey(textAt(tokens.forms, form), key);
  }
  for (const at of [2 * token, 2 * token + 1]) {
    const phonetic = tokens.phonetic[at] as number;
    if (phonetic !== 0) key(hashNumber(phonetic, SALT.phonetic));
  }
  const skeleton = tokens.skeleton[token] as number;
  if (skeleton !== 0) key(hashNumber(skeleton, SALT.skeleton));
  const number = tokens.number[token] as number;
  if (number !== 0) key(hashNumber(number, SALT.number));
  for (const nameClass of groupAt(tokens.classes, token)) key(hashNumber(nameClass, SALT.nameClass));
}

/** Keys of one spelling: itself and its deletion neighbourhood. */
export function eachSpellingKey(form: string, key: (hash: number) => void): void {
  const word = form.slice(0, PREFIX);
  key(hashText(form, SALT.form));
  if (word.length < form.length) key(hashText(word, SALT.form));
  if (word.length <= NO_EDITS_TO) return;
  const twice = word.length > ONE_EDIT_TO;
  for (let at = 0; at < word.length; at++) {
    const once = word.slice(0, at) + word.slice(at + 1);
    key(hashText(once, SALT.form));
    if (!twice) continue;
    for (let next = at; next < once.length; next++)
      key(hashText(once.slice(0, next) + once.slice(next + 1), SALT.form));
  }
}

/** The key of one spelling as it is. */
export const formKey = (form: string): number => hashText(form, SALT.form);

/** The key of words put together. */
export const joinKey = (joined: string): number => hashText(joined, 0x1b873593);

/** The key of an initial beside a token. */
export const initialKey = (letter: number, token: number): number => hashNumber(token * 128 + letter, SALT.initial);

/** Calls `letter` with the first letter of each form of a token. */
export function eachFirstLetter(
  { forms, formStart }: TokenColumns,
  token: number,
  letter: (code: number) => void,
): void {
  for (let form = formStart[token] as number; form < (formStart[token + 1] as number); form++)
    letter(forms.bytes[forms.start[form] as number] as number);
}

/** First form of a token. */
export const firstForm = (tokens: TokenColumns, token: number): string =>
  textAt(tokens.forms, tokens.formStart[token] as number);

/** Every reading of a token, the most usual first. */
export function eachForm(tokens: TokenColumns, token: number, read: (form: string) => void): void {
  for (let form = tokens.formStart[token] as number; form < (tokens.formStart[token + 1] as number); form++)
    read(textAt(tokens.forms, form));
}
