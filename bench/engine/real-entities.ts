import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { euSource } from '../../src/lists/eu/eu.source';
import { readListFiles, recogniseFormat } from '../../src/lists/import/list-files';
import type { ListSource } from '../../src/lists/source';
import { listSources } from '../../src/lists/sources.registry';
import { ukSource } from '../../src/lists/uk/uk.source';
import type { ListedEntity } from '../../src/matching/matching';

const LISTS = resolve(process.cwd(), '../shared/lists');
const SOURCES: readonly ListSource[] = [...listSources, euSource, ukSource];

/** The newest edition of each list: its source and the file, the folder, or the beginning of the file's name. */
const EDITIONS: readonly (readonly [ListSource['name'], string])[] = [
  ['OFAC', 'ofac/assembled-2026-07'],
  ['OFAC', 'ofac/2025-12-19'],
  ['UN_CONSOLIDATED', 'un/2026-08-01/consolidated.xml'],
  ['EU_RESTRICTED', 'eu/2022-03-18/xmlFullSanctionsList_1_1.first1044.xml'],
  ['UK_HMT', 'uk/2025-04-14/ConList.xlsx'],
  ['MASAK', 'masak/2024-05-13/A-'],
  ['MASAK', 'masak/2024-05-29/B-'],
  ['MASAK', 'masak/2025-12-26/C-'],
  ['MASAK', 'masak/2024-05-29/D-'],
];

export interface RealEntities {
  readonly entities: readonly ListedEntity[];
  /** The editions read, and those that were not and why. */
  readonly read: readonly string[];
  readonly left: readonly string[];
}

/** One entity for each record of the real lists; null where they are not at hand. */
export async function realEntities(): Promise<RealEntities | null> {
  const entities: ListedEntity[] = [];
  const read: string[] = [];
  const left: string[] = [];
  for (const [name, edition] of EDITIONS) {
    const source = SOURCES.find((one) => one.name === name);
    const path = pathOf(edition);
    if (!source || !path) {
      left.push(`${edition} (${path ? 'no reader of this source yet' : 'not at hand'})`);
      continue;
    }
    const { format, match } = recogniseFormat(source, await readListFiles(name, path));
    for await (const raw of format.read(match).records) {
      const record = format.map(raw, match.list, () => undefined);
      entities.push({ entityId: `${record.source}:${record.referenceId}`, records: [record] });
    }
    read.push(edition);
  }
  return entities.length === 0 ? null : { entities, read, left };
}

function pathOf(edition: string): string | null {
  const path = join(LISTS, edition);
  if (existsSync(path)) return path;
  if (!existsSync(dirname(path))) return null;
  const file = readdirSync(dirname(path)).find((name) => join(dirname(path), name).startsWith(path));
  return file === undefined ? null : join(dirname(path), file);
}
