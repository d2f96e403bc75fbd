import { compareName, type NameComparison } from './compare/compare-names';
import { describeName } from './compare/describe-name';
import { sideOf } from './compare/side';
import { EntityView } from './index/entity-view';
import type { EntityColumns } from './index/layout';
import { QUALITY } from './index/pack-names';
import { MATCH_FIELDS, type Match, type ScoreDetail } from './model/match';
import { PARAMETERS } from './parameters';
import type { Question } from './question';
import { clampScore, qualityOf, type Scored } from './score';

/** Compares names and tells results over one set of columns; searching and comparing share it. */
export class EntityScorer {
  readonly view: EntityView;

  constructor(private readonly columns: EntityColumns) {
    this.view = new EntityView(columns);
  }

  /** One listed name against the question. */
  compareName(question: Question, name: number): NameComparison {
    const known = question.compared.get(name);
    if (known) return known;
    const { names } = this.columns;
    const type = this.view.type(names.record[name] as number);
    const found = compareName(question.name, sideOf(this.columns, name), {
      person: type === 'person' || (type === 'other' && question.subject.type === 'person'),
      primary: names.primary[name] === 1,
      weak: names.quality[name] === QUALITY.low,
    });
    question.compared.set(name, found);
    return found;
  }

  /**
   * The best of all names in the records; of equals the first. `mayReach` says of a name whether it could have so many
   * points; what could not be the best is not compared.
   */
  bestName(
    question: Question,
    records: readonly number[],
    mayReach: (name: number, points: number) => boolean = () => true,
  ): BestName | null {
    const { nameStart } = this.columns.records;
    let best: BestName | null = null;
    for (const record of records) {
      for (let name = nameStart[record] as number; name < (nameStart[record + 1] as number); name++) {
        if (best && !question.compared.has(name) && !mayReach(name, best.comparison.points / 100)) continue;
        const comparison = this.compareName(question, name);
        if (!best || comparison.points > best.comparison.points) best = { name, comparison };
      }
    }
    return best;
  }

  /** The record a name stands in. */
  recordOf(name: number): number {
    return this.columns.names.record[name] as number;
  }

  /** A score in the words of the answer. */
  match(entity: number, record: number, scored: Scored): Match {
    const scoreDetails: ScoreDetail[] = [
      ...(scored.name ? describeName(scored.name) : []),
      ...scored.findings.map(({ field, points, reason, text }) => ({ field, score: points / 100, reason, text })),
    ];
    const score = clampScore(scored.total);
    return {
      entityId: this.view.entityId(entity),
      rawScore: scored.total / 100,
      score,
      matchQuality: qualityOf(score),
      scoreDetails,
      matchedFields: matchedFields(scored),
      matchedName: scored.name?.listed.text ?? '',
      matchedRecord: { source: this.view.source(record), referenceId: this.view.referenceId(record) },
    };
  }
}

export interface BestName {
  readonly name: number;
  readonly comparison: NameComparison;
}

/** Fields that agreed; the name counts from the lowest band on. */
function matchedFields({ name, findings }: Scored): Match['matchedFields'] {
  const agreed = new Set(findings.filter((finding) => finding.agrees).map((finding) => finding.field));
  if (name && name.points >= PARAMETERS.bands.weak * 100) agreed.add(name.kind.primary ? 'primaryName' : 'alias');
  return MATCH_FIELDS.filter((field) => agreed.has(field));
}
