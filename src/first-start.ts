import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import { type DemonstrationAdmin, demonstrationAdmin } from './cli/demo-admin';
import { type Demonstration, demonstration } from './cli/demo-institution';
import type { SourceName } from './common/sources';
import { KeptSecret } from './config/kept-secret';
import type { ImportReport } from './lists/import/import-report';
import { ListImporter } from './lists/import/list-importer';
import { ListStatus } from './lists/list-status';
import { LiveLists } from './lists/live/live-lists';

/** The bundled files, beside `src` or `dist`. */
const DEMONSTRATION_LISTS: readonly { readonly source: SourceName; readonly path: string }[] = [
  { source: 'OFAC', path: 'ofac' },
  { source: 'UN_CONSOLIDATED', path: 'un' },
  { source: 'UK_HMT', path: 'uk' },
  { source: 'EU_RESTRICTED', path: 'eu' },
  { source: 'MASAK', path: 'masak/A-BIRLESMIS-MILLETLER-6415-SAYILI-KANUN-5.-MADDE.csv' },
  { source: 'MASAK', path: 'masak/C-IC-DONDURMA-6415-SAYILI-KANUN-7.-MADDE.csv' },
];

export interface SeededDemonstration extends Demonstration {
  readonly admin: DemonstrationAdmin;
}

/**
 * What the embedded form adds so that a first search has something to find: the demonstration lists where there is no list
 * at all, and the demonstration institution with its key and its admin. Repeating it changes nothing.
 */
export async function seedDemonstration(
  context: INestApplicationContext,
  dataDir: string,
): Promise<SeededDemonstration> {
  const importer = context.get(ListImporter, { strict: false });
  const live = context.get(LiveLists, { strict: false });
  if ((await context.get(ListStatus, { strict: false }).read()).length === 0) {
    for (const { source, path } of DEMONSTRATION_LISTS) {
      const report = await importer.import(source, join(demoFolder(), path), { who: 'demo', demonstration: true });
      if (report.outcome === 'refused') throw new Error(`The demonstration list ${path} was refused: ${told(report)}`);
    }
  }
  await live.refresh();
  const made = await demonstration(context, new KeptSecret(join(dataDir, 'demo-api-key')));
  const kept = new KeptSecret(join(dataDir, 'demo-admin-password'));
  return { ...made, admin: await demonstrationAdmin(context, made.institution, kept) };
}

const told = ({ failed }: ImportReport): string => failed.map(({ message }) => message).join('; ');

function demoFolder(): string {
  const places = [join(__dirname, '..', 'demo'), join(__dirname, '..', '..', 'demo')];
  const found = places.find((place) => existsSync(place));
  if (!found) throw new Error(`The demonstration lists are missing: looked in ${places.join(' and ')}.`);
  return found;
}
