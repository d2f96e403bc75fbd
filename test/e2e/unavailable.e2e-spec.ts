import { startApp, type TestApp } from '../support/app';

const unavailable = (message: string) => ({ status: false, code: 'service_unavailable', message });

describe('503', () => {
  let app: TestApp;
  afterEach(() => app.close());

  it('while no list is loaded: no search, no readiness, but life', async () => {
    app = await startApp({ lists: false });
    const search = await app.get({ name: 'Viktor Bout' }).expect(503);
    expect(search.body).toEqual(unavailable('The lists are not loaded yet: try again shortly.'));
    expect(search.headers['retry-after']).toBe('5');
    for (const path of ['/health', '/health/ready']) {
      const { body, headers } = await app.http.get(path).expect(503);
      expect(body).toEqual(unavailable('The lists are not loaded yet.'));
      expect(headers['retry-after']).toBe('5');
    }
    expect((await app.http.get('/health/live').expect(200)).body).toEqual({ status: true });
  });

  it('when the record of a search cannot be kept: no answer leaves without it', async () => {
    app = await startApp();
    await app.get({ name: 'Viktor Bout' }).expect(200);
    await app.sql('ALTER TABLE search_log ADD CONSTRAINT nothing_more CHECK (created_at IS NULL) NOT VALID');
    const grown = await app.added(async () => {
      const { body, headers } = await app.get({ name: 'Viktor Bout' }).expect(503);
      expect(body).toEqual(unavailable('The service cannot answer now: try again shortly.'));
      expect(headers['retry-after']).toBe('5');
    });
    expect(grown).toEqual({});
    expect(await app.countedToday(app.keyId)).toBe(1);
    const refused = await app.get({ name: 'Viktor Bout', page: 0 }).expect(503);
    expect(refused.body.code).toBe('service_unavailable');
  });

  it('when the database is gone', async () => {
    app = await startApp();
    await app.get({ name: 'Viktor Bout' }).expect(200);
    await app.closeDatabase();
    const { body } = await app.get({ name: 'Viktor Bout' }).expect(503);
    expect(body).toEqual(unavailable('The service cannot answer now: try again shortly.'));
    const health = await app.http.get('/health/ready').expect(503);
    expect(health.body).toEqual(unavailable('The database does not answer.'));
    await app.http.get('/health/live').expect(200);
  });
});
