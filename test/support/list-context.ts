import { Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../../ormconfig';
import { ListImporter } from '../../src/lists/import/list-importer';
import { ListStatus } from '../../src/lists/list-status';
import { DEFAULT_LISTS_SETTINGS } from '../../src/lists/lists.settings';
import { IndexBuilder } from '../../src/lists/live/index-builder';
import { LiveLists } from '../../src/lists/live/live-lists';
import type { ListSource } from '../../src/lists/source';
import { FixedClock } from './clock';
import { createTestDatabase } from './database';

/** Importing, status and live lists of these sources, on a database of their own. */
export async function openLists(sources: readonly ListSource[], { demonstrationAllowed = true } = {}) {
  Logger.overrideLogger(false);
  const test = await createTestDatabase();
  const database = await new DataSource({
    ...dataSourceOptions(test.url, 4),
    entities: [],
    migrations: [],
  }).initialize();
  const settings = { ...DEFAULT_LISTS_SETTINGS, demonstrationAllowed };
  const clock = new FixedClock();
  const live = new LiveLists(database, new IndexBuilder(), settings);
  return {
    database,
    clock,
    importer: new ListImporter(database, clock, sources, settings),
    status: new ListStatus(database, clock, settings),
    live,
    async close() {
      await live.onModuleDestroy();
      await database.destroy();
      await test.drop();
    },
  };
}

export type ListContext = Awaited<ReturnType<typeof openLists>>;

/** What answers now: reference ids with their names, as a reader of the pointer sees them. */
export async function liveNames({ database }: Pick<ListContext, 'database'>): Promise<Record<string, string>> {
  const rows = await database.query<{ reference_id: string; name: string }[]>(
    `SELECT r.reference_id, r.record #>> '{names,0,name}' AS name
     FROM source_record r JOIN list l ON l.source = r.source AND l.id = r.list
     WHERE r.first_edition <= l.live_edition AND coalesce(r.last_edition, l.live_edition) >= l.live_edition
     ORDER BY r.reference_id`,
  );
  return Object.fromEntries(rows.map(({ reference_id, name }) => [reference_id, name]));
}
