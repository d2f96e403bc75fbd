import { startApp, type TestApp } from '../support/app';
import { faultyFields, login, outcome, PASSWORD, person, type SignedIn, signedIn } from '../support/people';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const NEW = { email: 'Mehmet.Demir@bank.example', fullName: ' Mehmet Demir ', role: 'officer' };

type Listed = { items: { id: string }[] };

describe('/api/users', () => {
  let app: TestApp;
  let admin: SignedIn;
  beforeAll(async () => {
    app = await startApp({ lists: false });
    admin = await signedIn(app);
  });
  afterAll(() => app.close());

  const patch = (id: string, body: object) => admin.call('patch', `/api/users/${id}`).send(body);
  const row = async (id: string) => (await app.sql('SELECT * FROM app_user WHERE id = $1', [id]))[0];

  describe('POST', () => {
    it('answers 201 with the user and a one-time password, told this once', async () => {
      const answer = await admin.call('post', '/api/users').send(NEW).expect(201);
      const now = app.clock.now().toISOString();
      expect(answer.body).toEqual({
        id: expect.stringMatching(UUID),
        institutionId: app.institution.id,
        email: 'mehmet.demir@bank.example',
        fullName: 'Mehmet Demir',
        role: 'officer',
        active: true,
        lastLoginAt: null,
        createdAt: now,
        updatedAt: now,
        temporaryPassword: expect.stringMatching(/^([a-z2-9]{4}-){4}[a-z2-9]{4}$/),
      });
      const { id, temporaryPassword } = answer.body;
      expect(await row(id)).toMatchObject({
        must_change_password: true,
        password_hash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/),
      });
      const session = await login(app, 'mehmet.demir@bank.example', temporaryPassword).expect(200);
      expect(session.body.user.mustChangePassword).toBe(true);
    });

    it('takes a password that the admin chose, without one to change', async () => {
      const body = { ...NEW, email: 'chosen@bank.example', password: PASSWORD };
      const answer = await admin.call('post', '/api/users').send(body).expect(201);
      expect(answer.body).not.toHaveProperty('temporaryPassword');
      const session = await login(app, 'chosen@bank.example', PASSWORD).expect(200);
      expect(session.body.user).not.toHaveProperty('mustChangePassword');
    });

    it('answers 409 to an address that is taken, in any case and in any institution', async () => {
      const other = await person(app, 'admin', { institution: await app.tenants.institution() });
      for (const email of [admin.email.toUpperCase(), other.email]) {
        const answer = await admin.call('post', '/api/users').send({ ...NEW, email });
        expect(outcome(answer)).toEqual([409, 'conflict']);
      }
    });

    it('answers 400 with every problem and the allowed roles', async () => {
      const body = { email: 'nobody', fullName: '', role: 'owner', password: 'short', active: true };
      const answer = await admin.call('post', '/api/users').send(body).expect(400);
      expect(answer.body.details).toEqual(
        expect.arrayContaining([
          { field: 'email', message: 'must be an e-mail address' },
          { field: 'fullName', message: 'must be 1 to 160 characters long, not 0' },
          { field: 'role', message: expect.any(String), allowed: ['admin', 'officer', 'analyst', 'auditor'] },
          { field: 'password', message: 'must be 12 to 128 characters long, not 5' },
          { field: 'active', message: 'is not a known field' },
        ]),
      );
    });

    it.each([
      'password1234',
      'Password12345!',
      'qwertyuiop12',
      'QWERTYUIOP123!',
      '123456789012',
      'aaaaaaaaaaaa',
      'monkeymonkeymonkey',
      'x'.repeat(129),
      'eleven char',
      'twelve\u0000chars',
    ])('refuses the password %j', async (password) => {
      const answer = await admin
        .call('post', '/api/users')
        .send({ ...NEW, password })
        .expect(400);
      expect(answer.body.details).toEqual([{ field: 'password', message: expect.any(String) }]);
    });

    it.each(['correct horse battery', 'ğüşiöçığüşiöçı', ' leading and trailing ', '🦦🦦🦔🦔🦫🦫🐿🐿🐇🐇🐀🐁'])(
      'takes the password %j, and signs in with it',
      async (password) => {
        const email = `${Buffer.from(password).toString('hex').slice(0, 40)}@bank.example`;
        await admin
          .call('post', '/api/users')
          .send({ ...NEW, email, password })
          .expect(201);
        await login(app, email, password).expect(200);
        await login(app, email, password.normalize('NFD')).expect(200);
      },
    );

    it.each(['a@b', 'a b@c.example', '@c.example', 'a@c.example\u0000', 'ä@c.example', 'a@ⅽ.example', 7, null])(
      'refuses the address %j',
      async (email) => {
        const answer = await admin
          .call('post', '/api/users')
          .send({ ...NEW, email })
          .expect(400);
        expect(answer.body.details[0].field).toBe('email');
      },
    );
  });

  describe('GET', () => {
    let caller: SignedIn;
    const ids = (body: Listed) => body.items.map(({ id }) => id);
    const list = async (query: object) =>
      (await caller.call('get', '/api/users').query(query).expect(200)).body as Listed;
    let zeynep: string;
    let ali: string;

    beforeAll(async () => {
      const institution = await app.tenants.institution({ name: 'Listed Bank' });
      caller = await signedIn(app, 'admin', { institution, email: 'first@listed.example' });
      app.clock.advance(1000);
      zeynep = (await person(app, 'analyst', { institution, email: 'z_1@listed.example', fullName: 'Zeynep Kaya' }))
        .user.id;
      app.clock.advance(1000);
      ali = (await person(app, 'auditor', { institution, email: 'z21@listed.example', fullName: 'Ali 100%' })).user.id;
      await caller.call('patch', `/api/users/${ali}`).send({ active: false }).expect(200);
    });

    it('lists the institution, newest first, without anything of passwords', async () => {
      const body = await list({});
      expect(body).toMatchObject({ status: true, pagination: { page: 1, pageSize: 25, total: 3, totalPages: 1 } });
      expect(ids(body)).toEqual([ali, zeynep, caller.user.id]);
      expect(body.items[2]).toEqual({
        id: caller.user.id,
        institutionId: caller.user.institutionId,
        email: 'first@listed.example',
        fullName: caller.user.fullName,
        role: 'admin',
        active: true,
        lastLoginAt: expect.any(String),
        createdAt: caller.user.createdAt.toISOString(),
        updatedAt: caller.user.updatedAt.toISOString(),
      });
    });

    it('filters by text of address or name, role and state', async () => {
      expect(ids(await list({ q: 'KAYA' }))).toEqual([zeynep]);
      expect(ids(await list({ q: 'z_1@' }))).toEqual([zeynep]);
      expect(ids(await list({ q: '100%' }))).toEqual([ali]);
      expect(ids(await list({ q: '\\' }))).toEqual([]);
      expect(ids(await list({ role: 'auditor' }))).toEqual([ali]);
      expect(ids(await list({ active: 'false' }))).toEqual([ali]);
      expect(ids(await list({ active: 'true', role: 'analyst' }))).toEqual([zeynep]);
    });

    it('pages, and answers a page past the end with no items', async () => {
      expect(ids(await list({ page: 2, pageSize: 2 }))).toEqual([caller.user.id]);
      const past = await list({ page: 9, pageSize: 2 });
      expect(past).toMatchObject({ items: [], pagination: { page: 9, pageSize: 2, total: 3, totalPages: 2 } });
    });

    it.each([
      [{ page: 0 }, 'page'],
      [{ pageSize: 101 }, 'pageSize'],
      [{ role: 'owner' }, 'role'],
      [{ active: 'yes' }, 'active'],
      [{ q: '' }, 'q'],
      [{ sort: 'email' }, 'sort'],
    ])('answers 400 to %j', async (query, field) => {
      const answer = await caller.call('get', '/api/users').query(query).expect(400);
      expect(faultyFields(answer)).toEqual([field]);
    });
  });

  describe('PATCH and DELETE', () => {
    it('changes what is given and nothing else', async () => {
      const { user } = await person(app, 'analyst');
      app.clock.advance(1000);
      const answer = await patch(user.id, { fullName: 'Renamed', role: 'auditor' }).expect(200);
      expect(answer.body).toEqual({
        id: user.id,
        institutionId: user.institutionId,
        email: user.email,
        fullName: 'Renamed',
        role: 'auditor',
        active: true,
        lastLoginAt: null,
        createdAt: user.createdAt.toISOString(),
        updatedAt: app.clock.now().toISOString(),
      });
    });

    it('answers 400 to null, to unknown fields and to fields that never change', async () => {
      const { user } = await person(app, 'analyst');
      for (const body of [
        { role: null },
        { fullName: null },
        { active: 'true' },
        { email: 'a@b.example' },
        { id: user.id },
      ]) {
        const answer = await patch(user.id, body).expect(400);
        expect(answer.body.details[0].field).toBe(Object.keys(body)[0]);
      }
    });

    it('gives a role that holds from the next request on', async () => {
      const somebody = await signedIn(app, 'analyst');
      expect(outcome(await somebody.call('get', '/api/users'))).toEqual([403, 'access_restricted']);
      await patch(somebody.user.id, { role: 'admin' }).expect(200);
      await somebody.call('get', '/api/users').expect(200);
      await patch(somebody.user.id, { role: 'officer' }).expect(200);
      expect(outcome(await somebody.call('get', '/api/users'))).toEqual([403, 'access_restricted']);
    });

    it('ends all sessions of a user with a new password', async () => {
      const somebody = await signedIn(app, 'analyst');
      await patch(somebody.user.id, { password: 'another good passphrase' }).expect(200);
      expect(outcome(await somebody.call('get', '/auth/me'))).toEqual([401, 'unauthorized']);
      expect(outcome(await login(app, somebody.email, PASSWORD))).toEqual([401, 'invalid_credentials']);
      await login(app, somebody.email, 'another good passphrase').expect(200);
    });

    it('deactivates, at once and in every session, and reactivates', async () => {
      const somebody = await signedIn(app, 'analyst');
      const answer = await admin.call('delete', `/api/users/${somebody.user.id}`).expect(200);
      expect(answer.body).toMatchObject({ id: somebody.user.id, active: false });
      expect(outcome(await somebody.call('get', '/auth/me'))).toEqual([401, 'unauthorized']);
      expect((await patch(somebody.user.id, { active: true }).expect(200)).body.active).toBe(true);
      expect(outcome(await somebody.call('get', '/auth/me'))).toEqual([401, 'unauthorized']);
      await login(app, somebody.email, PASSWORD).expect(200);
    });

    it('lets nobody deactivate themselves', async () => {
      await person(app, 'admin');
      expect(outcome(await admin.call('delete', `/api/users/${admin.user.id}`))).toEqual([409, 'conflict']);
      expect(outcome(await patch(admin.user.id, { active: false }))).toEqual([409, 'conflict']);
      await admin.call('get', '/auth/me').expect(200);
    });

    it('keeps the last active admin', async () => {
      const institution = await app.tenants.institution();
      const only = await signedIn(app, 'admin', { institution });
      const gone = await person(app, 'admin', { institution });
      await only.call('delete', `/api/users/${gone.user.id}`).expect(200);
      const answer = await only.call('patch', `/api/users/${only.user.id}`).send({ role: 'officer' });
      expect(outcome(answer)).toEqual([409, 'conflict']);
      expect(await row(only.user.id)).toMatchObject({ role: 'admin', active: true });
      await only
        .call('patch', `/api/users/${only.user.id}`)
        .send({ fullName: 'Still Admin', role: 'admin' })
        .expect(200);
    });

    it('keeps one admin of many who demote and deactivate each other at once', async () => {
      const institution = await app.tenants.institution();
      const admins = await Promise.all(Array.from({ length: 6 }, () => signedIn(app, 'admin', { institution })));
      await Promise.all(
        admins.flatMap((one, at) =>
          admins.map((other) =>
            at % 2
              ? one.call('delete', `/api/users/${other.user.id}`)
              : one.call('patch', `/api/users/${other.user.id}`).send({ role: 'analyst' }),
          ),
        ),
      ).then((answers) => expect(answers.filter(({ status }) => status >= 500)).toEqual([]));
      const left = await app.sql(`SELECT id FROM app_user WHERE institution_id = $1 AND role = 'admin' AND active`, [
        institution.id,
      ]);
      expect(left).toHaveLength(1);
    });

    it.each(['0199c1b4-6f3a-7c21-9d43-3a1b0f6f2f10', 'nobody', '%00', '..%2f'])('answers 404 to %s', async (id) => {
      expect(outcome(await patch(id, { fullName: 'X' }))).toEqual([404, 'not_found']);
      expect(outcome(await admin.call('delete', `/api/users/${id}`))).toEqual([404, 'not_found']);
    });

    it('answers 404 to a user of another institution and leaves them alone', async () => {
      const { user } = await person(app, 'analyst', { institution: await app.tenants.institution() });
      expect(outcome(await patch(user.id, { role: 'admin', password: 'another good passphrase' }))).toEqual([
        404,
        'not_found',
      ]);
      expect(outcome(await admin.call('delete', `/api/users/${user.id}`))).toEqual([404, 'not_found']);
      expect(await row(user.id)).toMatchObject({ role: 'analyst', active: true, credentials_version: 0 });
    });
  });

  it.each([
    ['get', '/api/users'],
    ['post', '/api/users'],
    ['patch', '/api/users/0199c1b4-6f3a-7c21-9d43-3a1b0f6f2f10'],
    ['delete', '/api/users/0199c1b4-6f3a-7c21-9d43-3a1b0f6f2f10'],
  ] as const)('%s %s is for admins only', async (method, path) => {
    expect(outcome(await app.http[method](path))).toEqual([401, 'unauthorized']);
    expect(outcome(await app.http[method](path).set('x-api-key', app.key))).toEqual([401, 'unauthorized']);
    for (const role of ['officer', 'analyst', 'auditor'] as const) {
      const somebody = await signedIn(app, role);
      expect(outcome(await somebody.call(method, path))).toEqual([403, 'access_restricted']);
    }
  });
});
