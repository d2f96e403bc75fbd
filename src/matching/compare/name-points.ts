import { PART } from '../index/pack-names';
import type { ReasonCode } from '../model/reason-code';
import { PARAMETERS } from '../parameters';
import type { Alignment, WordPair } from './align-names';
import { costGrowth } from './cost-growth';
import { addCaps } from './name-caps';
import { basePoints, fact, hundredths, type ListedNameKind, type NameFact, sumOf } from './name-fact';
import { plainShare, type SettledWeights, settleWeights } from './settled-weights';
import type { Side } from './side';
import type { Agreement } from './token-likeness';

const P = PARAMETERS.name;

/** Every fact about two aligned names but the first, which says what kind of agreement it is. */
export function nameFacts(asked: Side, listed: Side, alignment: Alignment, kind: ListedNameKind): NameFact[] {
  const facts: NameFact[] = [];
  const weights = settleWeights(asked, listed, alignment);
  const growth = costGrowth(weights.matched);
  // A slip is as likely in a common name as in a rare one, so likeness costs grow by half.
  addUnlike(facts, weights, alignment.pairs, (1 + growth) / 2);
  addLeftOver(facts, asked, listed, alignment, weights, growth);
  addLegalForms(facts, asked, listed);
  if (partsCross(asked, listed, alignment.pairs)) facts.push(fact('reordered_name', hundredths(P.partsCrossed)));
  addRare(facts, weights.matched, kind);
  addCaps(facts, asked, listed, alignment, kind);
  return facts;
}

/** Ranks what is saturated: the rarer the words that agree, the higher. */
function addRare(facts: NameFact[], matched: number, kind: ListedNameKind): void {
  if (kind.weak || basePoints(kind) + sumOf(facts) < hundredths(PARAMETERS.bands.medium)) return;
  const points = hundredths(P.rareBonus * Math.min(1, matched / (2 * P.enough)));
  if (points > 0) facts.push(fact('rare_name', points, [], [], Math.round(matched * 100) / 100));
}

const UNLIKE: Readonly<Record<Agreement | 'joined', ReasonCode>> = {
  same: 'normalized_exact',
  otherForm: 'transliterated_name',
  variant: 'transliterated_name',
  nickname: 'nickname',
  surname: 'transliterated_name',
  skeleton: 'transliterated_name',
  initial: 'initials_match',
  phonetic: 'phonetic_name',
  spelling: 'fuzzy_name',
  joined: 'joined_tokens',
  none: 'fuzzy_name',
};

function addUnlike(facts: NameFact[], weights: SettledWeights, pairs: readonly WordPair[], growth: number): void {
  for (const pair of pairs) {
    if (pair.likeness >= 1) continue;
    const share = (weights.askedShare(pair.asked) + weights.listedShare(pair.listed)) / 2;
    const points = -hundredths(P.unlike * growth * share * (1 - pair.likeness));
    facts.push(fact(UNLIKE[pair.agreement], points, pair.asked, pair.listed, pair.likeness));
  }
}

function addLeftOver(
  facts: NameFact[],
  asked: Side,
  listed: Side,
  { askedOnly, listedOnly }: Alignment,
  weights: SettledWeights,
  growth: number,
): void {
  const askedShare = weights.askedShare(askedOnly);
  const listedShare = weights.listedShare(listedOnly);
  const both = Math.min(askedShare, listedShare);
  // A common word contradicts as much as a rare one: Kim is not Choe.
  const conflict = Math.min(
    Math.max(askedShare, plainShare(asked, askedOnly)),
    Math.max(listedShare, plainShare(listed, listedOnly)),
  );
  const add = (reason: ReasonCode, cost: number, share: number): void => {
    if (share > 1e-9) facts.push(fact(reason, -hundredths(cost * growth * share), askedOnly, listedOnly, share));
  };
  if (both > 1e-9) add('name_token_conflict', P.conflict, conflict);
  add('name_token_extra', P.missing, askedShare - both);
  add('name_token_missing', P.extra, listedShare - both);
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
