import { createHash } from 'node:crypto';
import { inspect } from 'node:util';
import type { Response, Test } from 'supertest';
import { startApp, type TestApp } from '../support/app';
import { login, refresh, signedIn, withToken } from '../support/people';

const CHOSEN = 'planted chosen passphrase';
const NEXT = 'planted second passphrase';
const WRONG = 'planted wrong passphrase';

describe('secrets of people', () => {
  let app: TestApp;
  const lines: string[] = [];
  const answers: { readonly of: string; readonly text: string }[] = [];
  const planted: Record<string, string> = { CHOSEN, NEXT, WRONG };

  async function answered(request: Test): Promise<Response> {
    const answer = await request;
    answers.push({
      of: `${request.method} ${new URL(request.url).pathname}`,
      text: JSON.stringify([answer.headers, answer.text]),
    });
    return answer;
  }

  beforeAll(async () => {
    app = await startApp({ lists: false, settings: { RATE_LIMIT_FREE_FAILED_LOGINS: '0' } });
    const write = (...said: unknown[]) => void lines.push(inspect(said, { depth: 9, showHidden: true }));
    app.app.useLogger({ log: write, error: write, warn: write, debug: write, verbose: write, fatal: write });
    await use();
  });
  afterAll(() => app.close());

  /** Everything a person can do with secrets, rightly and wrongly. */
  async function use(): Promise<void> {
    const admin = await signedIn(app, 'admin', { email: 'admin@planted.example', password: CHOSEN });
    const created = await answered(
      admin.call('post', '/api/users').send({ email: 'new@planted.example', fullName: 'New', role: 'analyst' }),
    );
    const { temporaryPassword, id } = created.body;
    const session = (await answered(login(app, 'new@planted.example', temporaryPassword))).body;
    const changed = (
      await answered(
        withToken(app, session.token, 'post', '/auth/password').send({
          currentPassword: temporaryPassword,
          newPassword: NEXT,
        }),
      )
    ).body;
    const renewed = (await answered(refresh(app, changed.refreshToken))).body;
    Object.assign(planted, {
      temporaryPassword,
      token: renewed.token,
      first: session.refreshToken,
      last: renewed.refreshToken,
    });

    await answered(login(app, 'new@planted.example', WRONG));
    await answered(login(app, WRONG, WRONG));
    await answered(app.http.post('/auth/login').type('json').send(`{"email":"x","password":"${WRONG}"`));
    await answered(app.http.post('/auth/login').send({ email: 7, password: [WRONG] }));
    await answered(app.http.post('/auth/refresh').send({ refreshToken: [renewed.refreshToken] }));
    await answered(
      admin
        .call('post', '/api/users')
        .send({ email: 'x', fullName: 'x', role: 'x', password: 'x'.repeat(200), secret: WRONG }),
    );
    await answered(
      admin
        .call('post', '/api/users')
        .send({ email: 'new@planted.example', fullName: 'x', role: 'admin', password: WRONG }),
    );
    await answered(admin.call('patch', `/api/users/${id}`).send({ password: CHOSEN }));
    await answered(
      app.http.get('/public/search').query({ name: renewed.refreshToken, refreshToken: renewed.refreshToken }),
    );
    await answered(app.get({ name: renewed.refreshToken, password: WRONG }).set('x-token', renewed.token));
    await answered(
      app.http.post('/public/search').set('x-api-key', renewed.refreshToken).send({ name: 'ab', password: WRONG }),
    );
    await app.sql('ALTER TABLE session RENAME TO session_gone');
    await answered(login(app, 'admin@planted.example', CHOSEN));
    await answered(refresh(app, renewed.refreshToken));
    await app.sql('ALTER TABLE session_gone RENAME TO session');
  }

  const found = (text: string): string[] =>
    Object.entries(planted).flatMap(([name, value]) => (text.includes(value) ? [name] : []));

  it('are in no line of the log', () => {
    expect(lines.join('\n')).toContain('internal_error');
    expect(found(lines.join('\n'))).toEqual([]);
    expect(lines.join('\n')).not.toContain('$argon2');
  });

  it('are in answers only where they are handed out', () => {
    const told = answers.flatMap(({ of, text }) => found(text).map((name) => `${of}: ${name}`));
    expect(told).toEqual([
      'POST /api/users: temporaryPassword',
      'POST /auth/login: first',
      'POST /auth/refresh: token',
      'POST /auth/refresh: last',
    ]);
    expect(answers.map(({ text }) => text).join('\n')).not.toContain('$argon2');
  });

  it('are in no table, and their hashes only in their own column', async () => {
    const tables = await app.sql(`SELECT c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname = 'public' AND c.relkind = 'r'`);
    const holders: string[] = [];
    const hash = createHash('sha256')
      .update(planted.first ?? '')
      .digest('hex');
    for (const { name } of tables) {
      const text = JSON.stringify(await app.sql(`SELECT t::text AS row FROM "${String(name)}" t`));
      holders.push(...found(text).map((secret) => `${secret} in ${String(name)}`));
      if (text.includes('$argon2')) holders.push(`password hash in ${String(name)}`);
      if (text.includes(hash)) holders.push(`token hash in ${String(name)}`);
    }
    expect(holders.sort()).toEqual(['password hash in app_user', 'token hash in refresh_token']);
  });
});
