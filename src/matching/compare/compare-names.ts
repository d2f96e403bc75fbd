import { alignNames, type Alignment } from './align-names';
import { basePoints, type ListedNameKind, type NameFact, sumOf } from './name-fact';
import { nameFacts } from './name-points';
import type { AskedName, Side } from './side';

/** How one listed name compares with the asked one. */
export interface NameComparison {
  readonly asked: Side;
  readonly listed: Side;
  readonly kind: ListedNameKind;
  readonly alignment: Alignment;
  readonly facts: readonly NameFact[];
  /** Integer hundredths; 0 when nothing agrees. */
  readonly points: number;
}

/** Compares two names: 100 for the whole name, less what each difference costs. */
export function compareName(asked: AskedName, listed: Side, kind: ListedNameKind): NameComparison {
  const side = asked.side;
  const alignment = alignNames(asked, listed);
  if (alignment.pairs.length === 0) return { asked: side, listed, kind, alignment, facts: [], points: 0 };
  const facts = nameFacts(side, listed, alignment, kind);
  return { asked: side, listed, kind, alignment, facts, points: basePoints(kind) + sumOf(facts) };
}
