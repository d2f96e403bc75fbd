import { GLUED_FORMS, LEGAL_FORMS } from '../tables/legal-forms';
import { wordList } from '../tables/word-list';
import type { LegalForm } from './normal-name';
import { phraseAt, phraseTable } from './phrases';
import type { Word } from './word';

const SHORT = 4;

const SURE = phraseTable(LEGAL_FORMS.flatMap(({ formClass, sure }) => withSpaced(wordList(sure), formClass)));
const LAST = phraseTable(LEGAL_FORMS.flatMap(({ formClass, last }) => withSpaced(wordList(last ?? ''), formClass)));
const UNSPACED = LEGAL_FORMS.flatMap(({ formClass, sure, last }) =>
  wordList(`${sure}, ${last ?? ''}`)
    .filter((form) => /^[\p{Script=Han}\p{Script=Hangul}]{2,}$/u.test(form))
    .map((form) => ({ form, formClass })),
).sort((one, other) => other.form.length - one.form.length);

/** Short forms are written with spaces between the letters too: `s p a`, `о о о`. */
function withSpaced(forms: readonly string[], formClass: string): (readonly [string, string])[] {
  return forms.flatMap((form) => {
    const letters = form.replace(/ /g, '');
    const spaced =
      letters.length <= SHORT && /^[\p{L}]+$/u.test(letters) && !/\p{Script=Han}|\p{Script=Hangul}/u.test(form);
    const known = [[form, formClass] as const];
    return spaced ? [...known, [[...letters].join(' '), formClass] as const, [letters, formClass] as const] : known;
  });
}

const LEAST_MISSPELT = 5;
const shorter = (word: string): string[] => [...word].map((_, at) => word.slice(0, at) + word.slice(at + 1));
/** Long words of the forms by each spelling that is one letter short, to read them when they are misspelt. */
const LONG_WORDS = longWords();

function longWords(): ReadonlyMap<string, string> {
  const known = new Map<string, string>();
  const words = [...SURE.byWords.keys()].flatMap((phrase) => phrase.split(' '));
  for (const word of new Set(words.filter((one) => one.length >= LEAST_MISSPELT && /^[a-z]+$/.test(one)))) {
    for (const short of [word, ...shorter(word)]) if (!known.has(short) || short === word) known.set(short, word);
  }
  return known;
}

/** `limitef` is `limited`, `copmany` is `company`: one letter wrong, missing, added or exchanged. */
function withoutSlip(key: string): string {
  if (key.length < LEAST_MISSPELT || LONG_WORDS.get(key) === key || !/^[a-z]+$/.test(key)) return key;
  for (const short of [key, ...shorter(key)]) {
    const word = LONG_WORDS.get(short);
    if (word && word.charAt(0) === key.charAt(0) && Math.abs(word.length - key.length) <= 1) return word;
  }
  return key;
}

export interface WithoutForms {
  readonly words: readonly Word[];
  readonly legalForms: readonly LegalForm[];
}

/**
 * Takes the legal forms off a name that is not a person's, the longest first; a name of nothing but legal forms keeps
 * its words. With `certain` unset (the kind of name is not known) only forms that are no ordinary word are taken off.
 */
export function takeLegalForms(words: readonly Word[], certain: boolean): WithoutForms {
  const apart = words.flatMap(splitGlued);
  const keys = withoutSlips(apart);
  const kept: Word[] = [];
  const legalForms: LegalForm[] = [];
  for (let at = 0; at < apart.length;) {
    const found = phraseAt(SURE, keys, at) ?? (certain ? atTheEnds(keys, at) : null);
    const words = found?.words ?? 1;
    const here = apart.slice(at, at + words);
    if (found && (certain || isUnmistakable(here))) {
      legalForms.push({ text: here.map((word) => word.text).join(' '), formClass: found.value });
    } else kept.push(...here);
    at += words;
  }
  return kept.length === 0 ? { words, legalForms: [] } : { words: kept, legalForms };
}

/** A slip is mended where the word then belongs to a form of several words, or where it ends the name. */
function withoutSlips(words: readonly Word[]): string[] {
  const keys = words.map((word) => word.key);
  if (keys.length < 2) return keys;
  const mended = keys.map(withoutSlip);
  return keys.map((key, at) => {
    const word = mended[at] ?? key;
    if (word === key) return key;
    const ends = at === keys.length - 1 && key.length > LEAST_MISSPELT;
    return ends || isInPhrase(mended, at) ? word : key;
  });
}

function isInPhrase(keys: readonly string[], at: number): boolean {
  for (let from = Math.max(0, at - SURE.longest + 1); from <= at; from++) {
    const words = phraseAt(SURE, keys, from)?.words ?? 0;
    if (words > 1 && from + words > at) return true;
  }
  return false;
}

function atTheEnds(keys: readonly string[], at: number) {
  const found = phraseAt(LAST, keys, at);
  return found && (at === 0 || at + found.words === keys.length) ? found : null;
}

// Forms of three letters and more that are names or words as well.
const ALSO_WORDS = /^(?:sal|sas|est|pat|ano|spa|tas|asa|jlt|tov|ooh|foundation|company)$/;

/** Without a known kind, two letters and ordinary words are left alone, unless points show them to be a form. */
function isUnmistakable(words: readonly Word[]): boolean {
  const [only] = words;
  if (words.length > 1 || !only) return words.some((word) => word.key.length > 1);
  return only.dotted || (only.key.length > (only.script === 'latin' ? 2 : 1) && !ALSO_WORDS.test(only.key));
}

/** `jscargument` is `jsc` and `argument`; `某某有限公司` and `주식회사某某` have the form without a space. */
function splitGlued(word: Word): readonly Word[] {
  if (word.script === 'latin') {
    const form = GLUED_FORMS.find((glued) => word.key.startsWith(glued) && word.key.length >= glued.length + SHORT);
    return form ? [piece(word, form), piece(word, word.key.slice(form.length))] : [word];
  }
  if (word.script !== 'han' && word.script !== 'hangul') return [word];
  for (const { form } of UNSPACED) {
    if (word.key === form) return [word];
    if (word.key.endsWith(form)) return [piece(word, word.key.slice(0, -form.length)), piece(word, form)];
    if (word.key.startsWith(form)) return [piece(word, form), piece(word, word.key.slice(form.length))];
  }
  return [word];
}

function piece(word: Word, text: string): Word {
  return { ...word, text, key: text };
}
