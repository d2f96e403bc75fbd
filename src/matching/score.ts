import { compareAttributes } from './compare/attributes';
import { compareBirthDates } from './compare/birth-dates';
import type { NameComparison } from './compare/compare-names';
import type { Finding } from './compare/finding';
import { type AskedIdentifier, equalIdentifier, identifierConflict } from './compare/identifiers';
import { sumOf } from './compare/name-fact';
import type { KnownFacts } from './index/entity-view';
import { type MatchQuality, MATCH_QUALITIES } from './model/match';
import type { Subject } from './model/subject';
import { PARAMETERS } from './parameters';

/** A score with the facts it is the sum of; integer hundredths. */
export interface Scored {
  readonly name: NameComparison | null;
  readonly findings: readonly Finding[];
  readonly total: number;
}

export interface Asked {
  readonly subject: Subject;
  readonly identifiers: readonly AskedIdentifier[];
  /** Whether attributes filter as well; only then silence is worth a word. */
  readonly filtered: boolean;
}

/** The best listed name and everything else that is known, added up. */
export function scoreEntity(asked: Asked, name: NameComparison | null, known: KnownFacts): Scored {
  const namePoints = name?.points ?? 0;
  const named = namePoints >= PARAMETERS.bands.medium * 100;
  const findings = [
    ...compareBirthDates(asked.subject, known),
    ...compareAttributes(asked.subject, known, asked.filtered),
  ].map((finding) => (named ? finding : withoutBonus(finding)));
  const soFar = namePoints + sumOf(findings);
  const last =
    equalIdentifier(asked.identifiers, known, soFar) ?? identifierConflict(asked.identifiers, known, asked.subject);
  if (last) findings.push(last);
  return { name, findings, total: soFar + (last?.points ?? 0) };
}

/** Agreement beside a name that is not alike is shown and counts nothing. */
function withoutBonus(finding: Finding): Finding {
  return finding.points > 0 ? { ...finding, points: 0 } : finding;
}

/** Score as answered: two decimals, 0..100. */
export const clampScore = (total: number): number => Math.min(100, Math.max(0, total / 100));

export function qualityOf(score: number): MatchQuality {
  const { bands } = PARAMETERS;
  const [veryStrong, strong, medium, weak, none] = MATCH_QUALITIES;
  if (score >= bands.very_strong) return veryStrong;
  if (score >= bands.strong) return strong;
  if (score >= bands.medium) return medium;
  return score >= bands.weak ? weak : none;
}
