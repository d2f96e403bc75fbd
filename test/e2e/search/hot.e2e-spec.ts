import { Client } from 'pg';
import { AccessChanges } from '../../../src/common/access-changes';
import { startApp, type TestApp } from '../../support/app';
import { type SignedIn, signedIn } from '../../support/people';

/** What the ledger writes; nothing else is touched by a search whose caller is known. */
const OF_THE_LEDGER = ['api_key_log', 'search_log', 'search_log_snapshot', 'usage_counter'];

describe('a search whose caller is known', () => {
  let app: TestApp;
  let analyst: SignedIn;
  let tables: string[];
  beforeAll(async () => {
    app = await startApp();
    analyst = await signedIn(app, 'analyst');
    const rows = await app.sql(`SELECT relname FROM pg_class WHERE relkind IN ('r', 'p') AND NOT relispartition`);
    tables = rows.map(({ relname }) => String(relname));
    // A busy machine must not make the process ask again.
    jest.spyOn(app.app.get(AccessChanges, { strict: false }), 'heard').mockReturnValue(true);
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await app.close();
  });

  /** The statements this process sends meanwhile, but for the proof that it hears of changes. */
  async function statementsOf(work: () => PromiseLike<unknown>): Promise<string[]> {
    const query = jest.spyOn(Client.prototype, 'query');
    await work();
    const sent = query.mock.calls.map(([first]: readonly unknown[]) =>
      typeof first === 'string' ? first : (first as { text: string }).text,
    );
    query.mockRestore();
    return sent.filter((statement) => statement !== 'SELECT 1');
  }

  const named = (statements: readonly string[]) =>
    tables.filter((table) => statements.some((statement) => new RegExp(`\\b${table}\\b`).test(statement))).sort();

  it.each<[string, () => PromiseLike<unknown>, string[]]>([
    ['of a key', () => app.get({ name: 'Viktor Bout' }).expect(200), OF_THE_LEDGER],
    ['of a key, by POST', () => app.post({ name: 'Viktor Bout', sources: ['OFAC'] }).expect(200), OF_THE_LEDGER],
    [
      'of a person',
      () => analyst.call('get', '/api/search').query({ name: 'Viktor Bout' }).expect(200),
      OF_THE_LEDGER.filter((table) => table !== 'api_key_log'),
    ],
    ['that is invalid', () => app.get({ name: 'V' }).expect(400), ['api_key_log', 'search_log']],
  ])('%s makes no query but the ledger’s', async (_what, search, expected) => {
    // The first search of this caller looks it up and notes its use.
    await search();
    const statements = await statementsOf(search);
    expect(named(statements)).toEqual(expected);
    expect(statements.filter((statement) => /^\s*select/i.test(statement))).toEqual([]);
  });

  it('with a key that could not have been issued asks nothing about keys', async () => {
    const statements = await statementsOf(() => app.get({ name: 'Viktor Bout' }).set('x-api-key', 'wrong').expect(401));
    expect(named(statements)).toEqual(['audit_attempt', 'failure_count']);
  });
});
