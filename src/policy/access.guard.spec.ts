import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { FixedClock } from '../../test/support/clock';
import { createTestDatabase, type TestDatabase } from '../../test/support/database';
import { guardedApp } from '../../test/support/guarded-app';
import { searchEntry } from '../../test/support/searches';
import { principalOf, Tenants } from '../../test/support/tenants';
import { Ledger } from '../audit/ledger';
import type { IssuedKey, NewApiKey } from '../apikeys/api-key';
import type { Institution } from '../institutions/institution';

const clock = new FixedClock();

describe('the guard', () => {
  let database: TestDatabase;
  let tenants: Tenants;
  let app: NestFastifyApplication;
  let institution: Institution;

  beforeAll(async () => {
    database = await createTestDatabase();
    tenants = await Tenants.on(database.url, clock);
    app = await guardedApp(database.url, clock);
    institution = await tenants.institution();
  });
  afterAll(async () => {
    await app.close();
    await tenants.close();
    await database.drop();
  });

  const search = (headers: Record<string, string>, to = app, url = '/public/search') =>
    to.inject({ method: 'POST', url, headers, payload: { name: 'Ivan Petrov', password: 'hunter2' } });

  const accessLog = (of: Institution) =>
    tenants.source.query<Record<string, unknown>[]>(
      'SELECT * FROM api_key_log WHERE institution_id = $1 ORDER BY created_at, id',
      [of.id],
    );
  const attempts = (requestId: string) =>
    tenants.source.query<Record<string, unknown>[]>('SELECT * FROM audit_attempt WHERE request_id = $1', [requestId]);

  async function made(wanted: Partial<NewApiKey> = {}): Promise<IssuedKey & { institution: Institution }> {
    const own = await tenants.institution();
    return { ...(await tenants.key(own, wanted)), institution: own };
  }

  it('lets anyone call an open route', async () => {
    expect((await app.inject({ url: '/open' })).json()).toEqual({ open: true });
  });

  it('refuses a route that declares nothing, to everybody', async () => {
    const { key } = await tenants.key(institution);
    const answer = await app.inject({ url: '/undeclared', headers: { 'x-api-key': key } });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'access_restricted']);
  });

  it('admits a key in either header, in both alike, and knows its caller', async () => {
    const { apiKey, key } = await tenants.key(institution, { limitPolicy: { dailyLimit: 9 } });
    const forms: Record<string, string>[] = [
      { 'x-api-key': key },
      { authorization: `ApiKey ${key}` },
      { authorization: `apikey  ${key}` },
      { 'x-api-key': key, authorization: `APIKEY ${key}` },
      { 'x-api-key': key, authorization: 'Basic dXNlcjpwYXNz' },
    ];
    for (const headers of forms) {
      const answer = await search(headers);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual(JSON.parse(JSON.stringify(principalOf({ apiKey, key }, institution))));
    }
  });

  it.each<[string, (key: string) => Record<string, string>, string, string]>([
    ['no key', () => ({}), 'missing_api_key', 'missing_key'],
    ['an empty key', () => ({ 'x-api-key': '' }), 'missing_api_key', 'missing_key'],
    ['a key as a bearer token', (key) => ({ authorization: `Bearer ${key}` }), 'missing_api_key', 'missing_key'],
    ['a key without its scheme', (key) => ({ authorization: key }), 'missing_api_key', 'missing_key'],
    [
      'two different keys',
      (key) => ({ 'x-api-key': key, authorization: 'ApiKey x' }),
      'invalid_api_key',
      'invalid_key',
    ],
    ['a mistyped key', (key) => ({ 'x-api-key': `${key.slice(0, -1)}_` }), 'invalid_api_key', 'invalid_key'],
    ['a header sent twice', (key) => ({ 'x-api-key': `${key}, ${key}` }), 'invalid_api_key', 'invalid_key'],
  ])('with %s answers 401 and keeps the attempt for the operator only', async (what, headers, code, errorType) => {
    const { key, institution: own } = await made();
    const requestId = what.replace(/ /g, '-');
    const answer = await search({ ...headers(key), 'x-request-id': requestId });

    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ status: false, code });
    expect(answer.headers['www-authenticate']).toBe('ApiKey');
    expect(await attempts(requestId)).toMatchObject([{ error_type: errorType, request_path: '/public/search' }]);
    expect(await accessLog(own)).toEqual([]);
  });

  it('never reads a key from the query string', async () => {
    const { key } = await tenants.key(institution);
    const answer = await search(
      { 'x-request-id': 'in-the-query' },
      app,
      `/public/search?x-api-key=${key}&apiKey=${key}`,
    );
    expect(answer.json()).toMatchObject({ code: 'missing_api_key' });
    expect(JSON.stringify(await attempts('in-the-query'))).not.toContain(key.slice(9));
  });

  it('refuses an ended key and tells its institution, secrets redacted', async () => {
    const { key, apiKey, institution: own } = await made({ expiresAt: clock.now() });
    const answer = await search({ 'x-api-key': key, origin: 'https://shop.example', 'user-agent': 'shop/1' });

    expect(answer.json()).toMatchObject({ code: 'invalid_api_key' });
    expect(await accessLog(own)).toMatchObject([
      {
        api_key_id: apiKey.id,
        api_key_snapshot: { apiKeyId: apiKey.id, label: 'payments', last4: apiKey.last4 },
        success: false,
        error_type: 'inactive_key',
        request_method: 'POST',
        request_url: '/public/search',
        request_body: { name: 'Ivan Petrov', password: '[redacted]' },
        request_headers: { 'x-api-key': '[redacted]', origin: 'https://shop.example' },
        origin: 'https://shop.example',
        user_agent: 'shop/1',
        ip: '127.0.0.1',
        created_at: clock.now(),
      },
    ]);
  });

  it.each<[string, Partial<NewApiKey>, Partial<Institution>, string, string]>([
    ['a suspended institution', {}, { active: false }, 'inactive_account', 'inactive_institution'],
    ['an unapproved institution', {}, { approved: false }, 'unapproved_account', 'unapproved_institution'],
    ['another address', { allowedIps: ['203.0.113.7'] }, {}, 'access_restricted', 'ip_restriction'],
    ['no website', { allowedDomains: ['example.com'] }, {}, 'access_restricted', 'domain_restriction'],
  ])('refuses %s with 403, on record', async (_what, wanted, state, code, errorType) => {
    const { key, institution: own } = await made(wanted);
    await tenants.institutions.configure(own.id, state);
    const answer = await search({ 'x-api-key': key, 'x-forwarded-for': '203.0.113.7' });

    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, code]);
    expect(await accessLog(own)).toMatchObject([{ success: false, error_type: errorType }]);
  });

  it('admits a website that the key allows', async () => {
    const { key } = await tenants.key(institution, { allowedDomains: ['*.example.com'], allowedIps: ['127.0.0.0/8'] });
    expect((await search({ 'x-api-key': key, origin: 'https://shop.example.com' })).statusCode).toBe(200);
    expect((await search({ 'x-api-key': key, referer: 'https://shop.example.com/cart' })).statusCode).toBe(200);
  });

  it('tells the rate on every admitted request', async () => {
    const { key } = await tenants.key(institution);
    expect((await search({ 'x-api-key': key })).headers).toMatchObject({
      'ratelimit-limit': '1000',
      'ratelimit-remaining': '999',
      'ratelimit-reset': '1',
    });
  });

  it('refuses a flood with 429, leaving one pair of records a second', async () => {
    const strict = await guardedApp(database.url, clock, { key: { perSecond: 1, burst: 1 } });
    const { key, institution: own } = await made();
    const answers = await Promise.all(Array.from({ length: 5 }, () => search({ 'x-api-key': key }, strict)));
    await strict.close();

    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused.length).toBeGreaterThanOrEqual(3);
    expect(refused[0]?.json()).toMatchObject({ code: 'rate_limit_exceeded' });
    expect(refused[0]?.headers).toMatchObject({ 'retry-after': '1', 'ratelimit-remaining': '0' });
    expect(await accessLog(own)).toMatchObject([{ success: true, error_type: null }]);
    const logged = await tenants.source.query(
      'SELECT http_status, error_code, query FROM search_log WHERE institution_id = $1',
      [own.id],
    );
    expect(logged).toEqual([{ http_status: 429, error_code: 'rate_limit_exceeded', query: { name: 'Ivan Petrov' } }]);
  });

  it('stops recording an address that keeps failing, and lets its valid keys pass', async () => {
    const strict = await guardedApp(database.url, clock, { failedKeysPerMinute: 2 });
    const { key } = await tenants.key(institution);
    const wrong = () => search({ 'x-api-key': 'wrong', 'x-request-id': 'flood' }, strict);
    const codes = [await wrong(), await wrong(), await wrong()].map((answer) => answer.json<{ code: string }>().code);

    expect(codes).toEqual(['invalid_api_key', 'invalid_api_key', 'rate_limit_exceeded']);
    expect(await attempts('flood')).toHaveLength(2);
    expect((await search({ 'x-api-key': key }, strict)).statusCode).toBe(200);
    await strict.close();
  });

  it('refuses a quota known to be used up before any search, as an accepted access', async () => {
    const { key, institution: own } = await made({ limitPolicy: { dailyLimit: 1 } });
    const first = await search({ 'x-api-key': key });
    const caller = first.json<Parameters<typeof searchEntry>[0]>();
    await app.get(Ledger, { strict: false }).commitSearch(searchEntry(caller));
    const answer = await search({ 'x-api-key': key });

    expect(answer.statusCode).toBe(429);
    expect(answer.json()).toMatchObject({ code: 'daily_limit' });
    expect(answer.headers['retry-after']).toBe(String(12 * 3600));
    expect((await accessLog(own)).map(({ success }) => success)).toEqual([true, true]);
  });

  it('answers a bearer route with unauthorized where no session is proven', async () => {
    const { key } = await tenants.key(institution);
    for (const headers of [
      {},
      { 'x-api-key': key },
      { authorization: `ApiKey ${key}` },
      { authorization: 'Bearer x.y.z' },
    ]) {
      const answer = await app.inject({ url: '/api/things', headers });
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([401, 'unauthorized']);
      expect(answer.headers['www-authenticate']).toBe('Bearer');
    }
  });

  it('gives every response its id and keeps it out of caches', async () => {
    const given = await app.inject({ url: '/open', headers: { 'x-request-id': 'abc.DEF-1_2' } });
    expect(given.headers).toMatchObject({ 'x-request-id': 'abc.DEF-1_2', 'cache-control': 'no-store' });
    // Our log names a request by the same id.
    const named = await app.inject({ url: '/id', headers: { 'x-request-id': 'abc.DEF-1_2' } });
    expect(named.json()).toEqual({ id: 'abc.DEF-1_2' });
    for (const bad of ['a b', 'x'.repeat(65), 'ssk_live_abc', 'ü']) {
      const answer = await app.inject({ url: '/nowhere', headers: { 'x-request-id': bad } });
      expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    }
    expect((await app.inject({ url: '/health' })).headers['cache-control']).toBeUndefined();
  });

  it('answers 503 with Retry-After, never a pass, when the database cannot be asked', async () => {
    const broken = await guardedApp(database.url, clock);
    const { key } = await tenants.key(institution);
    await broken.get(DataSource).destroy();
    const answer = await search({ 'x-api-key': key }, broken);

    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([503, 'service_unavailable']);
    expect(answer.headers['retry-after']).toBe('5');
    await broken.close().catch(() => undefined);
  });
});
