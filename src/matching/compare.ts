import { EntityScorer } from './entity-scorer';
import type { Side } from './compare/side';
import { wordOf } from './compare/side';
import { packEntities } from './index/pack-entities';
import type { EntityType } from './model/entity-type';
import type { ListedEntity, ListedRecord } from './model/listed-entity';
import type { Match } from './model/match';
import type { Subject } from './model/subject';
import { readQuestion } from './question';
import { scoreEntity } from './score';

/** One token of a compared name and the weight it counts with. */
export interface ComparedToken {
  readonly text: string;
  readonly weight: number;
}

/** A match with what was laid side by side, for explanations. */
export interface Comparison extends Match {
  readonly askedTokens: readonly ComparedToken[];
  readonly listedTokens: readonly ComparedToken[];
}

/** One subject against one entity, with the numbers a search would give (attributes count as evidence). */
export function compare(subject: Subject, entity: ListedEntity): Comparison {
  const question = readQuestion(subject, false);
  const scorer = new EntityScorer(packEntities([entity]));
  const records = scorer.view.records(0, null);
  const best = scorer.bestName(question, records);
  const scored = scoreEntity(question, best?.comparison ?? null, scorer.view.facts(records));
  const record = best ? scorer.recordOf(best.name) : (records[0] as number);
  return {
    ...scorer.match(0, record, scored),
    askedTokens: tokensOf(question.name.side),
    listedTokens: best ? tokensOf(best.comparison.listed) : [],
  };
}

/** Two bare names, the second as if listed under a primary name. */
export function compareNames(asked: string, listed: string, type?: EntityType): Comparison {
  const subject = { name: asked, identifiers: [], ...(type === undefined ? {} : { type }) };
  return compare(subject, { entityId: '', records: [bareRecord(listed, type ?? 'other')] });
}

function tokensOf(side: Side): ComparedToken[] {
  return Array.from(side.tokens, (_, word) => ({ text: wordOf(side, word), weight: side.weights[word] as number }));
}

function bareRecord(name: string, type: EntityType): ListedRecord {
  return {
    source: '',
    list: '',
    referenceId: '',
    type,
    names: [{ name, quality: 'primary' }],
    titles: [],
    positions: [],
    gender: null,
    birthDates: [],
    birthPlaces: [],
    nationalities: [],
    citizenships: [],
    countries: [],
    addresses: [],
    identifiers: [],
    websites: [],
    emails: [],
    phones: [],
    sanctions: [],
    links: [],
    crossReferences: [],
    vessel: null,
    aircraft: null,
    pep: false,
    remarks: null,
  };
}
