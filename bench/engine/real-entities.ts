import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readListFiles, recogniseFormat } from '../../src/lists/import/list-files';
import { ofacSource } from '../../src/lists/ofac/ofac.source';
import type { ListSource } from '../../src/lists/source';
import { unSource } from '../../src/lists/un/un.source';
import type { ListedEntity } from '../../src/matching/matching';

const LISTS = resolve(process.cwd(), '../shared/lists');
const EDITIONS: readonly (readonly [ListSource, string])[] = [
  [ofacSource, 'ofac/assembled-2026-07'],
  [unSource, 'un/2026-08-01/consolidated.xml'],
];

/** One entity for each record of the real lists; null where they are not at hand. */
export async function realEntities(): Promise<ListedEntity[] | null> {
  const entities: ListedEntity[] = [];
  for (const [source, path] of EDITIONS) {
    const file = join(LISTS, path);
    if (!existsSync(file)) return null;
    const { format, match } = recogniseFormat(source, await readListFiles(source.name, file));
    for await (const raw of format.read(match).records) {
      const record = format.map(raw, match.list, () => undefined);
      entities.push({ entityId: `${record.source}:${record.referenceId}`, records: [record] });
    }
  }
  return entities;
}
