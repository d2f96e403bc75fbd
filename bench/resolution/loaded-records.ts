import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { SourceName } from '../../src/common/sources';
import { readListFiles, recogniseFormat } from '../../src/lists/import/list-files';
import { listSources } from '../../src/lists/sources.registry';
import type { ListedRecord } from '../../src/matching/model';

const LISTS = resolve(process.cwd(), '../shared/lists');
const UN = 'un/2026-08-01/consolidated.xml';
const MASAK_A =
  'masak/2024-05-13/A-BIRLESMIS-MILLETLER-GUVENLIK-KONSEYI-KARARINA-ISTINADEN-MALVARLIKLARI-DONDURULANLAR-6415-SAYILI-KANUN-5.-MADDE.xlsx';
const MASAK_B =
  'masak/2024-05-29/B-YABANCI-ULKE-TALEPLERINE-ISTINADEN-MALVARLIKLARI-DONDURULANLAR-6415-SAYILI-KANUN-6.-MADDE.xlsx';
const MASAK_C = 'masak/2025-12-26/C-IC-DONDURMA-KARARI-ILE-MALVARLIKLARI-DONDURULANLAR-6415-SAYILI-KANUN-7.-MADDE.csv';
const MASAK_D =
  'masak/2024-05-29/D-KITLE-IMHA-SILAHLARININ-YAYILMASININ-FINANSMANININ-ONLENMESI-KAPSAMINDA-MALVARLIKLARI-DONDURULANLAR-7262-SAYILI-KANUN-3.A-VE-3.B-MADDELERI.xlsx';

const EDITIONS: readonly (readonly [SourceName, string])[] = [
  ['OFAC', 'ofac/assembled-2026-07'],
  ['OFAC', 'ofac/2025-12-19'],
  ['UN_CONSOLIDATED', UN],
  ['EU_RESTRICTED', 'eu/2022-03-18/xmlFullSanctionsList_1_1.first1044.xml'],
  ['UK_HMT', 'uk/2025-04-14/ConList.xlsx'],
  ['MASAK', MASAK_A],
  ['MASAK', MASAK_B],
  ['MASAK', MASAK_C],
  ['MASAK', MASAK_D],
];

/** The records of the newest edition of every list at hand, by the sources this release reads; none where there are no files. */
export async function loadedRecords(): Promise<ListedRecord[]> {
  const records: ListedRecord[] = [];
  for (const [name, path] of EDITIONS) {
    const source = listSources.find((each) => each.name === name);
    const file = join(LISTS, path);
    if (!source || !existsSync(file)) continue;
    const { format, match } = recogniseFormat(source, await readListFiles(name, file));
    for await (const raw of format.read(match).records) records.push(format.map(raw, match.list, () => undefined));
  }
  return records;
}
