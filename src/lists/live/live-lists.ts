import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
  Optional,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { EntityIndex } from '../../matching/matching';
import { connectionOf } from '../database-connection';
import { DEFAULT_LISTS_SETTINGS, LISTS_SETTINGS, type ListsSettings } from '../lists.settings';
import { EditionListener } from './edition-listener';
import { IndexBuilder } from './index-builder';
import type { LiveEdition, LiveState } from './live-edition';
import { editionOf, ENTITY_REVISION, LIVE_EDITIONS, type LiveEditionRow } from './live-records.reader';

/**
 * What searches are answered from: one index of all live editions, in memory. A new edition is a new index, put in its place by one
 * assignment, so that no search sees two editions of a list. When building fails the index before it keeps answering.
 */
@Injectable()
export class LiveLists implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger(LiveLists.name);
  private live: LiveState | null = null;
  private first: Promise<void> | null = null;
  private round: Promise<void> = Promise.resolve();
  private nextRound: Promise<void> | null = null;
  private listener: EditionListener | null = null;
  private poll: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(
    private readonly database: DataSource,
    private readonly builder: IndexBuilder,
    @Optional() @Inject(LISTS_SETTINGS) private readonly settings: ListsSettings = DEFAULT_LISTS_SETTINGS,
  ) {}

  /** Null until a list is live and loaded. Keep what you were given for the whole of a search. */
  current(): LiveState | null {
    return this.live;
  }

  /** Resolves when the first load has ended, also when there was no list; rejects when it failed. */
  ready(): Promise<void> {
    this.first ??= this.refresh();
    return this.first;
  }

  /** Resolves when every edition that was live at the call answers searches; rejects when its index cannot be built. */
  refresh(): Promise<void> {
    if (this.nextRound) return this.nextRound;
    const next = this.round.then(() => {
      this.nextRound = null;
      return this.catchUp();
    });
    this.nextRound = next;
    this.round = next.catch(() => undefined);
    return next;
  }

  onApplicationBootstrap(): void {
    if (!this.settings.followEditions) return;
    this.ready().catch((error: unknown) => this.report(error));
    this.listener = new EditionListener(connectionOf(this.database, 'editions'), () => this.refreshAndReport());
    this.listener.start();
    this.poll = setInterval(() => this.refreshAndReport(), this.settings.pollIntervalMs).unref();
  }

  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    clearInterval(this.poll);
    await Promise.all([this.listener?.stop(), this.builder.close()]);
    await this.round;
  }

  private refreshAndReport(): void {
    this.refresh().catch((error: unknown) => this.report(error));
  }

  private report(error: unknown): void {
    if (this.stopped) return;
    const message = error instanceof Error ? error.message : String(error);
    this.log.error(`The index of the live lists was not built: ${message}. The one before it keeps answering.`);
  }

  private async catchUp(): Promise<void> {
    if (this.stopped) return;
    const rows = await this.database.query<LiveEditionRow[]>(LIVE_EDITIONS);
    const [state] = await this.database.query<{ revision: string }[]>(ENTITY_REVISION);
    const current = signatureOf(this.live?.editions ?? [], this.live?.entityRevision);
    if (signatureOf(rows.map(editionOf), state?.revision) === current) return;
    if (rows.length === 0) {
      this.live = null;
      return;
    }
    const { data, editions, entityRevision } = await this.builder.build(connectionOf(this.database, 'index'));
    this.live = { index: new EntityIndex(data), editions, entityRevision };
    this.log.log(`Searches are answered from ${describe(editions)}`);
  }
}

const signatureOf = (editions: readonly LiveEdition[], revision = ''): string => JSON.stringify([editions, revision]);

const describe = (editions: readonly LiveEdition[]): string =>
  editions.map(({ source, list, edition }) => `${source} ${list} ${edition}`).join(', ');
