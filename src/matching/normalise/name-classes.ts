import { CHINESE_SURNAMES } from '../tables/chinese-surnames';
import { KOREAN_SURNAMES } from '../tables/korean-surnames';
import { VARIANT_CLASSES } from '../tables/name-variants';
import { NICKNAMES } from '../tables/nicknames';
import { keySet } from './phrases';

/**
 * `variant`: one name in several spellings or languages. `nickname`: a full name and its short forms. `surname`: a Han or
 * Hangul family name in its dialects' and systems' spellings, which other names may share (`Young`, `Long`).
 */
export type NameClassKind = 'variant' | 'nickname' | 'surname';

const FIRST_NICKNAME = 10_000;
const FIRST_SURNAME = 20_000;
const NONE: readonly number[] = [];

interface NameClasses {
  readonly idsByKey: ReadonlyMap<string, readonly number[]>;
  readonly readingsById: ReadonlyMap<number, readonly string[]>;
}

const CLASSES = build();

/** What the members of a class have to do with each other. */
export function classKind(id: number): NameClassKind {
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
