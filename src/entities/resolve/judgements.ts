import { byKey } from './record-key';

export const JUDGEMENTS = ['same', 'different', 'unsure'] as const;
export type Judgement = (typeof JUDGEMENTS)[number];

export interface JudgedPair {
  readonly left: string;
  readonly right: string;
  readonly judgement: Judgement;
}

/** What people have said of pairs of records, by their keys. */
export class Judgements {
  private readonly byPair: ReadonlyMap<string, JudgedPair>;

  constructor(pairs: readonly JudgedPair[]) {
    this.byPair = new Map(pairs.map((pair) => [pairOf(pair.left, pair.right), pair]));
  }

  between(one: string, other: string): Judgement | null {
    if (this.byPair.size === 0) return null;
    return this.byPair.get(pairOf(one, other))?.judgement ?? null;
  }

  same(): (readonly [string, string])[] {
    return [...this.byPair.values()]
      .filter(({ judgement }) => judgement === 'same')
      .map(({ left, right }) => [left, right] as const);
  }
}

/** One text for a pair in either order. */
export const pairOf = (one: string, other: string): string => [one, other].sort(byKey).join('\n');
