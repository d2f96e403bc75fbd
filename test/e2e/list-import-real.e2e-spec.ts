import { join } from 'node:path';
import { listSources } from '../../src/lists/sources.registry';
import { type ListContext, openLists } from '../support/list-context';
import { describeWithRealLists, realLists } from '../support/real-lists';

/** What the publishers' files hold, counted from the files themselves. */
describeWithRealLists('importing the real lists', () => {
  let lists: ListContext;
  beforeAll(async () => (lists = await openLists(listSources)));
  afterAll(() => lists.close());

  const rowsOf = async (table: string, source: string) => {
    const [row] = await lists.database.query<{ n: number }[]>(
      `SELECT count(*)::int AS n FROM ${table} t JOIN source_record r ON r.id = t.source_record_id WHERE r.source = $1`,
      [source],
    );
    return row?.n;
  };

  it('loads all 19,129 records of OFAC, and every name, address and identifier of them', async () => {
    const path = join(realLists ?? '', 'ofac/assembled-2026-07');
    const report = await lists.importer.import('OFAC', path, { who: 'test' });
    expect(report).toMatchObject({ outcome: 'published', list: 'sdn', failed: [], added: 19_129 });
    expect(report.counts).toMatchObject({ records: 19_129, aliases: 20_073, file: { alternateNames: 20_073 } });
    expect(await rowsOf('alias', 'OFAC')).toBe(report.counts.names);
    expect(await rowsOf('address', 'OFAC')).toBe(report.counts.addresses);
    expect(await rowsOf('identifier', 'OFAC')).toBe(report.counts.identifiers);
    expect(await rowsOf('sanction', 'OFAC')).toBe(report.counts.sanctions);
  });

  it('loads all 1,011 records of the UN', async () => {
    const path = join(realLists ?? '', 'un/2026-08-01/consolidated.xml');
    const report = await lists.importer.import('UN_CONSOLIDATED', path, { who: 'test' });
    expect(report).toMatchObject({ outcome: 'published', list: 'un', failed: [], added: 1_011 });
    expect(await rowsOf('alias', 'UN_CONSOLIDATED')).toBe(report.counts.names);
  });
});
