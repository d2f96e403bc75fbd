import { liveNames, type ListContext, openLists } from '../support/list-context';
import { toyFile, toyRows, toySource } from '../support/toy-source';

describe('demonstration lists', () => {
  let lists: ListContext;
  const open = async (options = {}) => (lists = await openLists([toySource], options));
  afterEach(() => lists.close());

  const DEMO = { who: 'demo', demonstration: true };
  const demo = async (list: string, count = 3) =>
    lists.importer.import('OFAC', await toyFile(toyRows(count), { list }), DEMO);

  it('may be smaller than a real list, and say what they are wherever they answer', async () => {
    await open();
    expect(await demo('main')).toMatchObject({ outcome: 'published', counts: { records: 3 } });
    expect(await lists.status.read()).toMatchObject([{ source: 'OFAC', records: 3, demonstration: true }]);
    await lists.live.ready();
    expect(lists.live.current()?.editions).toMatchObject([{ demonstration: true }]);
  });

  it('give way, all of the source, to its first real list in the same moment', async () => {
    await open();
    await demo('main');
    await demo('other');
    const real = [...toyRows(10), { id: 'R1', name: 'Really Listed' }];
    const report = await lists.importer.import('OFAC', await toyFile(real, { list: 'other' }), { who: 'operator' });
    expect(report).toMatchObject({ outcome: 'published', added: 11, changed: 0, removed: 0 });
    expect(Object.keys(await liveNames(lists))).toHaveLength(11);
    expect(await lists.status.read()).toMatchObject([
      { records: 11, demonstration: false, version: 'other 2026-07-31-2' },
    ]);
    expect(await lists.database.query(`SELECT count(*)::int AS n FROM source_record WHERE first_edition = 1`)).toEqual([
      { n: 0 },
    ]);
  });

  it('stay when the first real list is refused', async () => {
    await open();
    await demo('main');
    const report = await lists.importer.import('OFAC', await toyFile(toyRows(4)), { who: 'operator' });
    expect(report).toMatchObject({ outcome: 'refused', failed: [{ expectation: 'min_records' }] });
    expect(Object.keys(await liveNames(lists))).toHaveLength(3);
  });

  it('are never put over real ones', async () => {
    await open();
    await lists.importer.import('OFAC', await toyFile(toyRows(10)), { who: 'operator' });
    await expect(demo('other')).rejects.toThrow('OFAC holds real lists: the demonstration is never mixed with them.');
    expect(Object.keys(await liveNames(lists))).toHaveLength(10);
  });

  it('are refused by a server on a database of the operator’s own', async () => {
    await open({ demonstrationAllowed: false });
    await expect(demo('main')).rejects.toThrow('The demonstration lists belong to the embedded database only.');
    expect(await liveNames(lists)).toEqual({});
  });
});
