import { CRAFT_PREFIXES, PERSON_SUFFIXES, PERSON_TITLES, TITLES_THAT_ARE_NAMES } from '../tables/titles';
import type { EntityType } from '../model/entity-type';
import { type Phrases, keySet, phraseAt, phraseTable } from './phrases';
import type { Word } from './word';

const flags = (phrases: readonly string[]) => phraseTable(phrases.map((phrase) => [phrase, true] as const));
const TITLES = flags(PERSON_TITLES);
const SUFFIXES = flags(PERSON_SUFFIXES);
const CRAFT = flags(CRAFT_PREFIXES);
const ALSO_NAMES = keySet(TITLES_THAT_ARE_NAMES);

export interface WithoutTitles {
  readonly words: readonly Word[];
  readonly titles: readonly string[];
}

/**
 * Takes titles off the start of a person's name (and of each part of `SURNAME, Given`), marks of generation off its end,
 * and kinds of craft off the start of a vessel's or aircraft's. Something is always left; a title that is a name too
 * stays when less than two words would be.
 */
export function takeTitles(words: readonly Word[], type: EntityType | undefined): WithoutTitles {
  if (type === 'company' || type === 'other') return { words, titles: [] };
  if (type === 'vessel' || type === 'aircraft') return takeLeading(words, CRAFT, 0, words.length);
  const given = words.findIndex((word) => word.part === 'given');
  const second = given > 0 ? takeLeading(words, TITLES, given, words.length) : { words, titles: [] };
  // A whole family name is never a title: `HE, Xiao`.
  const first = takeLeading(second.words, TITLES, 0, given > 0 ? given : second.words.length);
  const last = takeTrailing(first.words);
  return { words: last.words, titles: [...first.titles, ...second.titles, ...last.titles] };
}

function takeLeading(words: readonly Word[], phrases: Phrases<true>, from: number, to: number): WithoutTitles {
  const keys = words.map((word) => word.key);
  const titles: string[] = [];
  let at = from;
  for (;;) {
    const found = phraseAt(phrases, keys, at);
    if (!found) break;
    const left = words.length - (at - from) - found.words;
    const needed = ALSO_NAMES.has(keys[at] ?? '') && phrases === TITLES ? 2 : 1;
    if (left < needed || at + found.words >= to) break;
    titles.push(spell(words.slice(at, at + found.words)));
    at += found.words;
  }
  return { words: at === from ? words : [...words.slice(0, from), ...words.slice(at)], titles };
}

function takeTrailing(words: readonly Word[]): WithoutTitles {
  const keys = words.map((word) => word.key);
  for (const length of [2, 1]) {
    const at = words.length - length;
    if (at >= 2 && phraseAt(SUFFIXES, keys, at)?.words === length) {
      return { words: words.slice(0, at), titles: [spell(words.slice(at))] };
    }
  }
  return { words, titles: [] };
}

function spell(words: readonly Word[]): string {
  return words.map((word) => word.text).join(' ');
}
