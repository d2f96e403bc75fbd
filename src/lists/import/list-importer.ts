import { Inject, Injectable, Optional } from '@nestjs/common';
import type { Client } from 'pg';
import { DataSource } from 'typeorm';
import { Clock } from '../../common/clock';
import { OperatorError } from '../../common/operator-error';
import type { SourceName } from '../../common/sources';
import { connect, connectionOf } from '../database-connection';
import {
  DEFAULT_LISTS_SETTINGS,
  LIST_SOURCES,
  LISTS_SETTINGS,
  type ListsSettings,
  type ListSources,
} from '../lists.settings';
import { recordAttempt } from './attempt.repository';
import { sourceOf } from './check-edition';
import { checkList } from './check-list';
import { EditionImport } from './edition-import';
import { EditionRepository } from './edition.repository';
import { EXPECTATIONS, type CheckReport, type ImportOptions, type ImportReport } from './import-report';
import { hashOf, readListFiles, recogniseFormat } from './list-files';

/** Imports lists: reads files, judges what they hold and publishes it, or leaves the last good edition answering. */
@Injectable()
export class ListImporter {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    @Inject(LIST_SOURCES) private readonly sources: ListSources,
    @Optional() @Inject(LISTS_SETTINGS) private readonly settings: ListsSettings = DEFAULT_LISTS_SETTINGS,
  ) {}

  /** Reads a file or folder and counts what it holds; writes nothing. Throws ListError on what cannot be read. */
  check(source: SourceName, path: string): Promise<CheckReport> {
    return checkList(this.sources, source, path);
  }

  /**
   * Makes a file or folder the live edition of its list. An edition that fails an expectation is `refused` in the report; a file
   * that cannot be read throws ListError. In both cases the last good edition keeps answering, and the attempt is recorded.
   */
  async import(source: SourceName, path: string, options: ImportOptions): Promise<ImportReport> {
    this.assertAllowed(options);
    const client = await connect(connectionOf(this.database, 'import'));
    try {
      return await this.importOn(client, source, path, options);
    } finally {
      await client.end();
    }
  }

  private async importOn(
    client: Client,
    name: SourceName,
    path: string,
    options: ImportOptions,
  ): Promise<ImportReport> {
    const at = this.clock.now();
    const editions = new EditionRepository(client);
    if (!(await editions.lockSource(name))) {
      throw new OperatorError(`Another import of ${name} is running. Wait for it to end, then try again.`);
    }
    if (options.demonstration && (await editions.holdsOfficialList(name))) {
      throw new OperatorError(`${name} holds real lists: the demonstration is never mixed with them.`);
    }
    let list: string | null = null;
    try {
      const source = sourceOf(this.sources, name);
      const recognised = recogniseFormat(source, await readListFiles(name, path));
      list = recognised.match.list;
      const hash = await hashOf(recognised.match);
      return await new EditionImport(client, { source, recognised, hash, at, options }).run();
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      const attempt = { source: name, list, at, who: options.who, outcome: 'failed', edition: null, message } as const;
      // The cause is what the caller must see, also when the database is gone and cannot keep it.
      await recordAttempt(client, attempt).catch(() => undefined);
      throw error;
    }
  }

  private assertAllowed({ demonstration, overrides = [] }: ImportOptions): void {
    if (demonstration && !this.settings.demonstrationAllowed) {
      throw new OperatorError(
        'The demonstration lists belong to the embedded database only. With DATABASE_URL, import the publishers’ lists.',
      );
    }
    for (const { expectation, reason } of overrides) {
      if (!EXPECTATIONS.includes(expectation)) {
        throw new OperatorError(
          `There is no expectation "${String(expectation)}". There are ${EXPECTATIONS.join(', ')}.`,
        );
      }
      if (reason.trim() === '') throw new OperatorError(`Overriding ${expectation} needs a reason, which is stored.`);
    }
  }
}
