import type { AuthSession } from '../../src/auth/auth.dto';
import { AccessChanges } from '../../src/common/access-changes';
import { startApp, type TestApp } from '../support/app';
import { anotherProcess, heardBy, outcome, refresh, signedIn, withToken } from '../support/people';

const HOUR_MS = 3_600_000;

describe('POST /auth/refresh', () => {
  let app: TestApp;
  beforeAll(
    async () => (app = await startApp({ lists: false, settings: { RATE_LIMIT_FAILED_REFRESHES_PER_MINUTE: '0' } })),
  );
  afterAll(() => app.close());

  const me = (token: string) => withToken(app, token, 'get', '/auth/me');
  const endOf = async (userId: string) =>
    (await app.sql('SELECT end_reason FROM session WHERE user_id = $1', [userId]))[0]?.end_reason;

  it('answers 200 with the session and new tokens', async () => {
    const { session } = await signedIn(app, 'auditor');
    const answer = await refresh(app, session.refreshToken).expect(200);

    expect(answer.body).toEqual({
      user: session.user,
      institution: session.institution,
      token: expect.any(String),
      refreshToken: expect.any(String),
    });
    expect([answer.body.token, answer.body.refreshToken]).not.toEqual([session.token, session.refreshToken]);
    await me(answer.body.token).expect(200);
    await me(session.token).expect(200);
  });

  it('ignores fields it does not know', async () => {
    const { session } = await signedIn(app);
    await app.http.post('/auth/refresh').send({ refreshToken: session.refreshToken, device: 'phone' }).expect(200);
  });

  it.each([[{}], [{ refreshToken: null }], [{ refreshToken: 7 }], [{ refreshToken: ['x'] }]])(
    'answers 400 to %j',
    async (body) => {
      const answer = await app.http.post('/auth/refresh').send(body);
      expect(answer.body.details).toEqual([{ field: 'refreshToken', message: 'must be a text' }]);
    },
  );

  it('answers 401 to any text that is no live token', async () => {
    const { session } = await signedIn(app);
    for (const text of ['', ' ', 'ssr_', session.token, `${session.refreshToken} `, 'x'.repeat(10_000), '\u0000']) {
      expect(outcome(await refresh(app, text))).toEqual([401, 'invalid_refresh_token']);
    }
  });

  it('ends the session when a spent token comes back, whoever sent it first', async () => {
    const { user, session } = await signedIn(app);
    const next = await refresh(app, session.refreshToken).expect(200);

    expect(outcome(await refresh(app, session.refreshToken))).toEqual([401, 'invalid_refresh_token']);
    expect(outcome(await me(next.body.token))).toEqual([401, 'unauthorized']);
    expect(outcome(await refresh(app, next.body.refreshToken))).toEqual([401, 'invalid_refresh_token']);
    expect(await endOf(user.id)).toBe('reuse');
  });

  it('ends the session of a thief who went on with a stolen pair, once the owner uses theirs', async () => {
    const { session } = await signedIn(app);
    const stolen = await refresh(app, session.refreshToken).expect(200);
    const further = await refresh(app, stolen.body.refreshToken).expect(200);

    expect(outcome(await refresh(app, session.refreshToken))).toEqual([401, 'invalid_refresh_token']);
    expect(outcome(await me(stolen.body.token))).toEqual([401, 'unauthorized']);
    expect(outcome(await refresh(app, further.body.refreshToken))).toEqual([401, 'invalid_refresh_token']);
  });

  it('leaves the other sessions of the user alone when one ends so', async () => {
    const first = await signedIn(app);
    const second = await app.http.post('/auth/login').send({ email: first.email, password: first.password });
    await refresh(app, first.session.refreshToken).expect(200);
    await refresh(app, first.session.refreshToken).expect(401);
    await refresh(app, second.body.refreshToken).expect(200);
  });

  it('lets at most one of 50 at once through, in two processes', async () => {
    const other = await anotherProcess(app, { RATE_LIMIT_FAILED_REFRESHES_PER_MINUTE: '0' });
    const { session } = await signedIn(app);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => refresh(at % 2 ? app : other, session.refreshToken)),
    );
    await other.app.close();

    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(1);
    expect(statuses.filter((status) => status !== 200 && status !== 401)).toEqual([]);
    const winner = answers.find(({ status }) => status === 200);
    if (winner) expect(outcome(await refresh(app, winner.body.refreshToken))).toEqual([401, 'invalid_refresh_token']);
  });

  it('lets many sessions at once through with few connections, also while nothing is remembered', async () => {
    const small = await anotherProcess(app, { DATABASE_POOL_SIZE: '2' });
    jest.spyOn(small.app.get(AccessChanges, { strict: false }), 'heard').mockReturnValue(false);
    const people = await Promise.all(Array.from({ length: 6 }, () => signedIn(app)));
    const answers = await Promise.all(people.map(({ session }) => refresh(small, session.refreshToken)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    await small.app.close();
  });

  it('refuses a token that was not used for 24 hours', async () => {
    const { session } = await signedIn(app);
    app.clock.advance(24 * HOUR_MS - 1);
    const next = await refresh(app, session.refreshToken).expect(200);
    app.clock.advance(24 * HOUR_MS);
    expect(outcome(await refresh(app, next.body.refreshToken))).toEqual([401, 'invalid_refresh_token']);
  });

  it('ends a session after 7 days, however often it was renewed, and its last token with it', async () => {
    const { session } = await signedIn(app);
    let { refreshToken } = session;
    for (let hours = 0; hours < 7 * 24 - 20; hours += 20) {
      app.clock.advance(20 * HOUR_MS);
      ({ refreshToken } = (await refresh(app, refreshToken).expect(200)).body);
    }
    app.clock.advance(7 * HOUR_MS + 55 * 60_000);
    const last = (await refresh(app, refreshToken).expect(200)).body as AuthSession;
    await me(last.token).expect(200);
    app.clock.advance(5 * 60_000);
    expect(outcome(await me(last.token))).toEqual([401, 'unauthorized']);
    expect(outcome(await refresh(app, last.refreshToken))).toEqual([401, 'invalid_refresh_token']);
  });

  it('spends nothing while the institution is suspended', async () => {
    const institution = await app.tenants.institution();
    const { session } = await signedIn(app, 'admin', { institution });
    await heardBy(app, () => app.tenants.institutions.suspend(institution.id));
    expect(outcome(await refresh(app, session.refreshToken))).toEqual([403, 'inactive_account']);
    await heardBy(app, () => app.tenants.institutions.resume(institution.id));
    await refresh(app, session.refreshToken).expect(200);
  });

  it('refuses the tokens of a deactivated user, also after a reactivation', async () => {
    const admin = await signedIn(app);
    const { user, session } = await signedIn(app, 'analyst');
    await admin.call('delete', `/api/users/${user.id}`).expect(200);
    expect(outcome(await refresh(app, session.refreshToken))).toEqual([401, 'invalid_refresh_token']);
    await admin.call('patch', `/api/users/${user.id}`).send({ active: true }).expect(200);
    expect(outcome(await refresh(app, session.refreshToken))).toEqual([401, 'invalid_refresh_token']);
    expect(outcome(await me(session.token))).toEqual([401, 'unauthorized']);
  });

  it('tells the role the user has now', async () => {
    const admin = await signedIn(app);
    const { user, session } = await signedIn(app, 'analyst');
    await admin.call('patch', `/api/users/${user.id}`).send({ role: 'officer' }).expect(200);
    expect((await refresh(app, session.refreshToken).expect(200)).body.user.role).toBe('officer');
  });
});

describe('a grace period for refresh tokens', () => {
  let app: TestApp;
  beforeAll(async () => (app = await startApp({ lists: false, settings: { REFRESH_GRACE_SECONDS: '10' } })));
  afterAll(() => app.close());

  it('forgives the token before the present one for ten seconds', async () => {
    const { session } = await signedIn(app);
    await refresh(app, session.refreshToken).expect(200);
    app.clock.advance(10_000);
    const again = await refresh(app, session.refreshToken).expect(200);
    await refresh(app, again.body.refreshToken).expect(200);
  });

  it('forgives none after that', async () => {
    const { session } = await signedIn(app);
    await refresh(app, session.refreshToken).expect(200);
    app.clock.advance(10_001);
    expect(outcome(await refresh(app, session.refreshToken))).toEqual([401, 'invalid_refresh_token']);
  });

  it('forgives none before that one', async () => {
    const { session } = await signedIn(app);
    const next = await refresh(app, session.refreshToken).expect(200);
    await refresh(app, next.body.refreshToken).expect(200);
    expect(outcome(await refresh(app, session.refreshToken))).toEqual([401, 'invalid_refresh_token']);
  });
});
