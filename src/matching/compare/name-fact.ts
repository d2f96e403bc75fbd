import type { ReasonCode } from '../model/reason-code';
import { PARAMETERS } from '../parameters';

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
export const hundredths = (points: number): number => Math.round(points * 100);

export const sumOf = (facts: readonly { readonly points: number }[]): number =>
  facts.reduce((sum, fact) => sum + fact.points, 0);

/** Points of a name that agrees whole, in hundredths. */
export const basePoints = (kind: ListedNameKind): number =>
  hundredths(kind.primary ? PARAMETERS.name.primary : PARAMETERS.name.alias);

export function fact(
  reason: ReasonCode,
  points: number,
  asked: readonly number[] = [],
  listed: readonly number[] = [],
  factor = 0,
): NameFact {
  return { reason, points, asked, listed, factor };
}
