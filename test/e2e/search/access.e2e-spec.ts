import type { Institution } from '../../../src/institutions/institution';
import { startApp, type TestApp } from '../../support/app';

const MISSING = 'An API key is needed: send it in the header x-api-key.';
const INVALID = 'This API key is not valid.';
const SEARCH = '/public/search?name=Viktor+Bout';
const failure = (code: string, message: string) => ({ status: false, code, message });

describe('access to /public/search', () => {
  let app: TestApp;
  let names = 0;
  beforeAll(
    async () => (app = await startApp({ settings: { RATE_LIMIT_KEY_PER_SECOND: '3', RATE_LIMIT_KEY_BURST: '3' } })),
  );
  afterAll(() => app.close());

  const institution = (wanted: Parameters<TestApp['tenants']['institution']>[0] = {}) =>
    app.tenants.institution({ name: `Bank ${++names}`, ...wanted });
  const keyOf = async (owner: Institution, wanted: Parameters<TestApp['tenants']['key']>[1] = {}) =>
    (await app.tenants.key(owner, wanted)).key;
  const searchWith = (key: string) => app.http.get(SEARCH).set('x-api-key', key);

  describe('200', () => {
    it.each(['ApiKey', 'apikey', 'APIKEY'])('takes the key in Authorization, with the scheme %s', async (scheme) => {
      const key = await keyOf(app.institution);
      await app.http.get(SEARCH).set('authorization', `${scheme} ${key}`).expect(200);
    });

    it('takes the same key in both headers', async () => {
      const key = await keyOf(app.institution);
      await searchWith(key).set('authorization', `ApiKey ${key}`).expect(200);
    });

    it('takes a key of an allowed domain and address', async () => {
      const key = await keyOf(app.institution, {
        allowedDomains: ['*.bank.example'],
        allowedIps: ['127.0.0.0/8', '::1'],
      });
      await searchWith(key).set('origin', 'https://pay.bank.example').expect(200);
    });
  });

  describe('401', () => {
    it('for no key; only the operator sees the attempt', async () => {
      const grown = await app.added(async () => {
        const answer = await app.http.get(SEARCH).expect(401);
        expect(answer.body).toEqual(failure('missing_api_key', MISSING));
        expect(answer.headers['www-authenticate']).toBe('ApiKey');
        const { attempt } = await app.recordsOf(answer.headers['x-request-id']);
        expect(attempt).toMatchObject([
          { error_type: 'missing_key', error_message: MISSING, request_path: '/public/search' },
        ]);
      });
      expect(grown).toEqual({ audit_attempt: 1 });
    });

    it('for a bearer token instead of a key', async () => {
      const answer = await app.http.get(SEARCH).set('authorization', 'Bearer eyJhbGciOiJIUzI1NiJ9.e30.x').expect(401);
      expect(answer.body).toEqual(failure('missing_api_key', MISSING));
    });

    it('for a key in the query string, which is never read or kept', async () => {
      const answer = await app.http.get(SEARCH).query({ 'x-api-key': app.key }).expect(401);
      expect(answer.body).toEqual(failure('missing_api_key', MISSING));
      const { attempt } = await app.recordsOf(answer.headers['x-request-id']);
      expect(JSON.stringify(attempt)).not.toContain(app.key);
    });

    it('before the input is looked at', async () => {
      expect((await app.http.get('/public/search?nonsense=1').expect(401)).body.code).toBe('missing_api_key');
    });

    it.each([
      ['a key never issued', `ssk_live_${'a'.repeat(49)}`],
      ['no key of ours', 'letmein'],
      ['an empty scheme', 'ApiKey'],
    ])('for %s', async (_what, key) => {
      expect((await searchWith(key).expect(401)).body).toEqual(failure('invalid_api_key', INVALID));
    });

    it('for two different keys', async () => {
      const other = await keyOf(app.institution);
      const answer = await searchWith(app.key).set('authorization', `ApiKey ${other}`).expect(401);
      expect(answer.body).toEqual(failure('invalid_api_key', 'Two different API keys were sent: send one.'));
    });

    it('for an expired key; its institution sees the attempt', async () => {
      const { key, apiKey } = await app.tenants.key(app.institution, { expiresAt: new Date('2026-01-15T11:59:59Z') });
      const grown = await app.added(async () => {
        const answer = await searchWith(key).expect(401);
        expect(answer.body).toEqual(failure('invalid_api_key', INVALID));
        const { access } = await app.recordsOf(answer.headers['x-request-id']);
        expect(access).toMatchObject([{ success: false, error_type: 'inactive_key', api_key_id: apiKey.id }]);
      });
      expect(grown).toEqual({ api_key_log: 1 });
    });
  });

  describe('403', () => {
    it.each([
      ['a suspended institution', 'inactive_account', 'This account is not active.', { active: false }],
      ['an unapproved one', 'unapproved_account', 'This institution is not approved yet.', { approved: false }],
    ])('for %s', async (_what, code, message, change) => {
      const owner = await institution();
      const key = await keyOf(owner);
      await app.tenants.institutions.configure(owner.id, change);
      const grown = await app.added(async () => {
        expect((await searchWith(key).expect(403)).body).toEqual(failure(code, message));
      });
      expect(grown).toEqual({ api_key_log: 1 });
    });

    it('for another address', async () => {
      const key = await keyOf(app.institution, { allowedIps: ['203.0.113.0/24'] });
      const answer = await searchWith(key).set('x-forwarded-for', '203.0.113.9').expect(403);
      expect(answer.body).toEqual(failure('access_restricted', 'This API key may not be used from this address.'));
    });

    it.each([
      ['another page', 'https://bank.example.evil.test'],
      ['no page told', undefined],
      ['an opaque page', 'null'],
    ])('for %s', async (_what, origin) => {
      const key = await keyOf(app.institution, { allowedDomains: ['bank.example'] });
      const asked = searchWith(key);
      const answer = await (origin ? asked.set('origin', origin) : asked).expect(403);
      expect(answer.body).toEqual(failure('access_restricted', 'This API key may not be used from this website.'));
    });

    it('where none of the requested sources is allowed; the search is recorded', async () => {
      const key = await keyOf(app.institution, { limitPolicy: { allowedSources: ['OFAC'] } });
      const grown = await app.added(async () => {
        const answer = await searchWith(key).query({ sources: 'UN,EU' }).expect(403);
        const message = 'None of the requested sources may be searched with these credentials.';
        expect(answer.body).toEqual(failure('source_scope', message));
        const { search, access } = await app.recordsOf(answer.headers['x-request-id']);
        const query = { name: 'Viktor Bout', sources: 'UN,EU' };
        expect(search).toMatchObject([{ success: false, http_status: 403, error_code: 'source_scope', query }]);
        expect(access).toMatchObject([{ success: true, error_type: null }]);
      });
      expect(grown).toEqual({ search_log: 1, api_key_log: 1 });
    });
  });

  describe('429', () => {
    it('for a page larger than a strict key may have', async () => {
      const key = await keyOf(app.institution, { rejectOversizePage: true, limitPolicy: { maxPageSize: 20 } });
      await searchWith(key).expect(200);
      const answer = await searchWith(key).query({ pageSize: 21 }).expect(429);
      expect(answer.body).toEqual(failure('page_size_limit', 'This page size is larger than the policy allows.'));
      const { search } = await app.recordsOf(answer.headers['x-request-id']);
      expect(search).toMatchObject([{ success: false, http_status: 429, error_code: 'page_size_limit' }]);
    });

    it('when the day is used up, until the next UTC day', async () => {
      const { key, apiKey } = await app.tenants.key(await institution(), { limitPolicy: { dailyLimit: 1 } });
      const granted = await searchWith(key).expect(200);
      expect(granted.headers).toMatchObject({ 'x-quota-daily-limit': '1', 'x-quota-daily-remaining': '0' });
      expect(granted.headers).not.toHaveProperty('x-quota-monthly-limit');
      const answer = await searchWith(key).expect(429);
      expect(answer.body).toEqual(failure('daily_limit', 'The daily limit is used up.'));
      expect(answer.headers['retry-after']).toBe(String(12 * 3600));
      expect(await app.countedToday(apiKey.id)).toBe(1);
      const { search, snapshot } = await app.recordsOf(answer.headers['x-request-id']);
      expect(search).toMatchObject([{ success: false, http_status: 429, error_code: 'daily_limit' }]);
      expect(snapshot).toEqual([]);
    });

    it('when the month of the institution is used up', async () => {
      const owner = await institution({ limitPolicy: { monthlyLimit: 1 } });
      await searchWith(await keyOf(owner)).expect(200);
      const answer = await searchWith(await keyOf(owner)).expect(429);
      expect(answer.body).toEqual(failure('monthly_limit', 'The monthly limit is used up.'));
      expect(answer.headers['retry-after']).toBe(String(16 * 86_400 + 12 * 3600));
    });

    it('when a key comes too fast, with at most one record a second', async () => {
      const key = await keyOf(app.institution);
      const answers = await Promise.all(Array.from({ length: 12 }, () => searchWith(key)));
      const refused = answers.filter(({ status }) => status === 429);
      const granted = answers.filter(({ status }) => status === 200);
      expect(refused.length).toBeGreaterThan(0);
      expect(granted.length + refused.length).toBe(12);
      expect(granted[0]?.headers['ratelimit-limit']).toBe('3');
      for (const { body, headers } of refused) {
        expect(body).toEqual(failure('rate_limit_exceeded', 'Too many requests: wait and try again.'));
        expect(headers).toMatchObject({ 'ratelimit-remaining': '0', 'ratelimit-reset': '1', 'retry-after': '1' });
      }
      const ids = refused.map(({ headers }) => String(headers['x-request-id']));
      const rows = await app.sql('SELECT 1 FROM search_log WHERE request_id = ANY($1)', [ids]);
      expect(rows).toHaveLength(1);
    });
  });
});
