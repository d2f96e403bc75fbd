import { tokenWeight } from '../../matching/compare/token-weight';
import type { ListedRecord } from '../../matching/model';
import { classKind } from '../../matching/normalise/name-classes';
import type { NormalToken } from '../../matching/normalise/normal-name';
import { normaliseName } from '../../matching/normalise/normalise-name';
import { rarityLevel } from '../../matching/tables/rarity';

/** One name of a record as it is compared with names of other records. */
export interface NameTrait {
  /** Tokens in one reading, sorted, without particles, titles and legal forms. Spellings of one given name are one token. */
  readonly tokens: readonly string[];
  /** The tokens as one text: two names are equal when it is. */
  readonly full: string;
  /** The tokens that tell people or companies apart. */
  readonly words: readonly string[];
  /** How many they are. */
  readonly distinctive: number;
  /** Distinctive tokens that are in no table of common words and names. */
  readonly rare: number;
  /** What a publisher itself calls a weak alias. */
  readonly weak: boolean;
  /** As published. */
  readonly text: string;
}

/** The names of a record, each reading once; the first is the primary name unless nothing of it can be read. */
export function nameTraits({ names, type }: ListedRecord): NameTrait[] {
  const found = new Map<string, NameTrait>();
  for (const { name, quality, parts } of names) {
    const hints = { ...(type !== 'other' && { type }), ...(parts !== undefined && { parts }) };
    const trait = nameTrait(name, normaliseName(name, hints).tokens, quality === 'low');
    const known = found.get(trait.full);
    if (trait.tokens.length > 0 && (!known || (known.weak && !trait.weak))) found.set(trait.full, trait);
  }
  return [...found.values()];
}

function nameTrait(text: string, all: readonly NormalToken[], weak: boolean): NameTrait {
  const spoken = all.filter(({ role }) => role !== 'particle');
  const distinct = new Map(spoken.map((token) => [canonical(token), token]));
  const tokens = [...distinct.keys()].sort();
  const told = [...distinct.values()].filter(isDistinctive);
  const words = told.map(canonical).sort();
  return {
    tokens,
    full: tokens.join(' '),
    words,
    distinctive: words.length,
    rare: told.filter((token) => token.classes.length === 0 && rarityLevel(token.forms[0] ?? '') === 0).length,
    weak,
    text,
  };
}

/** Mohammed, Muhammad and محمد are one token: that of the first class they share. */
function canonical(token: NormalToken): string {
  if (token.number !== null) return token.number;
  const spellings = token.classes.filter((id) => classKind(id) === 'variant');
  return spellings.length > 0 ? `=${Math.min(...spellings)}` : (token.forms[0] ?? token.text);
}

const MIN_WEIGHT = 0.4;

const isDistinctive = (token: NormalToken): boolean => token.role === 'name' && tokenWeight(token) >= MIN_WEIGHT;
