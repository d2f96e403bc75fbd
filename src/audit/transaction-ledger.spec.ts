import { createTestDatabase, type TestDatabase } from '../../test/support/database';
import { FixedClock } from '../../test/support/clock';
import { searchEntry } from '../../test/support/searches';
import { principalOf, Tenants } from '../../test/support/tenants';
import type { LimitPolicyChange } from '../common/limit-policy.rules';
import type { KeyPrincipal } from '../common/principal';
import type { LedgerAnswer } from './search-entry';

describe('the ledger', () => {
  let database: TestDatabase;
  let tenants: Tenants;
  const clock = new FixedClock();

  beforeAll(async () => {
    database = await createTestDatabase();
    tenants = await Tenants.on(database.url, clock);
  });
  beforeEach(() => clock.set('2026-01-15T12:00:00.000Z'));
  afterAll(async () => {
    await tenants.close();
    await database.drop();
  });

  async function caller(key: LimitPolicyChange = {}, institution: LimitPolicyChange = {}): Promise<KeyPrincipal> {
    const made = await tenants.institution({ limitPolicy: institution });
    return principalOf(await tenants.key(made, { limitPolicy: key }), made);
  }

  const rows = <T>(sql: string, { institutionId }: KeyPrincipal): Promise<T[]> =>
    tenants.source.query<T[]>(sql, [institutionId]);

  async function countsOf(principal: KeyPrincipal): Promise<Record<string, number>> {
    const counters = await rows<{ subject_id: string; period: string; start: string; count: string }>(
      'SELECT subject_id, period, period_start::text AS start, count FROM usage_counter WHERE institution_id = $1',
      principal,
    );
    const who = (id: string) => (id === principal.apiKeyId ? 'key' : 'institution');
    return Object.fromEntries(counters.map((c) => [`${who(c.subject_id)} ${c.period} ${c.start}`, Number(c.count)]));
  }

  const granted = (answers: LedgerAnswer[]) => answers.filter((answer) => answer.granted).length;

  it('keeps the whole record of a search, and counts it for key and institution', async () => {
    const principal = await caller();
    const answer = await tenants.ledger.commitSearch(searchEntry(principal));

    expect(answer).toEqual({ granted: true, quota: null });
    const [log] = await rows<Record<string, unknown>>(
      `SELECT search_log.*, body FROM search_log JOIN search_log_snapshot s ON s.search_log_id = search_log.id
       WHERE search_log.institution_id = $1`,
      principal,
    );
    expect(log).toMatchObject({
      api_key_id: principal.apiKeyId,
      user_id: null,
      search_type: 'public',
      query: { name: 'Ivan Petrov', sources: ['OFAC'], page: 1, pageSize: 25 },
      requested_sources: ['OFAC'],
      success: true,
      http_status: 200,
      error_code: null,
      actor_type: 'apiKey',
      actor_snapshot: { apiKeyId: principal.apiKeyId, label: 'payments', last4: principal.last4 },
      result_count: 1,
      has_match: true,
      top_score: 97.5,
      top_entity_name: 'Ivan PETROV',
      matched_sources: ['OFAC'],
      editions: [{ source: 'OFAC', list: 'sdn', edition: '2026-07-01', publishedAt: '2026-07-01T00:00:00.000Z' }],
      engine_version: 'test-1',
      parameters_hash: 'abc',
      ip: '203.0.113.7',
      created_at: new Date('2026-01-15T12:00:00.000Z'),
      body: '{"status":true,"total":1}',
    });
    const [access] = await rows<Record<string, unknown>>(
      'SELECT * FROM api_key_log WHERE institution_id = $1',
      principal,
    );
    expect(access).toMatchObject({
      success: true,
      error_type: null,
      api_key_snapshot: { apiKeyId: principal.apiKeyId, label: 'payments', last4: principal.last4 },
      request_headers: { 'x-api-key': '[redacted]' },
      request_body: { name: 'Ivan Petrov' },
    });
    expect(await countsOf(principal)).toEqual({
      'key day 2026-01-15': 1,
      'key month 2026-01-01': 1,
      'institution day 2026-01-15': 1,
      'institution month 2026-01-01': 1,
    });
  });

  it('grants exactly the limit to 200 searches at once, and records each of the others as refused', async () => {
    const principal = await caller({ dailyLimit: 37 });
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => tenants.ledger.commitSearch(searchEntry(principal))),
    );

    expect(granted(answers)).toBe(37);
    expect(await countsOf(principal)).toMatchObject({ 'key day 2026-01-15': 37, 'institution month 2026-01-01': 37 });
    const logged = await rows<{ success: boolean; http_status: number; error_code: string | null; count: string }>(
      `SELECT success, http_status, error_code, count(*) FROM search_log WHERE institution_id = $1 GROUP BY 1, 2, 3 ORDER BY 2`,
      principal,
    );
    expect(logged).toEqual([
      { success: true, http_status: 200, error_code: null, count: '37' },
      { success: false, http_status: 429, error_code: 'daily_limit', count: '163' },
    ]);
    const [access] = await rows<{ count: string }>(
      'SELECT count(*) FROM api_key_log WHERE institution_id = $1 AND success',
      principal,
    );
    expect(access?.count).toBe('200');
  });

  it('counts nothing anywhere when only the institution is used up', async () => {
    const principal = await caller({ dailyLimit: 50 }, { monthlyLimit: 2 });
    const answers: LedgerAnswer[] = [];
    for (let i = 0; i < 4; i += 1) answers.push(await tenants.ledger.commitSearch(searchEntry(principal)));

    expect(answers.map((answer) => (answer.granted ? answer.quota : answer.code))).toEqual([
      { daily: { limit: 50, remaining: 49 }, monthly: { limit: 2, remaining: 1 } },
      { daily: { limit: 50, remaining: 48 }, monthly: { limit: 2, remaining: 0 } },
      'monthly_limit',
      'monthly_limit',
    ]);
    expect(await countsOf(principal)).toMatchObject({ 'key day 2026-01-15': 2, 'institution month 2026-01-01': 2 });
  });

  it('gives a new day its own count, by the clock of the process and in UTC', async () => {
    const principal = await caller({ dailyLimit: 1 });
    clock.set('2026-01-31T23:59:58.500Z');
    expect(granted([await tenants.ledger.commitSearch(searchEntry(principal))])).toBe(1);
    expect(await tenants.ledger.commitSearch(searchEntry(principal))).toEqual({
      granted: false,
      code: 'daily_limit',
      retryAfterSeconds: 2,
    });
    clock.set('2026-02-01T00:00:00.000Z');
    expect(granted([await tenants.ledger.commitSearch(searchEntry(principal))])).toBe(1);
  });

  it('knows a used-up quota before the next search, until its day ends or the limit is raised', async () => {
    const principal = await caller({ dailyLimit: 1 });
    expect(tenants.usedUp.of(principal, clock.now())).toBeNull();
    await tenants.ledger.commitSearch(searchEntry(principal));

    expect(tenants.usedUp.of(principal, clock.now())).toBe('day');
    const raised = { ...principal, limitPolicy: { ...principal.limitPolicy, dailyLimit: 2 } };
    expect(tenants.usedUp.of(raised, clock.now())).toBeNull();
    expect(tenants.usedUp.of(principal, new Date('2026-01-16T00:00:00.000Z'))).toBeNull();
  });

  it('lets a limit of nothing pass nothing', async () => {
    const principal = await caller({ dailyLimit: 0 });
    expect(await tenants.ledger.commitSearch(searchEntry(principal))).toMatchObject({
      granted: false,
      code: 'daily_limit',
    });
    expect(await countsOf(principal)).toEqual({});
  });

  it('keeps nothing and answers service_unavailable when any part of the record fails', async () => {
    const principal = await caller({ dailyLimit: 5 });
    const entry = searchEntry(principal);
    const broken = { ...entry, resultSummary: { ...entry.resultSummary, resultCount: 2 ** 40 } };

    await expect(tenants.ledger.commitSearch(broken)).rejects.toMatchObject({ code: 'service_unavailable' });
    expect(await countsOf(principal)).toEqual({});
    expect(await rows('SELECT id FROM search_log WHERE institution_id = $1', principal)).toEqual([]);
    expect(await rows('SELECT id FROM api_key_log WHERE institution_id = $1', principal)).toEqual([]);
    expect(await rows('SELECT search_log_id FROM search_log_snapshot WHERE institution_id = $1', principal)).toEqual(
      [],
    );
  });

  it('records a search refused for its input as an accepted access, and counts nothing', async () => {
    const principal = await caller();
    const { facts, query, searchType } = searchEntry(principal);
    await tenants.ledger.recordFailure({ principal, facts, query, searchType, code: 'validation_error' });

    const [log] = await rows(
      'SELECT success, http_status, error_code, editions FROM search_log WHERE institution_id = $1',
      principal,
    );
    expect(log).toEqual({ success: false, http_status: 400, error_code: 'validation_error', editions: [] });
    const [access] = await rows('SELECT success, error_type FROM api_key_log WHERE institution_id = $1', principal);
    expect(access).toEqual({ success: true, error_type: null });
    expect(await countsOf(principal)).toEqual({});
  });

  it('keeps texts that a database cannot hold, with a mark in their place', async () => {
    const principal = await caller();
    const entry = searchEntry(principal, { query: { name: 'Nul\u0000 half\ud800 whole\u{1F600}', 'odd\u0000': 1 } });
    await tenants.ledger.commitSearch({ ...entry, facts: { ...entry.facts, userAgent: 'a\u0000b' } });

    const [log] = await rows('SELECT query, user_agent FROM search_log WHERE institution_id = $1', principal);
    expect(log).toEqual({
      query: { name: 'Nul\ufffd half\ufffd whole\u{1F600}', 'odd\ufffd': 1 },
      user_agent: 'a\ufffdb',
    });
  });

  it('keeps no key that somebody searches for', async () => {
    const principal = await caller();
    const key = 'ssk_live_abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVW';
    await tenants.ledger.commitSearch(
      searchEntry(principal, { query: { name: key }, responseBody: `{"name":"${key}"}` }),
    );

    const [log] = await rows(
      `SELECT query, body FROM search_log JOIN search_log_snapshot s ON s.search_log_id = id WHERE search_log.institution_id = $1`,
      principal,
    );
    expect(log).toEqual({ query: { name: '[redacted]' }, body: '{"name":"[redacted]"}' });
  });

  it('makes the partition of a month that has none when the first record of it comes', async () => {
    const principal = await caller();
    clock.set('2031-05-31T23:59:59.999Z');
    expect(granted([await tenants.ledger.commitSearch(searchEntry(principal))])).toBe(1);

    const [log] = await rows<{ part: string }>(
      'SELECT tableoid::regclass::text AS part FROM search_log WHERE institution_id = $1',
      principal,
    );
    expect(log?.part).toBe('search_log_2031_05');
    expect(await tenants.partitions.ensure(clock.now())).toBe(0);
  });
});
