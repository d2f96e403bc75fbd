import { faultyFields } from '../support/answers';
import { startApp, type TestApp } from '../support/app';
import { outcome, type SignedIn, signedIn } from '../support/people';

describe('/api/institution', () => {
  let app: TestApp;
  let admin: SignedIn;
  beforeAll(async () => {
    app = await startApp();
    admin = await signedIn(app);
  });
  afterAll(() => app.close());

  const patch = (body: object) => admin.call('patch', '/api/institution').send(body);

  it('shows an admin the institution as it is', async () => {
    const { id, slug, createdAt, limitPolicy } = app.institution;
    const answer = await admin.call('get', '/api/institution').expect(200);
    expect(answer.body).toEqual({
      id,
      name: 'Anadolu Example Bank',
      slug,
      approved: true,
      active: true,
      limitPolicy,
      minScore: 50,
      alertScore: 70,
      fourEyes: false,
      autoClear: false,
      strictHits: false,
      createdAt: createdAt.toISOString(),
      updatedAt: createdAt.toISOString(),
    });
  });

  it('changes what is given; the slug stays, and the next search goes by the new floor', async () => {
    const found = await app.get({ name: 'Viktor Bot' }).expect(200);
    app.clock.advance(1000);
    const answer = await patch({ name: ' Renamed Bank ', minScore: 99.5, alertScore: 80, fourEyes: true }).expect(200);
    expect(answer.body).toMatchObject({
      name: 'Renamed Bank',
      slug: app.institution.slug,
      minScore: 99.5,
      alertScore: 80,
      fourEyes: true,
      autoClear: false,
      updatedAt: app.clock.now().toISOString(),
    });
    expect((await admin.call('get', '/api/institution')).body).toEqual(answer.body);
    const stricter = await app.get({ name: 'Viktor Bot' }).expect(200);
    expect(stricter.body.meta.matchingStrategy.minScore).toBe(99.5);
    expect(stricter.body.total).toBeLessThan(found.body.total);
    await patch({ minScore: 50 }).expect(200);
  });

  it.each<[string, unknown]>([
    ['name', ''],
    ['name', null],
    ['minScore', 101],
    ['minScore', '50'],
    ['alertScore', -1],
    ['alertScore', null],
    ['fourEyes', 'true'],
    ['autoClear', 1],
    ['approved', true],
    ['active', true],
    ['slug', 'mine'],
    ['limitPolicy', { unlimited: true }],
    ['retention', 1],
    ['demonstration', true],
  ])('answers 400 to %s %j, which is not a setting of an admin', async (field, value) => {
    const before = (await admin.call('get', '/api/institution')).body;
    const answer = await patch({ [field]: value });
    expect(outcome(answer)).toEqual([400, 'validation_error']);
    expect(faultyFields(answer)).toEqual([field]);
    expect((await admin.call('get', '/api/institution')).body).toEqual(before);
  });
});
