import { parentPort, workerData } from 'node:worker_threads';
import type { ClientConfig } from 'pg';
import { EntityIndex, type EntityIndexData, transferables } from '../../matching/matching';
import { connect } from '../database-connection';
import type { LiveEdition } from './live-edition';
import { readLiveContent } from './live-records.reader';

export interface BuiltIndex {
  readonly data: EntityIndexData;
  readonly editions: readonly LiveEdition[];
  readonly entityRevision: string;
}

/** Reads what is live from the database and builds its index. */
async function buildIndex(connection: ClientConfig): Promise<BuiltIndex> {
  const client = await connect(connection);
  try {
    const { editions, entityRevision, entities } = await readLiveContent(client);
    return { data: EntityIndex.build(entities), editions, entityRevision };
  } finally {
    await client.end();
  }
}

/** The buffers are handed over, not copied. A rejection ends the thread with an error, which the builder reports. */
async function answer(): Promise<void> {
  const built = await buildIndex(workerData as ClientConfig);
  parentPort?.postMessage(built, transferables(built.data));
}

void answer();
