import { extname, join } from 'node:path';
import { Injectable } from '@nestjs/common';
import type { ClientConfig } from 'pg';
import { Piscina } from 'piscina';
import type { BuiltIndex } from './index.worker';

/** Builds the index of what is live in a thread of its own, so that searches are answered meanwhile. */
@Injectable()
export class IndexBuilder {
  private threads: Piscina<ClientConfig, BuiltIndex> | null = null;

  build(connection: ClientConfig): Promise<BuiltIndex> {
    this.threads ??= new Piscina<ClientConfig, BuiltIndex>(THREADS);
    return this.threads.run(connection, { name: 'buildIndex' });
  }

  /** Ends a build that is under way. */
  async close(): Promise<void> {
    await this.threads?.destroy();
    this.threads = null;
  }
}

const EXTENSION = extname(__filename);

/** The thread ends after its build, and with it goes the memory that building took. */
const THREADS = {
  filename: join(__dirname, `index.worker${EXTENSION}`),
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 0,
  execArgv: EXTENSION === '.ts' ? ['-r', '@swc-node/register'] : [],
};
