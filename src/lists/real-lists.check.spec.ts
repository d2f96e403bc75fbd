import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describeWithRealLists } from '../../test/support/real-lists';
import { checkList, sourceOfFiles } from './import/check-list';
import type { CheckReport } from './import/import-report';
import { listSources } from './sources.registry';

type Row = readonly [path: string, source: string, list: string, format: string, records: number];

/** A path that ends in `*` is the one file of that folder whose name begins so. */
const READ: readonly Row[] = [
  ['ofac/2021-07-07', 'OFAC', 'sdn', 'ofac-legacy-csv', 8_976],
  ['ofac/assembled-2026-07', 'OFAC', 'sdn', 'ofac-legacy-csv', 19_129],
  ['ofac/2025-12-19', 'OFAC', 'cons', 'ofac-legacy-csv', 442],
  ['ofac/2025-06-30/consolidated.xml', 'OFAC', 'cons', 'ofac-standard-xml', 443],
  ['ofac/2020-03-17/consolidated.xml', 'OFAC', 'cons', 'ofac-standard-xml', 375],
  ['ofac/2020-03-17/cons_advanced.xml', 'OFAC', 'cons', 'ofac-advanced-xml', 375],
  ['ofac/2016-09-16/cons_advanced.xml', 'OFAC', 'cons', 'ofac-advanced-xml', 581],
  ['un/2026-08-01/consolidated.xml', 'UN_CONSOLIDATED', 'un', 'un-xml', 1_011],
  ['un/2026-02-27/consolidated.xml', 'UN_CONSOLIDATED', 'un', 'un-xml', 1_003],
  // 1,044 entries; some have one EU reference in two, which are one record.
  ['eu/2022-03-18/xmlFullSanctionsList_1_1.first1044.xml', 'EU_RESTRICTED', 'eu', 'eu-xml-1.1', 1_024],
  ['uk/2025-04-14/ConList.xlsx', 'UK_HMT', 'uk', 'ofsi-conlist-2022-xlsx', 4_688],
  ['uk/2025-04-10/ConList.xlsx', 'UK_HMT', 'uk', 'ofsi-conlist-2022-xlsx', 4_686],
  ['masak/2024-05-13/A*', 'MASAK', 'a', 'masak-xlsx', 483],
  ['masak/2024-05-29/B*', 'MASAK', 'b', 'masak-xlsx', 96],
  ['masak/2024-06-14/C*', 'MASAK', 'c', 'masak-xlsx', 1_335],
  ['masak/2024-05-29/D*', 'MASAK', 'd', 'masak-xlsx', 238],
  ['masak/2025-12-26/C*', 'MASAK', 'c', 'masak-csv', 1_435],
];

/** Read and counted, and not to be published. */
const NOT_PUBLISHED: readonly (readonly [...Row, reason: RegExp])[] = [
  ['ofac/2025-10-03/SDN_IRAN.xml', 'OFAC', 'sdn', 'ofac-enhanced-xml', 669, /an export filtered to IRAN,/],
  ['ofac/2024-08-28/IRGC_sanctions.xml', 'OFAC', 'sdn', 'ofac-enhanced-xml', 293, /an export filtered to IRGC,/],
];

/** Not read at all. */
const REFUSED: readonly (readonly [path: string, reason: RegExp])[] = [
  ['eu/2022-03-18/xmlFullSanctionsList_1_1.partial.xml', /is cut off or malformed/],
  ['ofac/2024-05-03', /sdn\.csv cannot be published without add\.csv .* and alt\.csv/],
  ['ofac/2024-02-28', /sdn\.csv cannot be published without add\.csv .* and alt\.csv/],
  ['ofac/2026-08-02', /cannot be published without sdn\.csv/],
  ['ofac/2025-01-13', /holds the changes of one publication, not the whole list/],
  ['ofac/2025-02-11', /holds the changes of one publication, not the whole list/],
  ['ofac/2025-02-13', /holds the changes of one publication, not the whole list/],
  ['uk/2020-04-27/ConList.csv', /in none of the formats/],
  ['uk/2025-08-11', /in none of the formats/],
];

describeWithRealLists('checking every file of the real lists', (folder) => {
  const pathOf = (path: string): string => {
    if (!path.endsWith('*')) return join(folder, path);
    const [inside = '', initial = ''] = path.slice(0, -1).split(/\/(?=[^/]*$)/);
    const name = readdirSync(join(folder, inside)).find((each) => each.startsWith(initial));
    return join(folder, inside, name ?? '');
  };
  const check = async (path: string): Promise<CheckReport> =>
    checkList(listSources, await sourceOfFiles(listSources, pathOf(path)), pathOf(path));

  it.each(READ)('%s is %s %s in %s with %i records, and nothing forbids publishing it', async (path, ...expected) => {
    const [source, list, format, records] = expected;
    const report = await check(path);
    expect(report).toMatchObject({ source, list, format, counts: { records }, failed: [] });
  });

  it.each(NOT_PUBLISHED)('%s is read, and not published: %s %s %s %i %s', async (path, ...expected) => {
    const [source, list, format, records, reason] = expected;
    const report = await check(path);
    expect(report).toMatchObject({ source, list, format, counts: { records } });
    const [first] = report.failed;
    expect(first).toEqual({ expectation: 'whole_list', message: expect.stringMatching(reason) as string });
  });

  it.each(REFUSED)('%s is refused: %s', async (path, reason) => {
    await expect(check(path)).rejects.toThrow(reason);
  });
});
