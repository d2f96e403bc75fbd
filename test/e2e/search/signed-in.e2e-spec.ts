import type { SearchResponse } from '../../../src/search/search-response.dto';
import { faultyFields } from '../../support/answers';
import { startApp, type TestApp } from '../../support/app';
import { outcome, type SignedIn, signedIn, withToken } from '../../support/people';

describe('/api/search', () => {
  let app: TestApp;
  let analyst: SignedIn;
  beforeAll(async () => {
    app = await startApp();
    analyst = await signedIn(app, 'analyst');
  });
  afterAll(() => app.close());

  const get = (query: object, caller = analyst) => caller.call('get', '/api/search').query(query);
  const post = (body: object, caller = analyst) => caller.call('post', '/api/search').send(body);

  it('answers like the public search, of GET and of POST, but for who asked', async () => {
    const query = { name: 'Viktor Bout', source: 'OFAC', birthDate: '1967' };
    const bodies = [await get(query), await post(query), await app.get(query)].map(({ status, body }) => {
      expect(status).toBe(200);
      return body as SearchResponse;
    });
    const [byGet, byPost, byKey] = bodies;
    expect(byGet?.total).toBeGreaterThan(0);
    expect(byGet).toEqual(byPost);
    expect(byGet?.meta).toMatchObject({ institutionId: app.institution.id, apiKeyId: null });
    expect({ ...byGet, meta: { ...byGet?.meta, apiKeyId: app.keyId } }).toEqual(byKey);
  });

  it('takes the whole query of a POST: several sources and identifiers', async () => {
    const { body } = await post({
      name: 'AL QAIDA',
      source: 'UN',
      sources: ['OFAC_SDN'],
      identifiers: [{ type: 'imo', value: '9187629' }],
    }).expect(200);
    expect(body.meta.requestedSources).toEqual(['UN_CONSOLIDATED', 'OFAC']);
  });

  it('records it as private, of the person, with its answer, and counts it for the institution only', async () => {
    const institution = await app.tenants.institution();
    const caller = await signedIn(app, 'auditor', { institution });
    const answer = await get({ name: 'Viktor Bout' }, caller).expect(200);
    const records = await app.recordsOf(answer.headers['x-request-id']);
    expect(records.access).toEqual([]);
    expect(records.search).toMatchObject([
      {
        institution_id: institution.id,
        search_type: 'private',
        actor_type: 'user',
        api_key_id: null,
        user_id: caller.user.id,
        success: true,
        http_status: 200,
        actor_snapshot: { userId: caller.user.id, email: caller.email, fullName: caller.user.fullName },
      },
    ]);
    expect(JSON.parse(String(records.snapshot[0]?.body))).toEqual(answer.body);
    expect(await app.countedToday(institution.id)).toBe(1);
  });

  it("is held to the institution's policy: sources, page size, quota", async () => {
    const institution = await app.tenants.institution({
      limitPolicy: { dailyLimit: 2, maxPageSize: 3, allowedSources: ['UN_CONSOLIDATED'] },
    });
    const caller = await signedIn(app, 'officer', { institution });
    const { key } = await app.tenants.key(institution);

    expect(outcome(await get({ name: 'Viktor Bout', source: 'OFAC' }, caller))).toEqual([403, 'source_scope']);
    const first = await get({ name: 'AL QAIDA', pageSize: 50 }, caller).expect(200);
    expect(first.body).toMatchObject({ pageSize: 3, meta: { effectiveSources: ['UN_CONSOLIDATED'] } });
    expect(first.headers).toMatchObject({ 'x-quota-daily-limit': '2', 'x-quota-daily-remaining': '1' });
    await app.get({ name: 'AL QAIDA' }).set('x-api-key', key).expect(200);

    for (const answer of [await get({ name: 'AL QAIDA' }, caller), await post({ name: 'AL QAIDA' }, caller)]) {
      expect(outcome(answer)).toEqual([429, 'daily_limit']);
      expect(answer.headers['retry-after']).toBe(String(12 * 3600));
      const { search } = await app.recordsOf(answer.headers['x-request-id']);
      expect(search).toMatchObject([{ search_type: 'private', success: false, error_code: 'daily_limit' }]);
    }
    expect(await app.countedToday(institution.id)).toBe(2);
  });

  it('answers 400 with every problem, on record', async () => {
    const answer = await post({ name: 'V', type: 'ship', birthdate: '1967', pageSize: 0 });
    expect(outcome(answer)).toEqual([400, 'validation_error']);
    expect(faultyFields(answer)).toEqual(['birthdate', 'name', 'pageSize', 'type']);
    const { search } = await app.recordsOf(answer.headers['x-request-id']);
    expect(search).toMatchObject([{ search_type: 'private', success: false, http_status: 400 }]);
  });

  it('answers 401 to no token and to a key, and records nothing', async () => {
    const calls = [
      () => app.http.get('/api/search').query({ name: 'Viktor Bout' }),
      () => app.http.get('/api/search').query({ name: 'Viktor Bout' }).set('x-api-key', app.key),
      () => withToken(app, app.key, 'get', '/api/search').query({ name: 'Viktor Bout' }),
    ];
    for (const call of calls) {
      const grown = await app.added(async () => {
        const answer = await call();
        expect(outcome(answer)).toEqual([401, 'unauthorized']);
        expect(answer.headers['www-authenticate']).toBe('Bearer');
      });
      expect(grown).toEqual({});
    }
  });
});

describe('the rate of signed-in people', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ settings: { RATE_LIMIT_USER_PER_SECOND: '2', RATE_LIMIT_USER_BURST: '2' } });
  });
  afterAll(() => app.close());

  it('is told on every answer, and refuses a flood with 429; of searches, one record a second', async () => {
    const caller = await signedIn(app, 'analyst');
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => caller.call('get', '/api/search').query({ name: 'Viktor Bout' })),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(4);
    for (const answer of refused) {
      expect(answer.body.code).toBe('rate_limit_exceeded');
      expect(answer.headers).toMatchObject({
        'retry-after': '1',
        'ratelimit-limit': '2',
        'ratelimit-remaining': '0',
        'ratelimit-reset': '1',
      });
    }
    const rows = await app.sql(
      `SELECT search_type, query, user_id FROM search_log WHERE error_code = 'rate_limit_exceeded'`,
    );
    expect(rows).toEqual([{ search_type: 'private', query: { name: 'Viktor Bout' }, user_id: caller.user.id }]);
  });

  it('counts other operations too, without a record', async () => {
    const caller = await signedIn(app, 'admin');
    const grown = await app.added(async () => {
      const answers = await Promise.all(Array.from({ length: 8 }, () => caller.call('get', '/api/api-keys')));
      expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(4);
    });
    expect(grown).toEqual({});
  });
});
