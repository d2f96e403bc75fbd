import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Injectable } from '@nestjs/common';
import type { ClientConfig } from 'pg';
import type { BuiltIndex } from './index.worker';

/**
 * Builds the index of what is live in a thread of its own, so that searches are answered meanwhile. The thread ends after its build,
 * and with it goes the memory that building took.
 */
@Injectable()
export class IndexBuilder {
  private readonly threads = new Set<Worker>();

  build(connection: ClientConfig): Promise<BuiltIndex> {
    const thread = new Worker(FILE, { workerData: connection, execArgv: EXEC_ARGV });
    this.threads.add(thread);
    const built = new Promise<BuiltIndex>((resolve, reject) => {
      thread.once('message', resolve);
      thread.once('error', reject);
      thread.once('exit', () => reject(new Error('the thread ended before its index was built')));
    });
    return built.finally(() => this.threads.delete(thread));
  }

  /** Ends a build that is under way. */
  async close(): Promise<void> {
    await Promise.all([...this.threads].map((thread) => thread.terminate()));
  }
}

const EXTENSION = extname(__filename);
const FILE = join(__dirname, `index.worker${EXTENSION}`);
/** In tests the sources run as they are. */
const EXEC_ARGV = EXTENSION === '.ts' ? ['-r', '@swc-node/register'] : [];
