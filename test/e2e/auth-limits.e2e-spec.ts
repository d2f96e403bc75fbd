import { startApp, type TestApp } from '../support/app';
import { anotherProcess, login, outcome, PASSWORD, person, refresh, signedIn } from '../support/people';

const WRONG = 'not the password at all';

describe('failed logins of one account', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ lists: false, settings: { RATE_LIMIT_FAILED_LOGINS_PER_MINUTE: '0' } });
  });
  afterAll(() => app.close());

  async function failed(email: string, times: number): Promise<void> {
    for (let at = 0; at < times; at += 1) {
      expect(outcome(await login(app, email, WRONG))).toEqual([401, 'invalid_credentials']);
    }
  }

  it.each([
    ['of a user', async () => (await person(app)).email],
    ['that does not exist', () => Promise.resolve('nobody@bank.example')],
  ])('%s: five are free, then the wait is 1 s and doubles up to 15 minutes', async (_what, make) => {
    const email = await make();
    await failed(email, 5);
    for (const seconds of [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]) {
      const refused = await login(app, email, WRONG);
      expect(outcome(refused)).toEqual([429, 'rate_limit_exceeded']);
      expect(refused.headers).toMatchObject({ 'retry-after': String(seconds), 'ratelimit-remaining': '0' });
      expect(JSON.stringify(refused.body)).not.toMatch(/lock|account/i);
      app.clock.advance(seconds * 1000);
      await failed(email, 1);
    }
  });

  it('make the right password wait too, which then takes all back', async () => {
    const { email } = await person(app);
    await failed(email, 5);
    expect(outcome(await login(app, email, PASSWORD))).toEqual([429, 'rate_limit_exceeded']);
    app.clock.advance(1000);
    await login(app, email, PASSWORD).expect(200);
    await failed(email, 5);
  });

  it('are forgotten after 15 minutes without one', async () => {
    const { email } = await person(app);
    await failed(email, 4);
    app.clock.advance(15 * 60_000);
    await failed(email, 5);
  });

  it('are counted exactly when many come at once, in two processes', async () => {
    const other = await anotherProcess(app, { RATE_LIMIT_FAILED_LOGINS_PER_MINUTE: '0' });
    const { email } = await person(app);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) => login(at % 2 ? app : other, at % 3 ? email : email.toUpperCase(), WRONG)),
    );
    await other.app.close();
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array<number>(5).fill(401), ...Array<number>(35).fill(429)]);
  });

  it('are not what many right logins at once look like', async () => {
    const { email } = await person(app);
    const answers = await Promise.all(Array.from({ length: 20 }, () => login(app, email, PASSWORD)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  });

  it('leave no trace of what was typed', async () => {
    await login(app, 'my secret passphrase typed in the wrong field', WRONG).expect(401);
    const rows = JSON.stringify(await app.sql('SELECT account_hash::text, attempts FROM account_wait'));
    expect(rows).not.toContain('secret');
  });
});

describe('failures of one address', () => {
  let app: TestApp;
  beforeAll(async () => {
    const settings = {
      RATE_LIMIT_FAILED_LOGINS_PER_MINUTE: '3',
      RATE_LIMIT_FAILED_REFRESHES_PER_MINUTE: '3',
      TRUSTED_PROXIES: '127.0.0.1',
    };
    app = await startApp({ lists: false, settings });
  });
  afterAll(() => app.close());

  it('of logins: refused after so many in a minute, while a right password passes', async () => {
    const other = await anotherProcess(app, { RATE_LIMIT_FAILED_LOGINS_PER_MINUTE: '3', TRUSTED_PROXIES: '127.0.0.1' });
    const { email } = await person(app);
    const from = (ip: string, who: string, password: string, process: Pick<TestApp, 'http'> = app) =>
      login(process, who, password).set('x-forwarded-for', ip);
    for (const who of ['a@x.example', 'b@x.example', 'c@x.example']) await from('203.0.113.7', who, WRONG).expect(401);

    const refused = await from('203.0.113.7', 'd@x.example', WRONG, other);
    expect(outcome(refused)).toEqual([429, 'rate_limit_exceeded']);
    expect(refused.headers).toMatchObject({ 'retry-after': '60', 'ratelimit-limit': '3', 'ratelimit-remaining': '0' });
    await from('203.0.113.7', email, PASSWORD).expect(200);
    await from('203.0.113.8', 'e@x.example', WRONG).expect(401);
    app.clock.advance(60_000);
    await from('203.0.113.7', 'f@x.example', WRONG).expect(401);
    await other.app.close();
  });

  it('of refreshes: refused after so many in a minute, while a live token passes', async () => {
    const { session } = await signedIn(app);
    for (let at = 0; at < 3; at += 1) await refresh(app, `wrong ${at}`).expect(401);
    const refused = await refresh(app, 'wrong again');
    expect(outcome(refused)).toEqual([429, 'rate_limit_exceeded']);
    expect(refused.headers['retry-after']).toBe('60');
    await refresh(app, session.refreshToken).expect(200);
  });

  it('leave the table small: what is over goes as new counts begin', async () => {
    app.clock.advance(120_000);
    await login(app, 'g@x.example', WRONG).set('x-forwarded-for', '203.0.113.99').expect(401);
    expect(await app.sql('SELECT subject FROM failure_count')).toEqual([{ subject: '203.0.113.99' }]);
  });
});

it('requests of one user are limited by the second', async () => {
  const app = await startApp({
    lists: false,
    settings: { RATE_LIMIT_USER_PER_SECOND: '1', RATE_LIMIT_USER_BURST: '1' },
  });
  const somebody = await signedIn(app);
  const answers = await Promise.all(Array.from({ length: 4 }, () => somebody.call('get', '/auth/me')));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThanOrEqual(2);
  expect(refused[0]?.headers).toMatchObject({ 'ratelimit-limit': '1', 'ratelimit-remaining': '0', 'retry-after': '1' });
  await app.close();
});
