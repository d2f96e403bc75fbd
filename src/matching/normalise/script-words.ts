import type { EntityType } from '../model/entity-type';
import { readHanSurname, splitHanPerson, splitHanWords } from './read-han';
import { readHangulSurname, splitHangulPerson } from './read-hangul';
import type { Word } from './word';

const ARTICLE = 'ال';
const NO_ARTICLE = /^(?:الله|الیاس|الماس|الهام|البرت|الکس.*|الیزابت|الین)$/;

/** Takes apart what a script writes without spaces: Han and Hangul names, and the Arabic article. */
export function splitScriptWords(words: readonly Word[], type: EntityType | undefined): readonly Word[] {
  return words.flatMap((word) => {
    if (word.script === 'arabic') return withoutArticle(word);
    if (word.script === 'han') return hanWords(word, words.length, type);
    if (word.script === 'hangul') return hangulWords(word, words.length, type);
    return [word];
  });
}

function withoutArticle(word: Word): readonly Word[] {
  if (!word.key.startsWith(ARTICLE) || word.key.length < 5 || NO_ARTICLE.test(word.key)) return [word];
  const rest = word.key.slice(ARTICLE.length);
  return [
    { ...word, text: ARTICLE, key: ARTICLE, readings: ['al', 'el'], skeleton: '' },
    { ...word, text: rest, key: rest },
  ];
}

function hanWords(word: Word, count: number, type: EntityType | undefined): readonly Word[] {
  const person = type === 'person' || (type === undefined && count === 1);
  const split = person && count === 1 ? splitHanPerson(word.key) : null;
  if (split) return familyAndGiven(word, split, readHanSurname, type);
  if (person && count <= 3 && [...word.key].length <= 2) return [{ ...word, readings: readHanSurname(word.key) }];
  return splitHanWords(word.key).map((piece) => ({ ...word, text: piece, key: piece }));
}

function hangulWords(word: Word, count: number, type: EntityType | undefined): readonly Word[] {
  const person = type === 'person' || (type === undefined && count === 1);
  const split = person && count === 1 ? splitHangulPerson(word.key) : null;
  if (split) return familyAndGiven(word, split, readHangulSurname, type);
  return person && [...word.key].length === 1 ? [{ ...word, readings: readHangulSurname(word.key) }] : [word];
}

function familyAndGiven(
  word: Word,
  [family, given]: readonly [string, string],
  read: (text: string) => readonly string[],
  type: EntityType | undefined,
): readonly Word[] {
  // Only for a person is the order family, given certain.
  const certain = type === 'person';
  return [
    { ...word, text: family, key: family, readings: read(family), part: certain ? 'family' : word.part },
    { ...word, text: given, key: given, part: certain ? 'given' : word.part },
  ];
}
