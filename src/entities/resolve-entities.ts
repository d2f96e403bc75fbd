import { entityIdOf } from './entity-id';

/** A record that is about to be staged, and the entity its live version belongs to. */
export interface RecordToResolve {
  readonly source: string;
  readonly referenceId: string;
  readonly entityId: string | null;
}

/**
 * The entity of each record, in the order given: the one it already belongs to, or one minted from itself.
 * A record never leaves its entity because its content changed.
 */
export function resolveEntities(records: readonly RecordToResolve[]): readonly string[] {
  return records.map((record) => record.entityId ?? entityIdOf(record.source, record.referenceId));
}
