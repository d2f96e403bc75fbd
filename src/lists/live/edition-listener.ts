import { setTimeout as wait } from 'node:timers/promises';
import type { Client, ClientConfig } from 'pg';
import { ENTITY_CHANNEL } from '../../entities/entity-changes';
import { connect } from '../database-connection';
import { EDITION_CHANNEL } from '../publish/publisher';

const RECONNECT_MS = 1000;

/** Hears of every edition that goes live and of every judgement that moved a record, on a connection of its own that is made again whenever it breaks. */
export class EditionListener {
  private readonly stopping = new AbortController();
  private running: Promise<void> = Promise.resolve();
  private client: Client | null = null;

  constructor(
    private readonly connection: ClientConfig,
    /** Also called after each new connection: what was told meanwhile was missed. */
    private readonly changed: () => void,
  ) {}

  start(): void {
    this.running = this.listen();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.client?.end().catch(() => undefined);
    await this.running;
  }

  private async listen(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      await this.listenOnce().catch(() => undefined);
      await wait(RECONNECT_MS, undefined, { signal: this.stopping.signal, ref: false }).catch(() => undefined);
    }
  }

  /** Returns or throws when the connection has ended. */
  private async listenOnce(): Promise<void> {
    const client = await connect(this.connection);
    this.client = client;
    const ended = new Promise<void>((resolve) => client.once('end', resolve));
    if (this.stopping.signal.aborted) return await client.end();
    client.on('notification', this.changed);
    await client.query(`LISTEN ${EDITION_CHANNEL}`);
    await client.query(`LISTEN ${ENTITY_CHANNEL}`);
    this.changed();
    await ended;
  }
}
