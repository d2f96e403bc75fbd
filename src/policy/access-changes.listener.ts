import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { ACCESS_CHANNEL, AccessChanges, type AccessSubject } from '../common/access-changes';

const PING_EVERY_MS = 250;
const RETRY_AFTER_MS = 500;
/** A connection that has not answered for so long is given up. */
const SILENT_FOR_MS = 3_000;

/**
 * Hears on a connection of its own which keys and institutions changed, and proves four times a second that it still hears:
 * an answer on that connection comes after the notifications that were sent before it was asked.
 */
@Injectable()
export class AccessChangesListener implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger(AccessChangesListener.name);
  private client: Client | null = null;
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;
  private warned = false;

  constructor(
    private readonly source: DataSource,
    private readonly changes: AccessChanges,
  ) {}

  /** A service that cannot listen works all the same: it asks the database about every key. */
  async onApplicationBootstrap(): Promise<void> {
    await this.listen();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.client?.end().catch(() => undefined);
  }

  private async listen(): Promise<void> {
    const { url } = this.source.options as { url?: string };
    const client = new Client({
      connectionString: url,
      connectionTimeoutMillis: SILENT_FOR_MS,
      query_timeout: SILENT_FOR_MS,
      application_name: 'sanctions-access-changes',
    });
    client.on('notification', ({ payload }) => this.changes.changed(payload as AccessSubject));
    client.on('error', () => this.dropped(client));
    client.on('end', () => this.dropped(client));
    this.client = client;
    try {
      await client.connect();
      await client.query(`LISTEN ${ACCESS_CHANNEL}`);
      // What is remembered from before may have changed while nobody listened.
      this.changes.lost();
      await this.prove(client);
    } catch (error) {
      this.warnOnce(error);
      this.dropped(client);
    }
  }

  private async prove(client: Client): Promise<void> {
    const askedAtMs = performance.now();
    await client.query('SELECT 1');
    if (this.client !== client || this.stopped) return;
    this.changes.proven(askedAtMs);
    this.warned = false;
    this.later(PING_EVERY_MS, () => this.prove(client).catch(() => this.dropped(client)));
  }

  private dropped(client: Client): void {
    if (this.client !== client) return;
    this.client = null;
    this.changes.lost();
    void client.end().catch(() => undefined);
    if (!this.stopped) this.later(RETRY_AFTER_MS, () => this.listen());
  }

  /** Once an outage, not at every try. */
  private warnOnce(error: unknown): void {
    if (!this.warned) {
      this.log.warn(
        `Changes of keys and institutions are not heard; the database is asked each time: ${String(error)}`,
      );
    }
    this.warned = true;
  }

  private later(ms: number, work: () => Promise<void>): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void work(), ms);
    this.timer.unref();
  }
}
