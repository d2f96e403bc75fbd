import { ROLES } from '../index/pack-tokens';
import { PARAMETERS } from '../parameters';
import type { Alignment, WordPair } from './align-names';
import type { Side } from './side';

/** From here on one word is taken for a spelling of the other, and is as common as that. */
const SPELLING_OF = 0.78;

/** The weights of two aligned names, once each word is known to be a spelling of its partner or not. */
export interface SettledWeights {
  /** Share of some words in their whole name. */
  askedShare(words: readonly number[]): number;
  listedShare(words: readonly number[]): number;
  /** What agrees, by weight: the lighter side of each pair. */
  readonly matched: number;
}

/** A misspelt common word is not a rare one: each word of a pair takes the smaller weight of the two. */
export function settleWeights(asked: Side, listed: Side, { pairs }: Alignment): SettledWeights {
  const own = [...asked.weights];
  const theirs = [...listed.weights];
  for (const pair of pairs) if (pair.likeness >= SPELLING_OF) level(pair, own, theirs);
  const ownSum = sum(own) || 1;
  const theirSum = sum(theirs) || 1;
  let matched = 0;
  for (const pair of pairs) matched += Math.min(sumAt(own, pair.asked), sumAt(theirs, pair.listed)) * pair.likeness;
  return {
    askedShare: (words) => sumAt(own, words) / ownSum,
    listedShare: (words) => sumAt(theirs, words) / theirSum,
    matched,
  };
}

function level(pair: WordPair, own: number[], theirs: number[]): void {
  const [i, j] = [pair.asked[0] as number, pair.listed[0] as number];
  if (pair.asked.length > 1 || pair.listed.length > 1 || pair.agreement === 'initial') return;
  const lighter = Math.min(own[i] as number, theirs[j] as number);
  own[i] = lighter;
  theirs[j] = lighter;
}

/** Share of some words in a name when rarity is left aside. */
export function plainShare(side: Side, words: readonly number[]): number {
  const plain = (word: number): number => PARAMETERS.roleWeight[ROLES[roleOf(side, word)] ?? 'name'];
  let whole = 0;
  for (let word = 0; word < side.tokens.length; word++) whole += plain(word);
  return words.reduce((total, word) => total + plain(word), 0) / (whole || 1);
}

/** Place in ROLES of a word's role. */
export const roleOf = (side: Side, word: number): number => side.columns.role[side.tokens[word] as number] as number;

const sumAt = (weights: readonly number[], words: readonly number[]): number =>
  words.reduce((total, word) => total + (weights[word] as number), 0);

const sum = (weights: readonly number[]): number => weights.reduce((total, weight) => total + weight, 0);
