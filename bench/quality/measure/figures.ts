import { Random } from '../../engine/random';

export interface Scored {
  readonly score: number;
  readonly same: boolean;
}

/** A share or an area with the interval that holds 95 % of its resamplings. */
export interface Figure {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly cases: number;
}

const RESAMPLINGS = 300;

/** Any figure of a set of cases, with its interval. */
export function figure<T>(cases: readonly T[], measure: (cases: readonly T[]) => number): Figure {
  const random = new Random(95);
  const values = Array.from({ length: RESAMPLINGS }, () =>
    measure(Array.from({ length: cases.length }, () => cases[random.below(cases.length)] as T)),
  ).sort((a, b) => a - b);
  const at = (share: number): number => values[Math.floor(share * (RESAMPLINGS - 1))] ?? NaN;
  return { value: measure(cases), low: at(0.025), high: at(0.975), cases: cases.length };
}

export const share = (hits: readonly boolean[]): number => hits.filter(Boolean).length / hits.length;

/** The chance that a true pair scores above a false one; ties count half. */
export function auc(cases: readonly Scored[]): number {
  const sorted = [...cases].sort((a, b) => a.score - b.score);
  const positives = sorted.filter(({ same }) => same).length;
  const negatives = sorted.length - positives;
  let ranks = 0;
  for (let from = 0; from < sorted.length;) {
    let to = from;
    while (to < sorted.length && sorted[to]?.score === sorted[from]?.score) to++;
    const middle = (from + to + 1) / 2;
    for (let at = from; at < to; at++) if (sorted[at]?.same) ranks += middle;
    from = to;
  }
  return (ranks - (positives * (positives + 1)) / 2) / (positives * negatives);
}

interface Counts {
  readonly truePositives: number;
  readonly falsePositives: number;
  readonly positives: number;
  readonly negatives: number;
}

function count(cases: readonly Scored[], threshold: number): Counts {
  const counts = { truePositives: 0, falsePositives: 0, positives: 0, negatives: 0 };
  for (const { score, same } of cases) {
    counts[same ? 'positives' : 'negatives']++;
    if (score >= threshold) counts[same ? 'truePositives' : 'falsePositives']++;
  }
  return counts;
}

export function f1(cases: readonly Scored[], threshold: number): number {
  const { truePositives, falsePositives, positives } = count(cases, threshold);
  return (2 * truePositives) / (positives + truePositives + falsePositives);
}

export function falsePositiveRate(cases: readonly Scored[], threshold: number): number {
  const { falsePositives, negatives } = count(cases, threshold);
  return falsePositives / negatives;
}

export function balancedAccuracy(cases: readonly Scored[], threshold: number): number {
  const { truePositives, falsePositives, positives, negatives } = count(cases, threshold);
  return (truePositives / positives + 1 - falsePositives / negatives) / 2;
}

export function precision(cases: readonly Scored[], threshold: number): number {
  const { truePositives, falsePositives } = count(cases, threshold);
  return truePositives / (truePositives + falsePositives);
}

/** Share of the true pairs at or above a threshold. */
export const recall = (cases: readonly Scored[], threshold: number): number =>
  share(cases.filter(({ same }) => same).map(({ score }) => score >= threshold));

/** The false-positive rate at the threshold that finds this share of the true pairs. */
export function falsePositivesAtRecall(cases: readonly Scored[], wanted: number): number {
  const scores = cases.filter(({ same }) => same).map(({ score }) => score);
  scores.sort((a, b) => b - a);
  return falsePositiveRate(cases, scores[Math.max(0, Math.ceil(wanted * scores.length) - 1)] ?? 0);
}

/** The whole number at which the balanced accuracy is best: what a careful owner of the tool would set. */
export function bestThreshold(cases: readonly Scored[]): number {
  let best = 50;
  for (let threshold = 20; threshold <= 100; threshold++) {
    if (balancedAccuracy(cases, threshold) > balancedAccuracy(cases, best)) best = threshold;
  }
  return best;
}
