import { LiveLists } from '../../src/lists/live/live-lists';
import { startApp, type TestApp } from '../support/app';
import { type Answer, expectDescribed } from './described';
import { openApi, operations, type Schema } from './document';

type Call = (app: TestApp) => PromiseLike<Answer>;

/** By operation; the title of each begins with the status it has. */
const calls: Record<string, Record<string, Call>> = {
  searchByParameters: {
    '200 an answer': (app) => app.get({ name: 'Viktor Bout', gender: 'm', birthDate: '1967', nationality: 'RU' }),
    '200 an answer of nothing': (app) => app.get({ name: 'Zebedee Quillfeather', page: 3 }),
    '200 many candidates': (app) => app.get({ name: 'AL QAIDA', sources: 'UN,OFAC' }),
    '400 an invalid search': (app) => app.get({ page: 0, type: 'ship' }),
    '401 no key': (app) => app.http.get('/public/search'),
    '403 another website': async (app) => searchWith(app, { allowedDomains: ['bank.example'] }),
    '403 sources out of scope': async (app) => searchWith(app, { limitPolicy: { allowedSources: ['EU_RESTRICTED'] } }),
    '429 a quota used up': async (app) => searchWith(app, { limitPolicy: { dailyLimit: 0 } }),
    '200 a quota left': async (app) => searchWith(app, { limitPolicy: { dailyLimit: 9, monthlyLimit: 9 } }),
  },
  searchByBody: {
    '200 an answer': (app) =>
      app.post({ name: 'Somebody', identifiers: [{ type: 'imo', value: '9187629' }], sources: ['OFAC'] }),
    '400 an invalid search': (app) => app.post({ name: 'V', sources: ['X'], identifiers: [{}] }),
    '400 no JSON': (app) => app.post('{'),
    '401 no key': (app) => app.http.post('/public/search').send({}),
    '403 an unapproved institution': async (app) => {
      const institution = await app.tenants.institution({ name: 'New Bank', approved: false });
      const { key } = await app.tenants.key(institution);
      return app.post({ name: 'Viktor Bout' }).set('x-api-key', key);
    },
    '429 a page too large': async (app) => {
      const { key } = await app.tenants.key(app.institution, {
        rejectOversizePage: true,
        limitPolicy: { maxPageSize: 1 },
      });
      return app.post({ name: 'Viktor Bout', pageSize: 2 }).set('x-api-key', key);
    },
    '413 a body too large': (app) => app.post({ name: 'x'.repeat(110_000) }),
    '415 another media type': (app) => app.http.post('/public/search').type('text').send('Viktor Bout'),
  },
  health: { '200 report': (app) => app.http.get('/health'), '400 parameter': (app) => app.http.get('/health?a=1') },
  healthLive: {
    '200 alive': (app) => app.http.get('/health/live'),
    '400 parameter': (app) => app.http.get('/health/live?a=1'),
  },
  healthReady: {
    '200 ready': (app) => app.http.get('/health/ready'),
    '400 parameter': (app) => app.http.get('/health/ready?a=1'),
  },
};

/** Without lists, or with a fault of ours in their place. */
const inTrouble: Record<string, Call> = {
  searchByParameters: (app) => app.get({ name: 'Viktor Bout' }),
  searchByBody: (app) => app.post({ name: 'Viktor Bout' }),
  health: (app) => app.http.get('/health'),
  healthReady: (app) => app.http.get('/health/ready'),
};

async function searchWith(app: TestApp, wanted: Parameters<TestApp['tenants']['key']>[1]): Promise<Answer> {
  const { key } = await app.tenants.key(app.institution, wanted);
  return app.get({ name: 'Viktor Bout', source: 'OFAC' }).set('x-api-key', key);
}

const statusOf = (title: string): number => Number.parseInt(title, 10);

describe('openapi.json describes the real answers', () => {
  let app: TestApp;
  beforeAll(async () => (app = await startApp()));
  afterAll(() => app.close());

  for (const [operationId, cases] of Object.entries(calls)) {
    it.each(Object.entries(cases))(`of ${operationId}: %s`, async (title, call) => {
      const answer = await call(app);
      expect(answer.status).toBe(statusOf(title));
      expectDescribed(operationId, answer);
    });
  }

  it.each(Object.entries(inTrouble))('of %s to a fault of ours', async (operationId, call) => {
    const fault = jest.spyOn(app.app.get(LiveLists, { strict: false }), 'current').mockImplementation(() => {
      throw new Error('out of order');
    });
    const answer = await call(app);
    fault.mockRestore();
    expect(answer.status).toBe(500);
    expectDescribed(operationId, answer);
  });

  it.each(Object.entries(inTrouble))('of %s without lists', async (operationId, call) => {
    const none = jest.spyOn(app.app.get(LiveLists, { strict: false }), 'current').mockReturnValue(null);
    const answer = await call(app);
    none.mockRestore();
    expect(answer.status).toBe(503);
    expectDescribed(operationId, answer);
  });

  it('and no answer that is not tried here, but a fault of ours in the simplest one', () => {
    const tried = Object.entries(calls).flatMap(([operationId, cases]) => [
      ...Object.keys(cases).map((title) => `${operationId} ${statusOf(title)}`),
      ...(operationId in inTrouble ? [`${operationId} 500`, `${operationId} 503`] : []),
    ]);
    const ours = operations.filter(({ operation }) => operation.operationId in calls);
    const described = ours.flatMap(({ operation }) =>
      Object.keys(operation.responses).map((status) => `${operation.operationId} ${status}`),
    );
    expect(described.filter((each) => !tried.includes(each))).toEqual(['healthLive 500']);
  });

  it('and its own examples are accepted', async () => {
    const example = (schema: Schema): unknown => schema.example;
    const fields = Object.entries(openApi.components.schemas.SearchQuery?.properties ?? {});
    const body = Object.fromEntries(fields.map(([name, schema]) => [name, example(schema)]));
    expect(Object.keys(body)).toHaveLength(12);
    expectDescribed('searchByBody', await app.post(body).expect(200));

    const parameters = operations.find(({ operation }) => operation.operationId === 'searchByParameters')?.operation
      .parameters;
    const given = (parameters ?? []).filter(({ schema }) => schema.example !== undefined);
    const query = Object.fromEntries(given.map(({ name, schema }) => [name, schema.example]));
    expectDescribed('searchByParameters', await app.get(query).expect(200));
  });
});
