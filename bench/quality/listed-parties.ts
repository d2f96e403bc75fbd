import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readListFiles, recogniseFormat } from '../../src/lists/import/list-files';
import { ofacSource } from '../../src/lists/ofac/ofac.source';
import type { GroupedRows } from '../../src/lists/reading/grouped-rows';
import type { ListSource } from '../../src/lists/source';
import { fromOfsiRows } from '../../src/lists/uk/tables/ofsi';
import { ukSource } from '../../src/lists/uk/uk.source';
import { unSource } from '../../src/lists/un/un.source';
import type { ListedRecord } from '../../src/matching/matching';
import { generatedEntities } from '../engine/generated-entities';

/** A record and, for the UK's, the spellings it calls variations of the primary name. */
export interface Party {
  readonly id: string;
  readonly record: ListedRecord;
  readonly variations: readonly string[];
}

const LISTS = resolve(process.cwd(), '../shared/lists');
const EDITIONS: readonly (readonly [ListSource, string])[] = [
  [ofacSource, 'ofac/assembled-2026-07'],
  [unSource, 'un/2026-08-01/consolidated.xml'],
  [ukSource, 'uk/2025-04-14/ConList.xlsx'],
];
const GENERATED = 6000;

/** The records of the real lists, or generated ones where the lists are not at hand. */
export async function listedParties(): Promise<{ readonly real: boolean; readonly parties: readonly Party[] }> {
  const parties: Party[] = [];
  for (const [source, path] of EDITIONS) {
    const file = join(LISTS, path);
    if (!existsSync(file)) return { real: false, parties: generated() };
    const { format, match } = recogniseFormat(source, await readListFiles(source.name, file));
    for await (const raw of format.read(match).records) {
      const record = format.map(raw, match.list, () => undefined);
      const variations = source === ukSource ? variationsOf(raw.raw as unknown as GroupedRows) : [];
      parties.push({ id: `${record.source}:${record.referenceId}`, record, variations });
    }
  }
  return { real: true, parties };
}

function variationsOf(rows: GroupedRows): string[] {
  const names = fromOfsiRows(rows, () => undefined).names.filter(({ type }) => /^primary name variation$/i.test(type));
  return [...new Set(names.map(({ given, last }) => [...given, last].join(' ').replace(/\s+/g, ' ').trim()))];
}

function generated(): Party[] {
  return generatedEntities(GENERATED).flatMap(({ records }) =>
    records.map((record) => ({ id: `${record.source}:${record.referenceId}`, record, variations: [] })),
  );
}

/** Names in Latin letters that the publisher stands by; the primary one first. */
export function latinNames({ record }: Party): string[] {
  return record.names.filter(({ name, quality }) => quality !== 'low' && isLatin(name)).map(({ name }) => name);
}

export const isLatin = (text: string): boolean => /\p{L}/u.test(text) && !/[^\p{Script=Latin}\P{L}]/u.test(text);

/** Words in lower case without marks, as a plain tool would compare them. */
export function plainWords(name: string): string[] {
  const folded = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/['’`]/g, '');
  return folded.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}
