import { isExcluded } from './compare/attributes';
import { identifierKey } from './compare/identifier-kinds';
import { EntityScorer } from './entity-scorer';
import { buildPostings } from './index/build-postings';
import { eachInBucket } from './index/buckets';
import { textAt } from './index/columns';
import { NameFinder } from './index/find-names';
import { hashText } from './index/hash';
import type { EntityIndexData } from './index/layout';
import { packEntities } from './index/pack-entities';
import type { ListedEntity } from './model/listed-entity';
import type { ComparedEntity, CompareOptions, FoundEntity, SearchOptions, SearchOutcome } from './model/match';
import type { Subject } from './model/subject';
import { PARAMETERS } from './parameters';
import { nameTokensOf, type Question, readQuestion } from './question';
import { type Scored, scoreEntity } from './score';

interface Found {
  readonly entity: number;
  readonly records: readonly number[];
  /** Where the best name stands. */
  readonly record: number;
  readonly scored: Scored;
}

/** An immutable index of listed entities. Building is heavy (do it off the event loop), searching is not. */
export class EntityIndex {
  private readonly scorer: EntityScorer;
  private readonly finder: NameFinder;

  constructor(private readonly data: EntityIndexData) {
    this.scorer = new EntityScorer(data.entities);
    this.finder = new NameFinder(data);
  }

  /** The order of `entities` does not matter; their ids must be distinct. */
  static build(entities: readonly ListedEntity[]): EntityIndexData {
    const columns = packEntities(entities);
    return { layout: 1, entities: columns, postings: buildPostings(columns) };
  }

  /** How many entities are listed. */
  get size(): number {
    return this.data.entities.recordStart.length - 1;
  }

  /** Every entity that could be the one asked for, best first; the same question has the same answer. */
  search(subject: Subject, options: SearchOptions): SearchOutcome {
    const question = readQuestion(subject, options.attributes === 'filter');
    const sources = options.sources ? new Set(options.sources) : null;
    const floor = Math.round(options.minScore * 100);
    const found: Found[] = [];
    for (const entity of this.candidates(question, options.minScore, sources)) {
      const one = this.examine(question, entity, sources);
      if (one && one.scored.total >= floor) found.push(one);
    }
    // Entities are numbered in the order of their ids.
    found.sort((a, b) => score(b) - score(a) || b.scored.total - a.scored.total || a.entity - b.entity);
    return {
      total: found.length,
      matches: found.slice(options.offset, options.offset + options.limit).map((one) => this.tell(one)),
      nameTokens: nameTokensOf(question),
    };
  }

  /**
   * One entity against the question, with the numbers a search would give whatever the score; null when unknown or none
   * of its records is of the sources.
   */
  compare(subject: Subject, entityId: string, options: CompareOptions): ComparedEntity | null {
    const entity = this.place(entityId);
    const records =
      entity < 0 ? [] : this.scorer.view.records(entity, options.sources ? new Set(options.sources) : null);
    if (records.length === 0) return null;
    const question = readQuestion(subject, options.attributes === 'filter');
    const best = this.scorer.bestName(question, records);
    const known = this.scorer.view.facts(records);
    const scored = scoreEntity(question, best?.comparison ?? null, known);
    const record = best ? this.scorer.recordOf(best.name) : (records[0] as number);
    return {
      ...this.scorer.match(entity, record, scored),
      filteredOut: question.filtered && isExcluded(subject, known),
    };
  }

  /** The entity as the sources show it (all when undefined); null when unknown or none of its records is theirs. */
  entity(entityId: string, sources?: readonly string[]): ListedEntity | null {
    const entity = this.place(entityId);
    if (entity < 0) return null;
    const records = this.scorer.view.records(entity, sources ? new Set(sources) : null);
    return records.length === 0
      ? null
      : { entityId, records: records.map((record) => this.scorer.view.record(record)) };
  }

  /** Entities with a name that may reach the floor or an identifier that was asked for, in the order of their ids. */
  private candidates(question: Question, minScore: number, sources: ReadonlySet<string> | null): number[] {
    const { records } = this.data.entities;
    // Evidence adds to no name under medium, so a name must reach the floor by itself, or medium.
    const needed = Math.max(1, Math.min(minScore, PARAMETERS.bands.medium));
    const entities = new Set<number>();
    for (const name of this.finder.find(question.name, needed)) {
      const record = this.scorer.recordOf(name);
      const entity = records.entity[record] as number;
      if (entities.has(entity) || (sources && !sources.has(this.scorer.view.source(record)))) continue;
      if (this.scorer.compareName(question, name).points >= needed * 100) entities.add(entity);
    }
    for (const record of this.recordsByIdentifier(question)) entities.add(records.entity[record] as number);
    return [...entities].sort((a, b) => a - b);
  }

  private recordsByIdentifier(question: Question): number[] {
    const { value, record } = this.data.entities.identifiers;
    const found: number[] = [];
    for (const { key } of question.identifiers) {
      eachInBucket(this.data.postings.identifiersByValue, hashText(key), (at) => {
        if (identifierKey(textAt(value, at)) === key) found.push(record[at] as number);
      });
    }
    return found;
  }

  private examine(question: Question, entity: number, sources: ReadonlySet<string> | null): Found | null {
    const { view } = this.scorer;
    const records = view.records(entity, sources);
    if (records.length === 0) return null;
    const best = this.scorer.bestName(question, records, (name, floor) => this.finder.mostPoints(name, floor) >= floor);
    const known = view.facts(records);
    if (question.filtered && isExcluded(question.subject, known)) return null;
    const scored = scoreEntity(question, best?.comparison ?? null, known);
    const record = best ? this.scorer.recordOf(best.name) : (records[0] as number);
    return { entity, records, record, scored };
  }

  private tell({ entity, record, records, scored }: Found): FoundEntity {
    const match = this.scorer.match(entity, record, scored);
    return { ...match, records: records.map((one) => this.scorer.view.record(one)) };
  }

  /** Where the id stands among the sorted ids, -1 for none. */
  private place(entityId: string): number {
    const { entityIds } = this.data.entities;
    let low = 0;
    let high = this.size - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const id = textAt(entityIds, middle);
      if (id === entityId) return middle;
      if (id < entityId) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }
}

const score = ({ scored }: Found): number => Math.min(10_000, Math.max(0, scored.total));
