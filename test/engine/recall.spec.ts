import { generatedEntities } from '../../bench/engine/generated-entities';
import { queryClasses } from '../../bench/engine/query-classes';
import { EntityScorer } from '../../src/matching/entity-scorer';
import { EntityIndex, type SearchOptions, type Subject } from '../../src/matching/matching';
import { readQuestion } from '../../src/matching/question';
import { scoreEntity } from '../../src/matching/score';

const OPTIONS: SearchOptions = { minScore: 50, attributes: 'evidence', offset: 0, limit: 10_000 };
/** Nearer the floor a name alike only by many small slips may be lost more often. */
const SURE = 60;
const PER_CLASS = 12;

interface Pair {
  readonly compared: number;
  /** Undefined: the search did not find it. */
  readonly searched: number | undefined;
}

describe('looking up candidates, beside comparing with every entity', () => {
  const entities = generatedEntities(1500);
  const data = EntityIndex.build(entities);
  const index = new EntityIndex(data);
  const scorer = new EntityScorer(data.entities);
  let pairs: Pair[];

  beforeAll(() => {
    const subjects = Object.values(queryClasses(entities)).flatMap((some) => some.slice(0, PER_CLASS));
    pairs = subjects.flatMap(pairsOf);
  });

  /** What scores the floor or more when every entity is compared. */
  function pairsOf(subject: Subject): Pair[] {
    const found = new Map(index.search(subject, OPTIONS).matches.map((match) => [match.entityId, match.rawScore]));
    const question = readQuestion(subject, false);
    return Array.from({ length: index.size }, (_, entity): Pair => {
      const records = scorer.view.records(entity, null);
      const best = scorer.bestName(question, records);
      const { total } = scoreEntity(question, best?.comparison ?? null, scorer.view.facts(records));
      return { compared: total / 100, searched: found.get(scorer.view.entityId(entity)) };
    }).filter(({ compared }) => compared >= OPTIONS.minScore);
  }

  const shareFound = (some: readonly Pair[]): number =>
    some.filter(({ searched }) => searched !== undefined).length / some.length;

  it('never changes a score', () => {
    for (const { compared, searched } of pairs) expect(searched ?? compared).toBe(compared);
  });

  it('loses nothing that is medium or better', () => {
    expect(pairs.filter(({ compared, searched }) => compared >= 70 && searched === undefined)).toEqual([]);
  });

  it('finds 98 of a hundred that score 60 or more, and nine in ten of those between the floor and there', () => {
    expect(shareFound(pairs.filter(({ compared }) => compared >= SURE))).toBeGreaterThanOrEqual(0.98);
    expect(shareFound(pairs.filter(({ compared }) => compared < SURE))).toBeGreaterThanOrEqual(0.9);
  });
});
