import { Client } from 'pg';
import { connectionOf } from '../../src/lists/database-connection';
import { DEFAULT_LISTS_SETTINGS } from '../../src/lists/lists.settings';
import { IndexBuilder } from '../../src/lists/live/index-builder';
import { LiveLists } from '../../src/lists/live/live-lists';
import { type ListContext, openLists } from '../support/list-context';
import { toyFile, toyName, type ToyRow, toyRows, toySource } from '../support/toy-source';

describe('the live lists', () => {
  let lists: ListContext;
  beforeEach(async () => (lists = await openLists([toySource])));
  afterEach(() => lists.close());

  const publish = async (rows: readonly ToyRow[], list = 'main') =>
    lists.importer.import('OFAC', await toyFile(rows, { list }), { who: 'test' });
  const find = (name: string) =>
    lists.live
      .current()
      ?.index.search({ name, identifiers: [] }, { minScore: 90, attributes: 'filter', offset: 0, limit: 5 })
      .matches.map((match) => match.matchedName);

  it('are none until a list is published', async () => {
    await lists.live.ready();
    expect(lists.live.current()).toBeNull();
  });

  it('answer from every live list, and say which editions they are', async () => {
    await publish([...toyRows(10), { id: 'X1', name: 'Zenobia Quillfeather' }]);
    await publish(
      [...toyRows(10).map((row) => ({ ...row, id: `O${row.id}` })), { id: 'X2', name: 'Osbert Thrumble' }],
      'other',
    );
    await lists.live.ready();
    expect(find('Zenobia Quillfeather')).toEqual(['Zenobia Quillfeather']);
    expect(find('Osbert Thrumble')).toEqual(['Osbert Thrumble']);
    expect(lists.live.current()?.editions).toEqual([
      {
        source: 'OFAC',
        list: 'main',
        edition: '2026-07-31-1',
        publishedAt: '2026-07-31T00:00:00.000Z',
        demonstration: false,
      },
      {
        source: 'OFAC',
        list: 'other',
        edition: '2026-07-31-1',
        publishedAt: '2026-07-31T00:00:00.000Z',
        demonstration: false,
      },
    ]);
  });

  it('swap whole: what a search holds keeps answering from the edition before', async () => {
    await publish([...toyRows(20), { id: 'X1', name: 'Zenobia Quillfeather' }]);
    await lists.live.ready();
    const before = lists.live.current();
    await publish([...toyRows(20), { id: 'X2', name: 'Osbert Thrumble' }]);
    await lists.live.refresh();
    expect(find('Zenobia Quillfeather')).toEqual([]);
    expect(find('Osbert Thrumble')).toEqual(['Osbert Thrumble']);
    expect(before?.editions[0]?.edition).toBe('2026-07-31-1');
    expect(before?.index.size).toBe(21);
  });

  it('are not loaded by a command that does not ask for them', async () => {
    await publish(toyRows(10));
    const settings = { ...DEFAULT_LISTS_SETTINGS, followEditions: false };
    const live = new LiveLists(lists.database, new IndexBuilder(), settings);
    const build = jest.spyOn(IndexBuilder.prototype, 'build');
    live.onApplicationBootstrap();
    await live.onModuleDestroy();
    expect(build).not.toHaveBeenCalled();
    build.mockRestore();
  });

  it('hear of an edition that another process published', async () => {
    await publish(toyRows(10));
    lists.live.onApplicationBootstrap();
    await lists.live.ready();
    await publish([...toyRows(10), { id: 'X1', name: 'Zenobia Quillfeather' }]);
    await until(() => lists.live.current()?.editions[0]?.edition === '2026-07-31-2');
    expect(find('Zenobia Quillfeather')).toEqual(['Zenobia Quillfeather']);
  });

  it('hear again after the connection they listen on was cut', async () => {
    await publish(toyRows(10));
    lists.live.onApplicationBootstrap();
    await lists.live.ready();
    await until(async () => (await cutListeners(lists)) > 0);
    await publish([...toyRows(10), { id: 'X1', name: 'Zenobia Quillfeather' }]);
    await until(() => lists.live.current()?.editions[0]?.edition === '2026-07-31-2');
  });

  it('keep the last good index when a new one cannot be built', async () => {
    await publish(toyRows(10));
    await lists.live.ready();
    await publish([...toyRows(10), { id: 'X1', name: 'Zenobia Quillfeather' }]);
    await lists.database.query(`UPDATE source_record SET record = '"broken"' WHERE reference_id = 'X1'`);
    await expect(lists.live.refresh()).rejects.toThrow();
    expect(lists.live.current()?.editions[0]?.edition).toBe('2026-07-31-1');
    expect(find(toyName(3))).toEqual([toyName(3)]);
  });

  it('say how current each source is', async () => {
    await publish(toyRows(10));
    lists.clock.advance(25 * 3_600_000);
    expect(await lists.status.read()).toEqual([
      {
        source: 'OFAC',
        version: 'main 2026-07-31-1',
        refreshedAt: '2026-01-15T12:00:00.000Z',
        ageHours: 25,
        records: 10,
        stale: true,
        demonstration: false,
      },
    ]);
    await publish(toyRows(10));
    expect(await lists.status.read()).toMatchObject([{ ageHours: 0, stale: false, version: 'main 2026-07-31-1' }]);
  });
});

async function cutListeners({ database }: ListContext): Promise<number> {
  const client = new Client(connectionOf(database, 'test'));
  await client.connect();
  try {
    const { rowCount } = await client.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = 'sanctions-screening editions'`,
    );
    return rowCount ?? 0;
  } finally {
    await client.end();
  }
}

/** Waits for what another thread or process does; the test's own time limit ends it. */
async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20));
}
