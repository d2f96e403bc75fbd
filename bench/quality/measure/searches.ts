import { EntityIndex, type EntityIndexData, type SearchOptions } from '../../../src/matching/matching';
import type { InnocentCase, SearchCase } from '../case';
import type { Party } from '../listed-parties';

const FIRST = 5;
/** Which answer comes first is asked here, not whether it would alert. */
const RANKED_FROM = 30;

/** One entity for each record: what resolution would merge stays apart, which only makes it harder to be first. */
export function indexOf(parties: readonly Party[]): EntityIndexData {
  return EntityIndex.build(parties.map(({ id, record }) => ({ entityId: id, records: [record] })));
}

/** Position of the wanted entity among the answers, 0 being first; Infinity when it is not in the first five. */
export function ranksOf(index: EntityIndex, cases: readonly SearchCase[], source: string): number[] {
  const options: SearchOptions = {
    minScore: RANKED_FROM,
    sources: [source],
    attributes: 'filter',
    offset: 0,
    limit: FIRST,
  };
  return cases.map(({ asked, wanted }) => {
    const { matches } = index.search({ name: asked, identifiers: [] }, options);
    const at = matches.findIndex((match) => match.entityId === wanted);
    return at < 0 ? Infinity : at;
  });
}

export interface InnocentResult {
  readonly one: InnocentCase;
  readonly score: number;
  readonly name: string;
}

/** The best answer to each innocent's name, alone or with what else is known of a person. */
export function bestAnswers(index: EntityIndex, cases: readonly InnocentCase[], known: boolean): InnocentResult[] {
  const options: SearchOptions = { minScore: 50, attributes: 'filter', offset: 0, limit: 1 };
  return cases.map((one) => {
    const more =
      known && one.birthDate && one.nationality
        ? { type: 'person' as const, birthDate: one.birthDate, nationality: one.nationality }
        : {};
    const [best] = index.search({ name: one.asked, identifiers: [], ...more }, options).matches;
    return { one, score: best?.rawScore ?? 0, name: best?.matchedName ?? '' };
  });
}
