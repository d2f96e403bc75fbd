import type { ClientConfig } from 'pg';
import { move, transferableSymbol, valueSymbol } from 'piscina';
import { EntityIndex, transferables, type EntityIndexData } from '../../matching/matching';
import { connect } from '../database-connection';
import type { LiveEdition } from './live-edition';
import { readLiveContent } from './live-records.reader';

export interface BuiltIndex {
  readonly data: EntityIndexData;
  readonly editions: readonly LiveEdition[];
}

/** Runs in a thread: reads what is live from the database and builds its index, whose buffers are handed over, not copied. */
export async function buildIndex(connection: ClientConfig): Promise<BuiltIndex> {
  const client = await connect(connection);
  try {
    const { editions, entities } = await readLiveContent(client);
    return handedOver({ data: EntityIndex.build(entities), editions });
  } finally {
    await client.end();
  }
}

function handedOver(built: BuiltIndex): BuiltIndex {
  const movable = { [transferableSymbol]: transferables(built.data), [valueSymbol]: built };
  return move(movable) as unknown as BuiltIndex;
}
