import type { EntityIndexData } from './index/layout';
import type { EntityType } from './model/entity-type';
import type { ListedEntity } from './model/listed-entity';
import type { Match, SearchOptions, SearchOutcome } from './model/match';
import type { Subject } from './model/subject';

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

/** An immutable index of listed entities. Building is heavy (do it off the event loop), searching is not. */
export class EntityIndex {
  constructor(private readonly data: EntityIndexData) {}

  /** The order of `entities` does not matter; their ids must be distinct. */
  static build(_entities: readonly ListedEntity[]): EntityIndexData {
    throw new Error('not built yet');
  }

  /** How many entities are listed. */
  get size(): number {
    return this.data.entities.recordStart.length - 1;
  }

  search(_subject: Subject, _options: SearchOptions): SearchOutcome {
    throw new Error('not built yet');
  }

  /** The entity as the sources show it (all when undefined); null when unknown or none of its records is theirs. */
  entity(_entityId: string, _sources?: readonly string[]): ListedEntity | null {
    throw new Error('not built yet');
  }
}

/** The buffers of a built index, for the transfer list of `postMessage`. */
export function transferables(_data: EntityIndexData): ArrayBuffer[] {
  throw new Error('not built yet');
}

/** One subject against one entity, with the numbers a search would give (attributes count as evidence). */
export function compare(_subject: Subject, _entity: ListedEntity): Comparison {
  throw new Error('not built yet');
}

/** Two bare names, the second as if listed under a primary name. */
export function compareNames(_asked: string, _listed: string, _type?: EntityType): Comparison {
  throw new Error('not built yet');
}
