import { startApp, type TestApp } from '../support/app';
import { type SignedIn, signedIn } from '../support/people';

const refused = {
  status: false,
  code: 'validation_error',
  message: 'The request is not valid.',
  details: [{ field: 'pagesize', message: 'is not a known field' }],
};

describe('query parameters that an operation does not read', () => {
  let app: TestApp;
  let admin: SignedIn;
  beforeAll(async () => {
    app = await startApp();
    admin = await signedIn(app);
  });
  afterAll(() => app.close());

  it('are refused where there is none to read, and nothing is done', async () => {
    const answer = await admin.call('post', '/api/api-keys?pagesize=1').send({ label: 'never made' }).expect(400);
    expect(answer.body).toEqual(refused);
    const list = await admin.call('get', '/api/api-keys?q=never').expect(200);
    expect(list.body.pagination.total).toBe(0);
    expect((await admin.call('patch', '/api/institution?pagesize=1').send({ minScore: 60 }).expect(400)).body).toEqual(
      refused,
    );
  });

  it('are refused and recorded beside the body of a search', async () => {
    const grown = await app.added(async () => {
      const answer = await app.http
        .post('/public/search?pagesize=1')
        .set('x-api-key', app.key)
        .send({ name: 'Viktor Bout' })
        .expect(400);
      expect(answer.body).toEqual(refused);
    });
    expect(grown).toEqual({ search_log: 1, api_key_log: 1 });
  });

  it('are ignored by sign-in, so that older clients go on working', async () => {
    await admin.call('get', '/auth/me?pagesize=1').expect(200);
  });
});
