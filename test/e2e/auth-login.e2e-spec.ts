import { DataSource } from 'typeorm';
import { PasswordHasher } from '../../src/users/password-hasher';
import { startApp, type TestApp } from '../support/app';
import {
  anotherProcess,
  faultyFields,
  login,
  outcome,
  PASSWORD,
  person,
  refresh,
  signedIn,
  withToken,
} from '../support/people';

describe('POST /auth/login', () => {
  let app: TestApp;
  beforeAll(async () => (app = await startApp({ lists: false })));
  afterAll(() => app.close());

  it('answers 200 with the user, the institution and two tokens', async () => {
    const { user, email } = await person(app, 'officer', {
      email: 'Ayse.Yilmaz@Bank.Example',
      fullName: 'Ayşe Yılmaz',
    });
    expect(email).toBe('ayse.yilmaz@bank.example');
    const answer = await login(app, '  AYSE.Yilmaz@bank.example ', PASSWORD).expect(200);

    expect(answer.body).toEqual({
      user: { id: user.id, email, fullName: 'Ayşe Yılmaz', role: 'officer' },
      institution: { id: app.institution.id, name: app.institution.name, slug: app.institution.slug },
      token: expect.stringMatching(/^eyJ[\w-]+\.[\w-]+\.[\w-]+$/),
      refreshToken: expect.stringMatching(/^ssr_[\w-]{43}$/),
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    const [row] = await app.sql('SELECT last_login_at FROM app_user WHERE id = $1', [user.id]);
    expect(row?.last_login_at).toEqual(app.clock.now());
  });

  it('makes tokens of 15 minutes with the agreed claims', async () => {
    const { user, session } = await signedIn(app, 'analyst');
    const [header, claims] = session.token.split('.').map(decoded);
    const now = app.clock.now().getTime() / 1000;
    expect(header).toEqual({ alg: 'HS256', typ: 'JWT', kid: expect.any(String) });
    expect(claims).toEqual({
      iss: 'sanctions-screening',
      aud: 'sanctions-screening-api',
      sub: user.id,
      institutionId: app.institution.id,
      role: 'analyst',
      sid: expect.any(String),
      typ: 'access',
      iat: now,
      exp: now + 15 * 60,
      jti: expect.any(String),
    });
  });

  it('ignores fields it does not know', async () => {
    const { email, password } = await person(app);
    await app.http.post('/auth/login').send({ email, password, rememberMe: true }).expect(200);
  });

  it.each<[string, object | string, string[]]>([
    ['an empty body', {}, ['email', 'password']],
    ['texts that are none', { email: 7, password: ['x'] }, ['email', 'password']],
    ['an empty password', { email: 'a@b.example', password: '' }, ['password']],
    ['a list', [], ['body']],
  ])('answers 400 to %s, naming every field', async (_what, body, fields) => {
    const answer = await app.http.post('/auth/login').send(body).expect(400);
    expect(answer.body.code).toBe('validation_error');
    expect(faultyFields(answer)).toEqual(fields);
  });

  it('answers 415 to a form and 413 to a body that is too large', async () => {
    const form = await app.http.post('/auth/login').type('form').send('email=a&password=b');
    expect(outcome(form)).toEqual([415, 'unsupported_media_type']);
    const large = await login(app, 'a@b.example', 'x'.repeat(110_000));
    expect(outcome(large)).toEqual([413, 'payload_too_large']);
  });

  it('answers 401 alike, after as much hashing, to a wrong password and to an unknown account', async () => {
    const { email } = await person(app);
    const verify = jest.spyOn(app.app.get(PasswordHasher, { strict: false }), 'verify');
    const hash = jest.spyOn(app.app.get(PasswordHasher, { strict: false }), 'hash');
    const wrong = await login(app, email, 'not the password at all');
    const callsForWrong = verify.mock.calls.length;
    const unknown = await login(app, 'nobody@bank.example', 'not the password at all');

    expect(outcome(wrong)).toEqual([401, 'invalid_credentials']);
    expect(unknown.body).toEqual(wrong.body);
    expect(wrong.headers['www-authenticate']).toBe('Bearer');
    expect([callsForWrong, verify.mock.calls.length - callsForWrong, hash.mock.calls.length]).toEqual([1, 1, 0]);
    expect(verify.mock.calls.map(([stored]) => stored === null)).toEqual([false, true]);
    jest.restoreAllMocks();
  });

  it('never takes an account that does not exist for proven', async () => {
    const hasher = app.app.get(PasswordHasher, { strict: false });
    expect(await hasher.verify(null, PASSWORD)).toBe(false);
  });

  it('tells only whoever knows the password that a user is deactivated', async () => {
    const admin = await signedIn(app);
    const { user, email } = await person(app, 'analyst');
    await admin.call('delete', `/api/users/${user.id}`).expect(200);

    expect(outcome(await login(app, email, 'not the password at all'))).toEqual([401, 'invalid_credentials']);
    expect(outcome(await login(app, email, PASSWORD))).toEqual([403, 'inactive_account']);
  });

  it.each([
    ['suspended', { active: false }, 'inactive_account'],
    ['unapproved', { approved: false }, 'unapproved_account'],
  ])('answers 403 to the people of an institution that is %s', async (_what, state, code) => {
    const institution = await app.tenants.institution();
    const { email } = await person(app, 'admin', { institution });
    await app.tenants.institutions.configure(institution.id, state);

    expect(outcome(await login(app, email, 'not the password at all'))).toEqual([401, 'invalid_credentials']);
    expect(outcome(await login(app, email, PASSWORD))).toEqual([403, code]);
  });

  it('lets whoever has a one-time password do nothing but change it', async () => {
    const somebody = await person(app, 'admin', { password: undefined });
    const { body } = await login(app, somebody.email, somebody.password).expect(200);
    expect(body.user.mustChangePassword).toBe(true);
    const call = (path: string) => withToken(app, body.token, 'get', path);

    expect((await call('/auth/me').expect(200)).body.user.mustChangePassword).toBe(true);
    expect(outcome(await call('/api/users'))).toEqual([403, 'access_restricted']);
    const changed = await withToken(app, body.token, 'post', '/auth/password')
      .send({ currentPassword: somebody.password, newPassword: PASSWORD })
      .expect(200);
    expect(changed.body.user).not.toHaveProperty('mustChangePassword');
    await call('/api/users').expect(200);
  });

  it('removes the sessions of the user that are over', async () => {
    const { user, email } = await signedIn(app);
    app.clock.advance(7 * 24 * 3_600_000);
    await login(app, email, PASSWORD).expect(200);
    expect(await app.sql('SELECT 1 FROM session WHERE user_id = $1', [user.id])).toHaveLength(1);
  });

  it('answers 503 with Retry-After, never a pass, when the database cannot be asked', async () => {
    const lost = await anotherProcess(app);
    const { email, session } = await signedIn(app);
    await lost.app.get(DataSource).destroy();
    for (const answer of [await login(lost, email, PASSWORD), await refresh(lost, session.refreshToken)]) {
      expect(outcome(answer)).toEqual([503, 'service_unavailable']);
      expect(answer.headers['retry-after']).toBe('5');
    }
    expect(outcome(await withToken(lost, session.token, 'get', '/auth/me'))).toEqual([503, 'service_unavailable']);
    await lost.app.close().catch(() => undefined);
  });
});

/** A part of a token; the signature is no object. */
function decoded(part: string): unknown {
  const text = Buffer.from(part, 'base64url').toString('latin1');
  return text.startsWith('{') ? JSON.parse(text) : null;
}
