import { createHmac } from 'node:crypto';
import { startApp, type TestApp } from '../support/app';
import {
  anotherProcess,
  faultyFields,
  login,
  outcome,
  PASSWORD,
  refresh,
  type SignedIn,
  signedIn,
  withToken,
} from '../support/people';

const SECRET = 'a-token-secret-of-the-tests-of-32-chars';
type Json = Record<string, unknown>;

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const parts = (token: string): [Json, Json] => {
  const [header = '', claims = ''] = token.split('.');
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Json;
  return [read(header), read(claims)];
};

/** The token with a changed header and claims, signed with our own secret unless another is given. */
function forged(token: string, change: { header?: Json; claims?: Json; secret?: string; hash?: string }): string {
  const [header, claims] = parts(token);
  const text = `${encoded({ ...header, ...change.header })}.${encoded({ ...claims, ...change.claims })}`;
  return `${text}.${createHmac(change.hash ?? 'sha256', change.secret ?? SECRET)
    .update(text)
    .digest('base64url')}`;
}

describe('a session', () => {
  let app: TestApp;
  let somebody: SignedIn;
  beforeAll(async () => (app = await startApp({ lists: false })));
  beforeEach(async () => (somebody = await signedIn(app, 'analyst')));
  afterAll(() => app.close());

  const me = (token: string) => withToken(app, token, 'get', '/auth/me');

  it('tells who is signed in', async () => {
    const answer = await somebody.call('get', '/auth/me').expect(200);
    expect(answer.body).toEqual({ user: somebody.session.user, institution: somebody.session.institution });
    expect(answer.headers).toMatchObject({ 'ratelimit-limit': '200', 'cache-control': 'no-store' });
  });

  it('ends with a logout, and no other does', async () => {
    const other = (await login(app, somebody.email, PASSWORD).expect(200)).body;
    expect((await somebody.call('post', '/auth/logout').expect(200)).body).toEqual({ status: true });
    expect(outcome(await somebody.call('get', '/auth/me'))).toEqual([401, 'unauthorized']);
    expect(outcome(await somebody.call('post', '/auth/logout'))).toEqual([401, 'unauthorized']);
    expect(outcome(await refresh(app, somebody.session.refreshToken))).toEqual([401, 'invalid_refresh_token']);
    await me(other.token).expect(200);
  });

  it('has access tokens of 15 minutes', async () => {
    app.clock.advance(15 * 60_000 - 1);
    await somebody.call('get', '/auth/me').expect(200);
    app.clock.advance(1);
    const answer = await somebody.call('get', '/auth/me');
    expect(outcome(answer)).toEqual([401, 'unauthorized']);
    expect(answer.headers['www-authenticate']).toBe('Bearer');
  });

  it.each<[string, (token: string) => string]>([
    ['no signature', (token) => `${token.split('.').slice(0, 2).join('.')}.`],
    ['no algorithm', (token) => `${encoded({ ...parts(token)[0], alg: 'none' })}.${token.split('.')[1]}.`],
    ['another algorithm', (token) => forged(token, { header: { alg: 'HS512' }, hash: 'sha512' })],
    ['another secret', (token) => forged(token, { secret: 'some-other-secret-of-32-characters-' })],
    ['an unknown key id', (token) => forged(token, { header: { kid: 'unknown' } })],
    ['no key id', (token) => forged(token, { header: { kid: undefined } })],
    ['another type', (token) => forged(token, { claims: { typ: 'refresh' } })],
    ['no type', (token) => forged(token, { claims: { typ: undefined } })],
    ['another audience', (token) => forged(token, { claims: { aud: 'elsewhere' } })],
    ['no audience', (token) => forged(token, { claims: { aud: undefined } })],
    ['another issuer', (token) => forged(token, { claims: { iss: 'elsewhere' } })],
    ['no session', (token) => forged(token, { claims: { sid: undefined } })],
    ['a session that is no id', (token) => forged(token, { claims: { sid: { $ne: null } } })],
    ['another session', (token) => forged(token, { claims: { sid: '0199c1b4-6f3a-7c21-9d43-3a1b0f6f2f10' } })],
    [
      'another institution',
      (token) => forged(token, { claims: { institutionId: '0199c1b4-6f3a-7c21-9d43-3a1b0f6f2f10' } }),
    ],
    [
      'changed claims',
      (token) => [token.split('.')[0], encoded({ ...parts(token)[1], role: 'admin' }), token.split('.')[2]].join('.'),
    ],
    ['a key', () => 'ssk_live_x'],
    ['unreadable parts', () => 'a.b.c'],
    ['a text', () => 'x'],
  ])('is not proven by a token with %s', async (_what, made) => {
    await me(forged(somebody.session.token, {})).expect(200);
    expect(outcome(await me(made(somebody.session.token)))).toEqual([401, 'unauthorized']);
  });

  it('is not proven by the token of somebody else for it', async () => {
    const other = await signedIn(app, 'admin');
    const [, claims] = parts(other.session.token);
    const mixed = forged(somebody.session.token, { claims: { sub: claims.sub } });
    expect(outcome(await me(mixed))).toEqual([401, 'unauthorized']);
  });

  it('gives no role that the user does not have, whatever the token says', async () => {
    const promoted = forged(somebody.session.token, { claims: { role: 'admin' } });
    expect(outcome(await withToken(app, promoted, 'get', '/api/users'))).toEqual([403, 'access_restricted']);
  });

  it('is not proven by a refresh token, an API key or a token in the address', async () => {
    const { token, refreshToken } = somebody.session;
    expect(outcome(await me(refreshToken))).toEqual([401, 'unauthorized']);
    expect(outcome(await me(app.key))).toEqual([401, 'unauthorized']);
    expect(outcome(await app.http.get(`/auth/me?access_token=${token}&token=${token}`))).toEqual([401, 'unauthorized']);
    expect(outcome(await app.http.get('/auth/me').set('authorization', `ApiKey ${token}`))).toEqual([
      401,
      'unauthorized',
    ]);
    expect(outcome(await app.http.get('/public/search?name=ab').set('authorization', `Bearer ${token}`))).toEqual([
      401,
      'missing_api_key',
    ]);
  });

  it('goes on while the signing secret is replaced', async () => {
    const rotated = await anotherProcess(app, {}, ['a-new-token-secret-of-32-characters-', SECRET]);
    await withToken(rotated, somebody.session.token, 'get', '/auth/me').expect(200);
    const renewed = (await refresh(rotated, somebody.session.refreshToken).expect(200)).body;
    expect(outcome(await me(renewed.token))).toEqual([401, 'unauthorized']);
    await withToken(rotated, renewed.token, 'get', '/auth/me').expect(200);
    await rotated.app.close();
  });
});

describe('POST /auth/password', () => {
  let app: TestApp;
  beforeAll(async () => (app = await startApp({ lists: false })));
  afterAll(() => app.close());

  const NEXT = 'quiet lantern over moss';
  const change = (who: SignedIn, body: object) => who.call('post', '/auth/password').send(body);

  it('answers 200 with new tokens; this session goes on and all others end', async () => {
    const mine = await signedIn(app, 'officer');
    const other = (await login(app, mine.email, PASSWORD).expect(200)).body;
    const answer = await change(mine, { currentPassword: PASSWORD, newPassword: NEXT, extra: 1 }).expect(200);

    expect(answer.body).toEqual({ ...mine.session, token: expect.any(String), refreshToken: expect.any(String) });
    await withToken(app, answer.body.token, 'get', '/auth/me').expect(200);
    await refresh(app, answer.body.refreshToken).expect(200);
    expect(outcome(await withToken(app, other.token, 'get', '/auth/me'))).toEqual([401, 'unauthorized']);
    expect(outcome(await refresh(app, other.refreshToken))).toEqual([401, 'invalid_refresh_token']);
    expect(outcome(await login(app, mine.email, PASSWORD))).toEqual([401, 'invalid_credentials']);
    await login(app, mine.email, NEXT).expect(200);
  });

  it('spends the refresh token from before', async () => {
    const mine = await signedIn(app);
    await change(mine, { currentPassword: PASSWORD, newPassword: NEXT }).expect(200);
    expect(outcome(await refresh(app, mine.session.refreshToken))).toEqual([401, 'invalid_refresh_token']);
  });

  it('answers 401 to a wrong present password and changes nothing', async () => {
    const mine = await signedIn(app);
    const answer = await change(mine, { currentPassword: 'not the password at all', newPassword: NEXT });
    expect(outcome(answer)).toEqual([401, 'invalid_credentials']);
    await login(app, mine.email, PASSWORD).expect(200);
  });

  it.each([
    [{}, ['currentPassword', 'newPassword']],
    [{ currentPassword: PASSWORD, newPassword: 'short' }, ['newPassword']],
    [{ currentPassword: PASSWORD, newPassword: 'password1234' }, ['newPassword']],
    [{ currentPassword: PASSWORD, newPassword: PASSWORD }, ['newPassword']],
  ])('answers 400 to %j', async (body, fields) => {
    const answer = await change(await signedIn(app), body).expect(400);
    expect(faultyFields(answer)).toEqual(fields);
  });

  it('answers 401 without a session, before it looks at the body', async () => {
    expect(outcome(await app.http.post('/auth/password').send({}))).toEqual([401, 'unauthorized']);
  });

  it('lets one of many changes at once through', async () => {
    const mine = await signedIn(app);
    const passwords = Array.from({ length: 5 }, (_, at) => `${NEXT} number ${at}`);
    const answers = await Promise.all(
      passwords.map((newPassword) => change(mine, { currentPassword: PASSWORD, newPassword })),
    );
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    const winner = answers.findIndex(({ status }) => status === 200);
    app.clock.advance(3_600_000);
    await login(app, mine.email, passwords[winner] ?? '').expect(200);
  });

  it('counts wrong present passwords like failed logins', async () => {
    const mine = await signedIn(app);
    for (let at = 0; at < 5; at += 1)
      await change(mine, { currentPassword: `wrong ${at}`, newPassword: NEXT }).expect(401);
    const answer = await change(mine, { currentPassword: PASSWORD, newPassword: NEXT });
    expect(outcome(answer)).toEqual([429, 'rate_limit_exceeded']);
    expect(outcome(await login(app, mine.email, PASSWORD))).toEqual([429, 'rate_limit_exceeded']);
  });
});
