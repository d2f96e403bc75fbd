import { startApp, type TestApp } from '../support/app';

describe('health', () => {
  let app: TestApp;
  beforeAll(async () => (app = await startApp()));
  afterAll(() => app.close());

  const demonstration = { refreshedAt: '2026-01-15T12:00:00.000Z', stale: false, demonstration: true, ageHours: 0 };

  it('tells how old each source is, without a key', async () => {
    const { body } = await app.http.get('/health').expect(200);
    expect(body).toEqual({
      status: true,
      version: '1.0.0',
      database: 'up',
      sources: [
        { ...demonstration, source: 'OFAC', version: 'sdn 2026-01-15-1', records: expect.any(Number) },
        { ...demonstration, source: 'UN_CONSOLIDATED', version: 'un 2026-09-01-1', records: expect.any(Number) },
      ],
    });
    expect(body.sources[0].records).toBeGreaterThan(100);
  });

  it('calls a source stale after a day and keeps answering from it', async () => {
    app.clock.advance(25.5 * 3_600_000);
    const { body } = await app.http.get('/health').expect(200);
    expect(body.sources).toMatchObject([
      { ageHours: 25.5, stale: true },
      { ageHours: 25.5, stale: true },
    ]);
    await app.http.get('/health/ready').expect(200);
    await app.get({ name: 'Viktor Bout' }).expect(200);
  });

  it.each(['/health/live', '/health/ready'])('%s says no more than that', async (path) => {
    expect((await app.http.get(path).expect(200)).body).toEqual({ status: true });
    expect((await app.http.head(path).expect(200)).text).toBeUndefined();
  });

  it.each(['/health', '/health/live', '/health/ready'])('%s refuses a parameter it does not know', async (path) => {
    for (const field of ['verbose', 'toString']) {
      const { body } = await app.http
        .get(path)
        .query({ [field]: '1' })
        .expect(400);
      expect(body).toEqual({
        status: false,
        code: 'validation_error',
        message: 'The request is not valid.',
        details: [{ field, message: 'is not a known field' }],
      });
    }
  });

  it('leaves no record', async () => {
    expect(await app.added(() => app.http.get('/health').expect(200))).toEqual({});
  });
});
