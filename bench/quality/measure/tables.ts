import { PARAMETERS } from '../../../src/matching/matching';
import type { PairCase } from '../case';
import type { Row } from '../report';
import {
  auc,
  balancedAccuracy,
  f1,
  falsePositiveRate,
  falsePositivesAtRecall,
  figure,
  precision,
  recall,
  type Scored,
  share,
} from './figures';

export interface ScoredPair extends Scored {
  readonly one: PairCase;
}

/** What a method scored, and from where on its owner would look at a result. */
export interface Scores {
  readonly name: string;
  readonly pairs: readonly ScoredPair[];
  readonly threshold: number;
}

const { medium, strong, very_strong: veryStrong, weak } = PARAMETERS.bands;
const isSame = ({ one }: ScoredPair): boolean => one.same;
/** Hidden aliases are often other names altogether, which no comparison can find: they are no labelled pairs. */
const isLabelled = ({ one }: ScoredPair): boolean => one.category !== 'hidden-alias';

/** Figures of labelled pairs as a whole. */
export function pairRows(ours: Scores, others: readonly Scores[]): Row[] {
  const row = (what: string, target: string, measure: (cases: readonly Scored[], threshold: number) => number): Row => ({
    what,
    target,
    ours: figure(ours.pairs.filter(isLabelled), (cases) => measure(cases, medium)),
    others: Object.fromEntries(
      others.map(({ name, pairs, threshold }) => [name, measure(pairs.filter(isLabelled), threshold)]),
    ),
  }); // prettier-ignore
  return [
    row('labelled pairs: AUC', '>= 93', auc),
    row('  F1 at medium', '>= 86', f1),
    row('  false-positive rate at medium', '<= 17', falsePositiveRate),
    row('  balanced accuracy at medium', '>= 88', balancedAccuracy),
    atOurRecall(ours, others),
  ];
}

/** What a method flags falsely when it is set to find as many true pairs as we do. */
function atOurRecall(ours: Scores, others: readonly Scores[]): Row {
  const wanted = recall(ours.pairs.filter(isLabelled), medium);
  const rate = ({ pairs }: Scores): number => falsePositivesAtRecall(pairs.filter(isLabelled), wanted);
  return {
    what: `  the same, ${(wanted * 100).toFixed(0)} % of true pairs found`,
    target: '',
    ours: figure(ours.pairs.filter(isLabelled), (cases) => falsePositiveRate(cases, medium)),
    others: Object.fromEntries(others.map((one) => [one.name, rate(one)])),
  };
}

/** Shares of one kind of pair at or above a band. */
export function shareRow(
  what: string,
  target: string,
  wanted: (one: PairCase) => boolean,
  from: number,
  ours: Scores,
  others: readonly Scores[],
): Row {
  const above = (pairs: readonly ScoredPair[], threshold: number): number => share(pairs.map(({ score }) => score >= threshold)); // prettier-ignore
  const mine = ours.pairs.filter(({ one }) => wanted(one));
  return {
    what,
    target,
    ours: figure(mine, (cases) => above(cases, from)),
    others: Object.fromEntries(
      others.map(({ name, pairs, threshold }) => [name, above(pairs.filter(({ one }) => wanted(one)), threshold)]),
    ),
  }; // prettier-ignore
}

/** What a band promises: the share of true pairs among those in it. */
export function bandRows(ours: Scores): Row[] {
  const bands: readonly (readonly [string, number, number])[] = [
    ['very strong', veryStrong, Infinity],
    ['strong', strong, veryStrong],
    ['medium', medium, strong],
    ['weak', weak, medium],
  ];
  return bands.map(([band, from, to]) => ({
    what: `true pairs among labelled in band ${band}`,
    target: '',
    ours: figure(ours.pairs.filter((pair) => isLabelled(pair) && pair.score >= from && pair.score < to), (cases) => precision(cases, 0)), // prettier-ignore
    others: {},
  }));
}

/** Every kind of a category by itself. */
export function kindRows(
  category: PairCase['category'],
  ours: Scores,
  others: readonly Scores[],
  from: number = medium,
): Row[] {
  const kinds = [...new Set(ours.pairs.filter(({ one }) => one.category === category).map(({ one }) => one.kind))];
  return kinds.map((kind) =>
    shareRow(`  ${category}: ${kind}`, '', (one) => one.category === category && one.kind === kind, from, ours, others),
  );
}

/** True pairs under medium and false ones at medium or better, the worst first. */
export function errorsOf(ours: Scores): { readonly missed: ScoredPair[]; readonly falselyFound: ScoredPair[] } {
  const pairs = ours.pairs.filter(isLabelled);
  return {
    missed: pairs.filter((pair) => isSame(pair) && pair.score < medium).sort((a, b) => a.score - b.score),
    falselyFound: pairs.filter((pair) => !isSame(pair) && pair.score >= medium).sort((a, b) => b.score - a.score),
  };
}
