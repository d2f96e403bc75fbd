import type { MatchField, ScoreDetail } from '../model/match';
import type { ReasonCode } from '../model/reason-code';
import { LATIN, TOKEN_FLAG } from '../index/pack-tokens';
import type { NameComparison } from './compare-names';
import { basePoints, type NameFact } from './name-fact';
import { type Side, wordOf } from './side';
import type { Agreement } from './token-likeness';

/** The points of a name as sentences; they add up to the comparison's points. */
export function describeName(comparison: NameComparison): ScoreDetail[] {
  const { asked, listed, kind } = comparison;
  if (comparison.alignment.pairs.length === 0) return [];
  const field: MatchField = kind.primary ? 'primaryName' : 'alias';
  const base: ScoreDetail = {
    field,
    score: basePoints(kind) / 100,
    reason: mainReason(comparison),
    text: `asked "${asked.text}", listed ${kind.primary ? 'as' : kind.weak ? 'under the weak alias' : 'under the alias'} "${listed.text}"`,
  };
  const repaired = isRepaired(asked) || isRepaired(listed);
  return [
    base,
    ...(repaired
      ? [
          {
            field,
            score: 0,
            reason: 'homoglyph_repaired',
            text: 'letters of a look-alike script were read as what they stand for',
          } as const,
        ]
      : []),
    ...comparison.facts.map((fact) => ({
      field,
      score: fact.points / 100,
      reason: fact.reason,
      text: sentence(fact, comparison),
    })),
  ];
}

/** Loosest agreement first: it names the whole. */
const LOOSEST: readonly (readonly [Agreement | 'joined', ReasonCode])[] = [
  ['spelling', 'fuzzy_name'],
  ['phonetic', 'phonetic_name'],
  ['initial', 'initials_match'],
  ['nickname', 'nickname'],
  ['variant', 'transliterated_name'],
  ['surname', 'transliterated_name'],
  ['joined', 'joined_tokens'],
  ['skeleton', 'transliterated_name'],
  ['otherForm', 'transliterated_name'],
];

function mainReason({ asked, listed, kind, alignment }: NameComparison): ReasonCode {
  if (asked.text === listed.text) return kind.primary ? 'exact_primary_name' : 'exact_alias';
  for (const [agreement, reason] of LOOSEST) {
    if (alignment.pairs.some((pair) => pair.agreement === agreement)) return reason;
  }
  if (isForeign(asked) !== isForeign(listed)) return 'transliterated_name';
  const order = alignment.pairs.map((pair) => pair.listed[0] as number);
  if (order.some((place, at) => at > 0 && place < (order[at - 1] as number))) return 'reordered_name';
  return alignment.askedOnly.length + alignment.listedOnly.length > 0 ? 'name_subset' : 'normalized_exact';
}

const isForeign = (side: Side): boolean => side.tokens.some((token) => side.columns.script[token] !== LATIN);

const isRepaired = (side: Side): boolean =>
  side.tokens.some((token) => ((side.columns.flags[token] as number) & TOKEN_FLAG.repaired) !== 0);

const BY: Partial<Record<ReasonCode, string>> = {
  fuzzy_name: 'spelt much like',
  phonetic_name: 'sounds like and is spelt like',
  nickname: 'is a short form, or the full form, of',
  transliterated_name: 'is another spelling or reading of',
  initials_match: 'begins like',
  joined_tokens: 'is, written together, like',
};

function sentence(fact: NameFact, { asked, listed }: NameComparison): string {
  const own = words(asked, fact.asked);
  const theirs = words(listed, fact.listed);
  switch (fact.reason) {
    case 'name_token_conflict':
      return `asked ${own} where the list has ${theirs}: ${percent(fact.factor)} of the name disagrees`;
    case 'name_token_extra':
      return `asked ${own}, which the listed name lacks: ${percent(fact.factor)} of the asked name`;
    case 'name_token_missing':
      return `the listed name also has ${theirs}: ${percent(fact.factor)} of it was not asked`;
    case 'legal_form_differs':
      return `asked as ${asked.legal.join(', ')}, listed as ${listed.legal.join(', ')}`;
    case 'legal_form_equivalent':
      return `the legal form is the same: ${listed.legal.join(', ')}`;
    case 'reordered_name':
      return 'what one side gives as the family name the other gives as a given name';
    case 'weak_alias':
      return `the publisher calls "${listed.text}" a weak alias: times ${fact.factor}`;
    case 'score_cap':
      return `a weak alias reaches at most ${fact.factor}`;
    case 'name_subset':
      return `one name is only part of the other: at most ${fact.factor}`;
    case 'number_mismatch':
      return `the numbers differ (${own} and ${theirs}): at most ${fact.factor}`;
    case 'generic_tokens_only':
      return `only common words agree: at most ${fact.factor}`;
    case 'rare_name':
      return `what agrees is distinctive: weight ${fact.factor}`;
    default:
      return `asked ${own} ${BY[fact.reason] ?? 'is like'} listed ${theirs} (${percent(fact.factor)} alike)`;
  }
}

const words = (side: Side, places: readonly number[]): string =>
  `"${places.map((place) => wordOf(side, place)).join(' ')}"`;

const percent = (share: number): string => `${Math.round(share * 100)} %`;
