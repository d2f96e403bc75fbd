import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import { KeptKey } from './apikeys/kept-key';
import { type Demonstration, demonstration } from './cli/demo-institution';
import type { SourceName } from './common/sources';
import { ListImporter } from './lists/import/list-importer';
import { ListStatus } from './lists/list-status';
import { LiveLists } from './lists/live/live-lists';

/** The bundled files, beside `src` or `dist`. */
const DEMONSTRATION_LISTS: readonly { readonly source: SourceName; readonly path: string }[] = [
  { source: 'OFAC', path: 'ofac' },
  { source: 'UN_CONSOLIDATED', path: 'un' },
];

/**
 * What the embedded form adds so that a first search has something to find: the demonstration lists where there is no list
 * at all, and the demonstration institution with its key. Repeating it changes nothing.
 */
export async function seedDemonstration(context: INestApplicationContext, dataDir: string): Promise<Demonstration> {
  const importer = context.get(ListImporter, { strict: false });
  const live = context.get(LiveLists, { strict: false });
  if ((await context.get(ListStatus, { strict: false }).read()).length === 0) {
    for (const { source, path } of DEMONSTRATION_LISTS) {
      await importer.import(source, join(demoFolder(), path), { who: 'demo', demonstration: true });
    }
  }
  await live.refresh();
  return demonstration(context, new KeptKey(join(dataDir, 'demo-api-key')));
}

function demoFolder(): string {
  const places = [join(__dirname, '..', 'demo'), join(__dirname, '..', '..', 'demo')];
  const found = places.find((place) => existsSync(place));
  if (!found) throw new Error(`The demonstration lists are missing: looked in ${places.join(' and ')}.`);
  return found;
}
