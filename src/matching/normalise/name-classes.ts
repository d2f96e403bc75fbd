import { CHINESE_SURNAMES } from '../tables/chinese-surnames';
import { KOREAN_SURNAMES } from '../tables/korean-surnames';
import { VARIANT_CLASSES } from '../tables/name-variants';
import { NICKNAMES } from '../tables/nicknames';
import { WORD_CLASSES } from '../tables/word-variants';
import { keySet } from './phrases';

/**
 * `variant`: one name in several spellings or languages. `nickname`: a full name and its short forms. `surname`: a Han or
 * Hangul family name in its dialects' and systems' spellings, which other names may share (`Young`, `Long`). `word`: a word
 * of organisations and its translations.
 */
export type NameClassKind = 'variant' | 'nickname' | 'surname' | 'word';

const FIRST_NICKNAME = 10_000;
const FIRST_SURNAME = 20_000;
const FIRST_WORD = 30_000;
const ARTICLE = 'ال';
const NONE: readonly number[] = [];

interface NameClasses {
  readonly idsByKey: ReadonlyMap<string, readonly number[]>;
  readonly readingsById: ReadonlyMap<number, readonly string[]>;
}

const CLASSES = build();

/** What the members of a class have to do with each other. */
export function classKind(id: number): NameClassKind {
  if (id >= FIRST_WORD) return 'word';
  if (id >= FIRST_SURNAME) return 'surname';
  return id >= FIRST_NICKNAME ? 'nickname' : 'variant';
}

/** Ids of the classes that hold one of the spellings (folded Latin readings or keys of another script), ascending. */
export function classesOf(spellings: readonly string[]): readonly number[] {
  let ids: Set<number> | null = null;
  for (const spelling of spellings) {
    for (const id of CLASSES.idsByKey.get(spelling) ?? NONE) (ids ??= new Set()).add(id);
  }
  return ids ? [...ids].sort((one, other) => one - other) : NONE;
}

const WORDS = wordIds();

/** Ids of the classes of organisations' words that hold one of the keys, ascending. */
export function wordClassesOf(keys: readonly string[]): readonly number[] {
  const ids = new Set(keys.flatMap((key) => WORDS.get(key) ?? NONE));
  return ids.size === 0 ? NONE : [...ids].sort((one, other) => one - other);
}

/** Whether a word of an organisation has counterparts, and so is no name of its own. */
export const isClassWord = (key: string): boolean => key.length > 2 && WORDS.has(key);

/** The Arabic article is a word of its own by the time a word is looked up. */
function wordIds(): ReadonlyMap<string, readonly number[]> {
  const ids = new Map<string, number[]>();
  WORD_CLASSES.forEach((words, at) => {
    for (const key of keySet(words)) {
      const bare = key.startsWith(ARTICLE) && key.length > 4 ? key.slice(ARTICLE.length) : key;
      ids.set(bare, [...(ids.get(bare) ?? []), FIRST_WORD + at]);
    }
  });
  return ids;
}

/** The Latin spellings of a variant class, most usual first; empty when there is no such class. */
export function readingsOfClass(id: number): readonly string[] {
  return CLASSES.readingsById.get(id) ?? [];
}

function build(): NameClasses {
  const idsByKey = new Map<string, number[]>();
  const readingsById = new Map<number, readonly string[]>();
  const add = (id: number, spellings: Iterable<string>) => {
    for (const key of keySet(spellings)) {
      const ids = idsByKey.get(key);
      if (!ids) idsByKey.set(key, [id]);
      else if (!ids.includes(id)) ids.push(id);
    }
  };
  VARIANT_CLASSES.forEach((names, id) => {
    add(id, names);
    readingsById.set(
      id,
      [...keySet(names)].filter((key) => /^[a-z]+$/.test(key)),
    );
  });
  NICKNAMES.forEach(({ fullName, nicknames }, at) => {
    const variants = (idsByKey.get(fullName) ?? NONE).filter((id) => id < FIRST_NICKNAME);
    add(FIRST_NICKNAME + at, [fullName, ...variants.flatMap((id) => VARIANT_CLASSES[id] ?? []), ...nicknames]);
  });
  const surnames = [...CHINESE_SURNAMES, ...KOREAN_SURNAMES];
  surnames.forEach(([name, spellings], at) => add(FIRST_SURNAME + at, [name, ...spellings]));
  return { idsByKey, readingsById };
}
