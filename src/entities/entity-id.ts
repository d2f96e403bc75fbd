import { v5 } from 'uuid';

/** Fixed for ever: entity ids are computed from it, and must be the same in every database. */
const NAMESPACE = '5ba1a3c0-2d0e-4c1f-9a55-0d7b8c6f4e21';

/**
 * The id of the entity that is minted from this source record. A record mints a further generation when it is split off an entity
 * that keeps the id minted from it.
 */
export const entityIdOf = (source: string, referenceId: string, generation = 1): string =>
  v5(generation === 1 ? `${source}:${referenceId}` : `${source}:${referenceId}\n${generation}`, NAMESPACE);
