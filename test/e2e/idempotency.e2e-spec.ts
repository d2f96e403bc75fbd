import { faultyFields } from '../support/answers';
import { startApp, type TestApp } from '../support/app';
import { anotherProcess, login, outcome, type SignedIn, signedIn, withToken } from '../support/people';

const USERS = '/api/users';
const KEYS = '/api/api-keys';
const DAY_MS = 86_400_000;

describe('Idempotency-Key', () => {
  let app: TestApp;
  let admin: SignedIn;
  let numbers = 0;
  beforeAll(async () => {
    app = await startApp({ lists: false });
  });
  // The clock of these tests runs past the end of a token.
  beforeEach(async () => {
    admin = await signedIn(app);
  });
  afterAll(() => app.close());

  const fresh = () => `key-${(numbers += 1)}`;
  const newUser = () => ({ email: `${fresh()}@once.example`, fullName: 'Once', role: 'analyst' });
  const post = (path: string, key: string, body: object, caller = admin) =>
    caller.call('post', path).set('idempotency-key', key).send(body);
  const count = async (table: string, where: string, value: unknown): Promise<unknown> =>
    (await app.sql(`SELECT count(*)::int AS count FROM ${table} WHERE ${where} = $1`, [value]))[0]?.count;

  it.each([
    ['a user', USERS, newUser, 'temporaryPassword'],
    ['an API key', KEYS, () => ({ label: fresh() }), 'key'],
  ] as const)(
    'creates %s once; the repeated answer is the first without its secret',
    async (_w, path, body, secret) => {
      const key = fresh();
      const wanted = body();
      const first = await post(path, key, wanted).expect(201);
      const second = await post(path, key, Object.fromEntries(Object.entries(wanted).reverse())).expect(201);

      const { [secret]: told, ...open } = first.body as Record<string, unknown>;
      expect(told).toEqual(expect.any(String));
      expect(first.body).not.toHaveProperty('secretWithheld');
      expect(second.body).toEqual({ ...open, secretWithheld: true });
      expect(first.headers).not.toHaveProperty('idempotent-replayed');
      expect(second.headers['idempotent-replayed']).toBe('true');
      const [kept] = await app.sql("SELECT * FROM idempotent_answer WHERE key_hash = sha256(convert_to($1, 'UTF8'))", [
        key,
      ]);
      expect(JSON.stringify(kept)).not.toContain(told);
    },
  );

  it('withholds nothing where there was no secret', async () => {
    const key = fresh();
    const body = { ...newUser(), password: 'granite otter seldom hums' };
    const first = await post(USERS, key, body).expect(201);
    expect((await post(USERS, key, body).expect(201)).body).toEqual(first.body);
  });

  it('rotates an API key once', async () => {
    const { id } = (await post(KEYS, fresh(), { label: 'rotated' }).expect(201)).body as { id: string };
    const key = fresh();
    const first = await post(`${KEYS}/${id}/rotate`, key, { overlapSeconds: 60 }).expect(201);
    const second = await post(`${KEYS}/${id}/rotate`, key, { overlapSeconds: 60 }).expect(201);
    expect(second.body).toMatchObject({ last4: (first.body as { last4: string }).last4, secretWithheld: true });
  });

  it('does without the header whatever is asked, as often as it is asked', async () => {
    const label = fresh();
    for (const _time of [1, 2]) await admin.call('post', KEYS).send({ label }).expect(201);
    expect(await count('api_key', 'label', label)).toBe(2);
  });

  it('answers 409 to another body, another operation and does neither', async () => {
    const key = fresh();
    const label = fresh();
    const { id } = (await post(KEYS, key, { label }).expect(201)).body as { id: string };
    expect(outcome(await post(KEYS, key, { label: `${label}-2` }))).toEqual([409, 'conflict']);
    expect(outcome(await post(KEYS, key, { label, active: true }))).toEqual([409, 'conflict']);
    expect(outcome(await post(USERS, key, newUser()))).toEqual([409, 'conflict']);
    expect(outcome(await post(`${KEYS}/${id}/rotate`, key, {}))).toEqual([409, 'conflict']);
    expect(await count('api_key', 'label', `${label}-2`)).toBe(0);
    await post(KEYS, key, { label }).expect(201);
  });

  it('is kept for 24 hours and then forgotten', async () => {
    const key = fresh();
    const again = async () => {
      const { body } = await login(app, admin.email, admin.password).expect(200);
      const { token } = body as { token: string };
      return withToken(app, token, 'post', KEYS).set('idempotency-key', key).send({ label: key }).expect(201);
    };
    const first = await again();
    app.clock.advance(DAY_MS - 1);
    expect((await again()).body).toMatchObject({ id: (first.body as { id: string }).id, secretWithheld: true });
    app.clock.advance(1);
    expect((await again()).body).toHaveProperty('key');
    expect(await count('api_key', 'label', key)).toBe(2);
  });

  it('belongs to one person: the same key of another, of this or another institution, is another request', async () => {
    const key = fresh();
    await post(KEYS, key, { label: key }).expect(201);
    const colleague = await signedIn(app);
    await post(KEYS, key, { label: `${key}-colleague` }, colleague).expect(201);
    const stranger = await signedIn(app, 'admin', { institution: await app.tenants.institution() });
    const answer = await post(KEYS, key, { label: key }, stranger).expect(201);
    expect(answer.body).toMatchObject({ institutionId: stranger.user.institutionId, key: expect.any(String) });
  });

  it('repeats a refusal of what was tried, though the reason is gone', async () => {
    const key = fresh();
    const body = newUser();
    const taken = await admin.call('post', USERS).send(body).expect(201);
    const first = await post(USERS, key, body);
    expect(outcome(first)).toEqual([409, 'conflict']);
    await app.sql('DELETE FROM app_user WHERE id = $1', [(taken.body as { id: string }).id]);
    const second = await post(USERS, key, body);
    expect([second.status, second.body]).toEqual([409, first.body]);
    expect(second.headers['idempotent-replayed']).toBe('true');
  });

  it('does not keep an invalid request: it may be mended and sent again', async () => {
    const key = fresh();
    expect(outcome(await post(KEYS, key, { label: '' }))).toEqual([400, 'validation_error']);
    await post(KEYS, key, { label: key }).expect(201);
  });

  it('does not keep a fault of ours, and undoes what it did', async () => {
    const key = fresh();
    const body = { label: key };
    // What fails here is the keeping of the answer, after the API key was made.
    await app.sql('REVOKE INSERT ON idempotent_answer FROM sanctions_tenant');
    const failed = await post(KEYS, key, body);
    await app.sql('GRANT INSERT ON idempotent_answer TO sanctions_tenant');
    expect(outcome(failed)).toEqual([500, 'internal_error']);
    expect(await count('api_key', 'label', key)).toBe(0);
    const answer = await post(KEYS, key, body).expect(201);
    expect(answer.body).toHaveProperty('key');
  });

  it.each([
    ['an empty one', '', 400],
    ['255 characters', 'x'.repeat(255), 201],
    ['256 characters', 'x'.repeat(256), 400],
  ])('of %s', async (_what, key, status) => {
    const answer = await post(KEYS, key, { label: 'long' });
    expect(answer.status).toBe(status);
    if (status === 400) expect(faultyFields(answer)).toEqual(['Idempotency-Key']);
  });

  it('is looked at only once the caller may do what they ask', async () => {
    const analyst = await signedIn(app, 'analyst');
    expect(outcome(await post(KEYS, '', { label: 'x' }, analyst))).toEqual([403, 'access_restricted']);
    expect(outcome(await app.http.post(KEYS).set('idempotency-key', fresh()).send({ label: 'x' }))).toEqual([
      401,
      'unauthorized',
    ]);
  });

  it('has one effect of 40 requests at once on two processes, and one answer with the secret', async () => {
    const other = await anotherProcess(app);
    try {
      const key = fresh();
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, at) =>
          at % 2
            ? post(KEYS, key, { label: key })
            : withToken(other, admin.session.token, 'post', KEYS).set('idempotency-key', key).send({ label: key }),
        ),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
      expect(new Set(answers.map(({ body }) => (body as { id: string }).id)).size).toBe(1);
      expect(answers.filter(({ body }) => 'key' in (body as object))).toHaveLength(1);
      expect(await count('api_key', 'label', key)).toBe(1);
    } finally {
      await other.app.close();
    }
  });

  it('lets many different requests at once through, though each holds a connection', async () => {
    const label = fresh();
    const answers = await Promise.all(Array.from({ length: 40 }, () => post(KEYS, fresh(), { label })));
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    expect(await count('api_key', 'label', label)).toBe(40);
  });
});
