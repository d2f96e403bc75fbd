import type { ApiKeyBody, PaginatedApiKeys } from '../../src/apikeys/api-key-answers.dto';
import { faultyFields } from '../support/answers';
import { startApp, type TestApp } from '../support/app';
import { outcome, type SignedIn, signedIn } from '../support/people';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const NOBODY = '0199c1b4-6f3a-7c21-9d43-3a1b0f6f2f10';
const PATH = '/api/api-keys';

type Issued = ApiKeyBody & { key: string };

describe('/api/api-keys', () => {
  let app: TestApp;
  let admin: SignedIn;
  beforeAll(async () => {
    app = await startApp();
    admin = await signedIn(app);
  });
  afterAll(() => app.close());

  const create = async (body: object = {}): Promise<Issued> => {
    const answer = await admin
      .call('post', PATH)
      .send({ label: 'payments', ...body })
      .expect(201);
    return answer.body as Issued;
  };
  const patch = (id: string, body: object) => admin.call('patch', `${PATH}/${id}`).send(body);
  const search = (key: string) => app.get({ name: 'Viktor Bout' }).set('x-api-key', key);
  const shown = ({ key: _key, ...rest }: Issued): ApiKeyBody => rest;

  describe('POST', () => {
    it('answers 201 with the defaults and a secret that works at once and is in no other answer', async () => {
      const body = await create({ label: ' payments ' });
      const now = app.clock.now().toISOString();
      expect(body).toEqual({
        id: expect.stringMatching(UUID),
        institutionId: app.institution.id,
        label: 'payments',
        last4: body.key.slice(-4),
        active: true,
        allowedDomains: [],
        allowedIps: [],
        limitPolicy: {
          unlimited: true,
          dailyLimit: null,
          monthlyLimit: null,
          maxPageSize: 100,
          allowedSources: ['OFAC', 'MASAK', 'EU_RESTRICTED', 'UK_HMT', 'UN_CONSOLIDATED'],
        },
        rejectOversizePage: false,
        expiresAt: null,
        lastUsedAt: null,
        createdBy: admin.user.id,
        createdAt: now,
        updatedAt: now,
        key: expect.stringMatching(/^ssk_live_[0-9A-Za-z]{49}$/),
      });
      expect((await admin.call('get', `${PATH}/${body.id}`).expect(200)).body).toEqual(shown(body));
      await search(body.key).expect(200);
    });

    it('keeps everything it is given, in canonical form', async () => {
      const body = await create({
        allowedDomains: [' *.example.com ', 'münchen.example:8443'],
        allowedIps: ['10.0.0.0/8', '2001:db8::1'],
        limitPolicy: { dailyLimit: 7, maxPageSize: 10, allowedSources: ['UN', 'OFAC_SDN', 'OFAC'] },
        rejectOversizePage: true,
        expiresAt: '2027-01-31T12:00:00+03:00',
      });
      expect(body).toMatchObject({
        allowedDomains: ['*.example.com', 'münchen.example:8443'],
        allowedIps: ['10.0.0.0/8', '2001:db8::1'],
        limitPolicy: {
          unlimited: false,
          dailyLimit: 7,
          monthlyLimit: null,
          maxPageSize: 10,
          allowedSources: ['UN_CONSOLIDATED', 'OFAC'],
        },
        rejectOversizePage: true,
        expiresAt: '2027-01-31T09:00:00.000Z',
      });
    });

    it.each<[string, object, object]>([
      ['a limit alone', { monthlyLimit: 5 }, { unlimited: false, dailyLimit: null, monthlyLimit: 5 }],
      ['limited without numbers', { unlimited: false }, { unlimited: false, dailyLimit: 1000, monthlyLimit: 20_000 }],
      ['unlimited with numbers', { unlimited: true, dailyLimit: 3 }, { unlimited: true, dailyLimit: 3 }],
      ['nothing', {}, { unlimited: true, dailyLimit: null, monthlyLimit: null }],
    ])('reads a policy of %s', async (_what, limitPolicy, stored) => {
      expect((await create({ limitPolicy })).limitPolicy).toMatchObject(stored);
    });

    it('answers 400 with every problem at once', async () => {
      const answer = await admin
        .call('post', PATH)
        .send({
          label: '',
          allowedDomains: ['example.com', 'https://example.com', '*'],
          allowedIps: ['10.0.0.0/33'],
          limitPolicy: { dailyLimit: -1, maxPageSize: 101, allowedSources: ['INTERPOL'], burst: 3 },
          rejectOversizePage: 'yes',
          expiresAt: '2027-02-30T00:00:00Z',
          active: true,
        })
        .expect(400);
      expect(answer.body.code).toBe('validation_error');
      const details = answer.body.details as { field: string; message: string }[];
      expect(faultyFields(answer)).toEqual([
        'active',
        'allowedDomains',
        'allowedIps',
        'expiresAt',
        'label',
        'limitPolicy.allowedSources',
        'limitPolicy.burst',
        'limitPolicy.dailyLimit',
        'limitPolicy.maxPageSize',
        'rejectOversizePage',
      ]);
      expect(details.find(({ field }) => field === 'allowedDomains')?.message).toContain('entry 2, 3');
    });

    it.each<[string, unknown]>([
      ['label', null],
      ['label', 7],
      ['label', 'line\nbreak'],
      ['label', 'x'.repeat(101)],
      ['allowedDomains', 'example.com'],
      ['allowedDomains', [7]],
      ['allowedDomains', null],
      ['allowedIps', { 0: '10.0.0.1' }],
      ['allowedIps', Array.from({ length: 101 }, () => '10.0.0.1')],
      ['limitPolicy', []],
      ['limitPolicy', 'unlimited'],
      ['limitPolicy', null],
      ['limitPolicy.unlimited', { unlimited: 'true' }],
      ['limitPolicy.dailyLimit', { dailyLimit: 1.5 }],
      ['limitPolicy.dailyLimit', { dailyLimit: '7' }],
      ['limitPolicy.dailyLimit', { dailyLimit: 2_147_483_648 }],
      ['limitPolicy.maxPageSize', { maxPageSize: 0 }],
      ['limitPolicy.allowedSources', { allowedSources: 'OFAC' }],
      ['limitPolicy.allowedSources', { allowedSources: [null] }],
      ['expiresAt', '2027-01-31'],
      ['expiresAt', 1_800_000_000_000],
      ['key', 'ssk_live_mine'],
      ['id', NOBODY],
      ['institutionId', NOBODY],
    ])('answers 400 to %s %j', async (field, value) => {
      const given = field.startsWith('limitPolicy.') ? { limitPolicy: value } : { [field]: value };
      const answer = await admin.call('post', PATH).send({ label: 'payments', ...given });
      expect(outcome(answer)).toEqual([400, 'validation_error']);
      expect(faultyFields(answer)).toEqual([field]);
    });
  });

  describe('GET', () => {
    let caller: SignedIn;
    const made: Record<string, string> = {};
    const list = async (query: object = {}) =>
      (await caller.call('get', PATH).query(query).expect(200)).body as PaginatedApiKeys;
    const labels = (body: { items: ApiKeyBody[] }) => body.items.map(({ label }) => label);

    beforeAll(async () => {
      caller = await signedIn(app, 'admin', { institution: await app.tenants.institution({ name: 'Listed Bank' }) });
      for (const label of ['Shop 100%', 'Shop_two', 'Mobile']) {
        app.clock.advance(1000);
        made[label] = (await caller.call('post', PATH).send({ label }).expect(201)).body.id;
      }
      await caller.call('patch', `${PATH}/${made.Mobile}`).send({ active: false }).expect(200);
    });

    it('lists the keys of the institution, newest first, and no secret', async () => {
      const body = await list();
      expect(body).toMatchObject({
        status: true,
        pagination: { page: 1, pageSize: 25, total: 3, totalPages: 1 },
      });
      expect(labels(body)).toEqual(['Mobile', 'Shop_two', 'Shop 100%']);
      expect(JSON.stringify(body)).not.toMatch(/ssk_|hash/i);
    });

    it('filters by state and by part of label or last characters, taking signs for themselves', async () => {
      expect(labels(await list({ active: 'false' }))).toEqual(['Mobile']);
      expect(labels(await list({ q: 'sHoP' }))).toEqual(['Shop_two', 'Shop 100%']);
      expect(labels(await list({ q: '%' }))).toEqual(['Shop 100%']);
      expect(labels(await list({ q: '_' }))).toEqual(['Shop_two']);
      const { last4 } = (await caller.call('get', `${PATH}/${made.Mobile}`).expect(200)).body;
      expect(labels(await list({ q: last4 }))).toContain('Mobile');
    });

    it('pages, and has nothing past the end', async () => {
      expect(labels(await list({ page: 2, pageSize: 2 }))).toEqual(['Shop 100%']);
      expect(await list({ page: 9, pageSize: 2 })).toMatchObject({
        items: [],
        pagination: { total: 3, totalPages: 2 },
      });
    });

    it.each([{ page: 0 }, { pageSize: 101 }, { active: '1' }, { q: '' }, { label: 'x' }])(
      'answers 400 to %j',
      async (query) => {
        expect(outcome(await caller.call('get', PATH).query(query))).toEqual([400, 'validation_error']);
      },
    );
  });

  describe('PATCH', () => {
    it('changes what is given and nothing else', async () => {
      const before = await create({ allowedIps: ['127.0.0.0/8'], limitPolicy: { dailyLimit: 7 } });
      app.clock.advance(1000);
      const answer = await patch(before.id, { label: 'renamed', limitPolicy: { maxPageSize: 5 } }).expect(200);
      expect(answer.body).toEqual({
        ...shown(before),
        label: 'renamed',
        limitPolicy: { ...before.limitPolicy, maxPageSize: 5 },
        updatedAt: app.clock.now().toISOString(),
      });
    });

    it('holds from the next request on: switched off, restricted, expired, and back', async () => {
      const { id, key } = await create();
      const steps: [object, [number, string | undefined]][] = [
        [{ active: false }, [401, 'invalid_api_key']],
        [{ active: true }, [200, undefined]],
        [{ allowedIps: ['203.0.113.7'] }, [403, 'access_restricted']],
        [{ allowedIps: [] }, [200, undefined]],
        [{ expiresAt: app.clock.now().toISOString() }, [401, 'invalid_api_key']],
        [{ expiresAt: null }, [200, undefined]],
        [{ limitPolicy: { allowedSources: [] } }, [403, 'source_scope']],
      ];
      for (const [change, expected] of steps) {
        await patch(id, change).expect(200);
        expect([change, outcome(await search(key))]).toEqual([change, expected]);
      }
    });

    it('hears of a change under an id in capitals', async () => {
      const { id, key } = await create();
      await search(key).expect(200);
      await patch(id.toUpperCase(), { active: false }).expect(200);
      expect(outcome(await search(key))).toEqual([401, 'invalid_api_key']);
    });

    it('refuses a bad entry and keeps the key as it was', async () => {
      const { id } = await create({ allowedDomains: ['example.com'] });
      expect(outcome(await patch(id, { allowedDomains: ['example.com/path'] }))).toEqual([400, 'validation_error']);
      expect((await admin.call('get', `${PATH}/${id}`)).body.allowedDomains).toEqual(['example.com']);
    });
  });

  describe('rotation', () => {
    // The clock of these tests runs past the end of a token.
    beforeEach(async () => (admin = await signedIn(app)));

    const rotate = (id: string, body?: object) => admin.call('post', `${PATH}/${id}/rotate`).send(body);

    it('gives a new secret under the same id, and lets the old one work until its overlap ends', async () => {
      const first = await create({ limitPolicy: { dailyLimit: 3 } });
      await search(first.key).expect(200);
      const second = (await rotate(first.id, { overlapSeconds: 3600 }).expect(201)).body as Issued;
      expect(second).toMatchObject({ id: first.id, limitPolicy: first.limitPolicy, last4: second.key.slice(-4) });
      await search(first.key).expect(200);
      const answer = await search(second.key).expect(200);
      expect(answer.headers['x-quota-daily-remaining']).toBe('0');
      app.clock.advance(3_600_000);
      expect(outcome(await search(first.key))).toEqual([401, 'invalid_api_key']);
    });

    it('without a body keeps the old secret a day; with 0 ends it at once', async () => {
      const first = await create();
      const second = (await rotate(first.id).expect(201)).body as Issued;
      app.clock.advance(86_399_000);
      await search(first.key).expect(200);
      admin = await signedIn(app);
      const third = (await rotate(first.id, { overlapSeconds: 0 }).expect(201)).body as Issued;
      expect(outcome(await search(first.key))).toEqual([401, 'invalid_api_key']);
      expect(outcome(await search(second.key))).toEqual([401, 'invalid_api_key']);
      await search(third.key).expect(200);
    });

    it.each([-1, 604_801, 1.5, '60', null])('answers 400 to an overlap of %j', async (overlapSeconds) => {
      const { id } = await create();
      expect(outcome(await rotate(id, { overlapSeconds }))).toEqual([400, 'validation_error']);
    });
  });

  it('ends a deleted key at once, for good and for every operation', async () => {
    const { id, key } = await create();
    await search(key).expect(200);
    const answer = await admin.call('delete', `${PATH}/${id}`).expect(200);
    expect(answer.body).toEqual({ status: true, id, deleted: true });
    expect(outcome(await search(key))).toEqual([401, 'invalid_api_key']);
    expect(outcome(await admin.call('get', `${PATH}/${id}`))).toEqual([404, 'not_found']);
    expect(outcome(await patch(id, { active: true }))).toEqual([404, 'not_found']);
    expect(outcome(await admin.call('post', `${PATH}/${id}/rotate`))).toEqual([404, 'not_found']);
    expect(outcome(await admin.call('delete', `${PATH}/${id}`))).toEqual([404, 'not_found']);
    const [log] = await app.sql('SELECT api_key_snapshot FROM api_key_log WHERE api_key_id = $1 LIMIT 1', [id]);
    expect(log).toEqual({ api_key_snapshot: { apiKeyId: id, label: 'payments', last4: key.slice(-4) } });
  });

  it('notes the last use once a minute, without a write for each request', async () => {
    const { id, key } = await create();
    const lastUse = async () => (await admin.call('get', `${PATH}/${id}`)).body.lastUsedAt as string | null;
    const writes = async () => (await app.sql('SELECT xmin::text AS version FROM api_key WHERE id = $1', [id]))[0];
    const first = app.clock.now().toISOString();
    await search(key).expect(200);
    await until(async () => (await lastUse()) === first);
    const version = await writes();
    app.clock.advance(59_000);
    await search(key).expect(200);
    expect(await writes()).toEqual(version);
    app.clock.advance(1000);
    await search(key).expect(200);
    await until(async () => (await lastUse()) === app.clock.now().toISOString());
  });

  it.each([NOBODY, 'nobody', '%00', '..%2f'])('answers 404 to %s', async (id) => {
    for (const [method, path] of [
      ['get', `${PATH}/${id}`],
      ['patch', `${PATH}/${id}`],
      ['delete', `${PATH}/${id}`],
      ['post', `${PATH}/${id}/rotate`],
    ] as const) {
      expect([method, outcome(await admin.call(method, path))]).toEqual([method, [404, 'not_found']]);
    }
  });
});

/** Waits for what happens beside a request. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise(setImmediate);
}
