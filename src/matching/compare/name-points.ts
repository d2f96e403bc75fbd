import { ROLE, ROLES, TOKEN_FLAG } from '../index/pack-tokens';
import { PART } from '../index/pack-names';
import type { ReasonCode } from '../model/reason-code';
import { PARAMETERS } from '../parameters';
import { costGrowth } from './cost-growth';
import type { Alignment, WordPair } from './align-names';
import type { Side } from './side';
import type { Agreement } from './token-likeness';

const P = PARAMETERS.name;

/** One fact of a name comparison: points in integer hundredths and the words it is about. */
export interface NameFact {
  readonly reason: ReasonCode;
  readonly points: number;
  readonly asked: readonly number[];
  readonly listed: readonly number[];
  /** Likeness of a pair, the growth of costs, or the cap: whatever the sentence needs. */
  readonly factor: number;
}

export interface ListedNameKind {
  readonly person: boolean;
  readonly primary: boolean;
  readonly weak: boolean;
}

/** Points of a name in integer hundredths; rounding happens here and nowhere later. */
const hundredths = (points: number): number => Math.round(points * 100);

export const sumOf = (facts: readonly { readonly points: number }[]): number =>
  facts.reduce((sum, fact) => sum + fact.points, 0);

/** Points of a name that agrees whole, in hundredths. */
export const basePoints = (kind: ListedNameKind): number => hundredths(kind.primary ? P.primary : P.alias);

/** Every fact about two aligned names but the first, which says what kind of agreement it is. */
export function nameFacts(asked: Side, listed: Side, alignment: Alignment, kind: ListedNameKind): NameFact[] {
  const facts: NameFact[] = [];
  const matched = matchedWeight(asked, listed, alignment.pairs);
  const growth = costGrowth(matched);
  addUnlike(facts, asked, listed, alignment.pairs, growth);
  addLeftOver(facts, asked, listed, alignment, growth);
  addLegalForms(facts, asked, listed);
  if (partsCross(asked, listed, alignment.pairs)) facts.push(fact('reordered_name', hundredths(P.partsCrossed)));
  addRare(facts, matched, kind);
  addCaps(facts, asked, listed, alignment, kind);
  return facts;
}

/** Ranks what is saturated: the rarer the words that agree, the higher. */
function addRare(facts: NameFact[], matched: number, kind: ListedNameKind): void {
  if (kind.weak || basePoints(kind) + sumOf(facts) < hundredths(PARAMETERS.bands.medium)) return;
  const points = hundredths(P.rareBonus * Math.min(1, matched / (2 * P.enough)));
  if (points > 0) facts.push(fact('rare_name', points, [], [], Math.round(matched * 100) / 100));
}

function fact(
  reason: ReasonCode,
  points: number,
  asked: readonly number[] = [],
  listed: readonly number[] = [],
  factor = 0,
): NameFact {
  return { reason, points, asked, listed, factor };
}

const weightOf = (side: Side, words: readonly number[]): number =>
  words.reduce((sum, word) => sum + (side.weights[word] as number), 0);

/** What agrees, by weight: the lighter side of each pair. */
export function matchedWeight(asked: Side, listed: Side, pairs: readonly WordPair[]): number {
  let sum = 0;
  for (const pair of pairs) sum += Math.min(weightOf(asked, pair.asked), weightOf(listed, pair.listed)) * pair.likeness;
  return sum;
}

const UNLIKE: Readonly<Record<Agreement | 'joined', ReasonCode>> = {
  same: 'normalized_exact',
  otherForm: 'transliterated_name',
  nameClass: 'nickname',
  skeleton: 'transliterated_name',
  initial: 'initials_match',
  phonetic: 'phonetic_name',
  spelling: 'fuzzy_name',
  joined: 'joined_tokens',
  none: 'fuzzy_name',
};

function addUnlike(facts: NameFact[], asked: Side, listed: Side, pairs: readonly WordPair[], growth: number): void {
  for (const pair of pairs) {
    if (pair.likeness >= 1) continue;
    const share = (weightOf(asked, pair.asked) / asked.weight + weightOf(listed, pair.listed) / listed.weight) / 2;
    const points = -hundredths(P.unlike * growth * share * (1 - pair.likeness));
    facts.push(fact(UNLIKE[pair.agreement], points, pair.asked, pair.listed, pair.likeness));
  }
}

function addLeftOver(facts: NameFact[], asked: Side, listed: Side, alignment: Alignment, growth: number): void {
  const askedShare = weightOf(asked, alignment.askedOnly) / (asked.weight || 1);
  const listedShare = weightOf(listed, alignment.listedOnly) / (listed.weight || 1);
  const both = Math.min(askedShare, listedShare);
  // A common word contradicts as much as a rare one: Kim is not Choe.
  const conflict = Math.min(
    Math.max(askedShare, plainShare(asked, alignment.askedOnly)),
    Math.max(listedShare, plainShare(listed, alignment.listedOnly)),
  );
  const { askedOnly, listedOnly } = alignment;
  const add = (reason: ReasonCode, cost: number, share: number): void => {
    if (share > 1e-9) facts.push(fact(reason, -hundredths(cost * growth * share), askedOnly, listedOnly, share));
  };
  if (both > 1e-9) add('name_token_conflict', P.conflict, conflict);
  add('name_token_extra', P.missing, askedShare - both);
  add('name_token_missing', P.extra, listedShare - both);
}

/** Share of some words in a name when rarity is left aside. */
function plainShare(side: Side, words: readonly number[]): number {
  const plain = (word: number): number => PARAMETERS.roleWeight[ROLES[roleOf(side, word)] ?? 'name'];
  let whole = 0;
  for (let word = 0; word < side.tokens.length; word++) whole += plain(word);
  return words.reduce((sum, word) => sum + plain(word), 0) / (whole || 1);
}

function addLegalForms(facts: NameFact[], asked: Side, listed: Side): void {
  const [a, b] = [asked.legal, listed.legal];
  if (a.length === 0 || b.length === 0) return;
  if (a.some((form) => b.includes(form))) facts.push(fact('legal_form_equivalent', hundredths(P.legalEqual)));
  else facts.push(fact('legal_form_differs', hundredths(P.legalDiffers)));
}

function partsCross(asked: Side, listed: Side, pairs: readonly WordPair[]): boolean {
  return pairs.some((pair) => {
    const a = asked.parts[pair.asked[0] as number];
    const b = listed.parts[pair.listed[0] as number];
    return a !== PART.unknown && b !== PART.unknown && a !== b;
  });
}

function addCaps(facts: NameFact[], asked: Side, listed: Side, alignment: Alignment, kind: ListedNameKind): void {
  const current = (): number => basePoints(kind) + sumOf(facts);
  const cap = (reason: ReasonCode, limit: number): void => {
    const over = current() - hundredths(limit);
    if (over > 0) facts.push(fact(reason, -over, alignment.askedOnly, alignment.listedOnly, limit));
  };
  if (kind.weak)
    facts.push(fact('weak_alias', -Math.round(Math.max(0, current()) * (1 - P.weakFactor)), [], [], P.weakFactor));
  if (kind.weak) cap('score_cap', P.weakCap);
  if (isSubset(asked, listed, alignment)) cap('name_subset', P.subsetCap);
  if (kind.person) return;
  if (numbersDiffer(asked, listed, alignment)) cap('number_mismatch', P.numberCap);
  if (onlyGenericAgrees(asked, alignment)) cap('generic_tokens_only', P.genericCap);
}

const roleOf = (side: Side, word: number): number => side.columns.role[side.tokens[word] as number] as number;

/** Words without which a name is still the whole name. */
const LIGHT: readonly number[] = [ROLE.particle, ROLE.generic, ROLE.initial];

function isSubset(asked: Side, listed: Side, { askedOnly, listedOnly }: Alignment): boolean {
  const heavy = (side: Side, words: readonly number[]): boolean =>
    words.some((word) => !LIGHT.includes(roleOf(side, word)) && !isPatronymic(side, word));
  return heavy(asked, askedOnly) !== heavy(listed, listedOnly);
}

function isPatronymic(side: Side, word: number): boolean {
  return ((side.columns.flags[side.tokens[word] as number] as number) & TOKEN_FLAG.patronymic) !== 0;
}

function numbersDiffer(asked: Side, listed: Side, { askedOnly, listedOnly }: Alignment): boolean {
  const holds = (side: Side, words: readonly number[]): boolean =>
    words.some((word) => side.columns.number[side.tokens[word] as number] !== 0);
  return holds(asked, askedOnly) && holds(listed, listedOnly);
}

/** Sharing `General Trading Company` is nothing, unless it is the whole name of both. */
function onlyGenericAgrees(asked: Side, { pairs, askedOnly, listedOnly }: Alignment): boolean {
  if (askedOnly.length === 0 && listedOnly.length === 0) return false;
  return !pairs.some((pair) =>
    pair.asked.some((word) => roleOf(asked, word) === ROLE.name || roleOf(asked, word) === ROLE.number),
  );
}
