import type { Client } from 'pg';
import request, { type Response, type Test } from 'supertest';
import type { AuthSession } from '../../../src/auth/auth.dto';
import { newId } from '../../../src/common/ids';
import { PasswordHasher } from '../../../src/users/password-hasher';
import { UserRepository } from '../../../src/users/user.repository';
import type { ServiceProcess } from '../../support/service-process';
import type { Tenants } from '../../support/tenants';

const KEYS = '/api/api-keys';
export const CUSTOMER = 'Quillfeather Ozdemiroglu';

type Headers = Readonly<Record<string, string>>;

/** A secret that was planted, and the one answer that may tell it. */
export interface Planted {
  readonly what: string;
  readonly secret: string;
  readonly toldBy: string;
}

/** Every operation of the service, with secrets in right and wrong places. */
export class EveryOperation {
  readonly planted: Planted[] = [];
  readonly answers: { readonly operation: string; readonly text: string }[] = [];

  constructor(
    private readonly service: ServiceProcess,
    private readonly tenants: Tenants,
    private readonly observer: Client,
  ) {}

  private plant(what: string, secret: string, toldBy = ''): string {
    this.planted.push({ what, secret, toldBy });
    return secret;
  }

  /** Keeps everything of an answer that a client sees. */
  private async seen(operation: string, sent: Test): Promise<Response> {
    const answer = await sent;
    this.answers.push({ operation, text: JSON.stringify([answer.headers, answer.text]) });
    return answer;
  }

  async run(): Promise<void> {
    const http = request(this.service.url);
    const institution = await this.tenants.institution();
    const own = this.plant('the password of the admin', 'velvet-otter-planted-1');
    await this.firstAdmin(institution.id, own);

    await this.seen(
      'a failed login',
      http
        .post('/auth/login')
        .send({ email: 'admin@secrets.example', password: this.plant('a wrong password', 'velvet-otter-planted-2') }),
    );
    await this.seen(
      'a login with the password as address',
      http.post('/auth/login').send({ email: own, password: own }),
    );
    const session = (
      await this.seen(
        'login',
        http.post('/auth/login').send({ email: 'admin@secrets.example', password: own }).expect(200),
      )
    ).body as AuthSession;
    const spent = this.plant('a spent refresh token', session.refreshToken, 'login');
    this.plant('an access token', session.token, 'login');
    const renewed = (await this.seen('refresh', http.post('/auth/refresh').send({ refreshToken: spent }).expect(200)))
      .body as AuthSession;
    const bearer = { authorization: `Bearer ${this.plant('a renewed access token', renewed.token, 'refresh')}` };
    this.plant('a renewed refresh token', renewed.refreshToken, 'refresh');
    await this.seen('a refresh in the query', http.get(`/auth/refresh?refreshToken=${renewed.refreshToken}`));
    await this.seen('a token in the query', http.get(`/auth/me?token=${renewed.token}`));
    await this.seen('who is signed in', http.get('/auth/me').set(bearer).expect(200));

    const created = await this.seen(
      'a new key',
      http.post(KEYS).set(bearer).set('idempotency-key', 'once').send({ label: 'shop' }).expect(201),
    );
    const { id, key } = created.body as { id: string; key: string };
    this.plant('an API key', key, 'a new key');
    await this.seen(
      'the same key again',
      http.post(KEYS).set(bearer).set('idempotency-key', 'once').send({ label: 'shop' }).expect(201),
    );
    await this.seen(
      'an idempotency key that is a key',
      http.post(KEYS).set(bearer).set('idempotency-key', key).send({ label: 'x' }).expect(201),
    );
    const rotated = await this.seen(
      'a rotated key',
      http.post(`${KEYS}/${id}/rotate`).set(bearer).send({}).expect(201),
    );
    const fresh = this.plant('a rotated API key', (rotated.body as { key: string }).key, 'a rotated key');
    await this.seen('a read key', http.get(`${KEYS}/${id}`).set(bearer).expect(200));
    await this.seen('the list of keys', http.get(KEYS).set(bearer).query({ q: fresh }));
    await this.seen('a key named by its secret', http.get(`${KEYS}/${fresh}`).set(bearer));
    await this.seen(
      'a change of the secret',
      http.patch(`${KEYS}/${id}`).set(bearer).send({ key: fresh, label: 'shop' }),
    );
    await this.seen(
      'another institution name',
      http.patch('/api/institution').set(bearer).send({ name: 'Bank', secret: fresh }),
    );

    await this.searches(http, bearer, key, fresh);
    await this.people(http, bearer);

    await this.observer.query('REVOKE INSERT ON idempotent_answer FROM sanctions_tenant');
    await this.seen(
      'a fault of ours',
      http.post(KEYS).set(bearer).set('idempotency-key', fresh).send({ label: CUSTOMER }).expect(500),
    );
    await this.seen('a reused refresh token', http.post('/auth/refresh').send({ refreshToken: spent }).expect(401));
    await this.observer.query('ALTER TABLE search_log RENAME TO search_log_gone');
    await this.seen(
      'a search that cannot be recorded',
      http.get('/public/search').query({ name: CUSTOMER }).set('x-api-key', fresh).expect(503),
    );
    await this.observer.query('ALTER TABLE search_log_gone RENAME TO search_log');
  }

  private async firstAdmin(institutionId: string, password: string): Promise<void> {
    const now = this.tenants.clock.now();
    const user = {
      id: newId(),
      institutionId,
      email: 'admin@secrets.example',
      fullName: 'First',
      role: 'admin' as const,
      active: true,
      mustChangePassword: false,
      lastLoginAt: null,
      createdAt: now,
      updatedAt: now,
    };
    const hash = await new PasswordHasher().hash(password);
    await this.tenants.source.transaction((tx) => new UserRepository().add(tx, user, hash));
  }

  private async searches(http: ReturnType<typeof request>, bearer: Headers, key: string, fresh: string): Promise<void> {
    const search = () => http.get('/public/search').query({ name: CUSTOMER });
    const body = (text: string | object) => http.post('/public/search').set('x-api-key', fresh).type('json').send(text);
    await this.seen('a search', search().set('x-api-key', fresh).expect(200));
    await this.seen('a search with the old key', search().set('authorization', `ApiKey ${key}`).expect(200));
    await this.seen('a search signed in', http.get('/api/search').query({ name: CUSTOMER }).set(bearer).expect(200));
    const damaged = `${fresh.slice(0, -1)}${fresh.endsWith('0') ? '1' : '0'}`;
    await this.seen('a mistyped key', search().set('x-api-key', this.plant('a mistyped key', damaged)));
    await this.seen(
      'a key in the query',
      http.get(`/public/search?name=ab&x-api-key=${fresh}&api_key=${fresh}`).set('x-api-key', fresh),
    );
    await this.seen('a key as a parameter name', http.get(`/public/search?name=ab&${fresh}=1`).set('x-api-key', fresh));
    await this.seen('a key in the path', http.get(`/public/search/${fresh}`));
    await this.seen('a key as the name', search().query({ name: fresh }).set('x-api-key', fresh));
    await this.seen(
      'a key in other headers',
      search().set({
        'x-api-key': fresh,
        'user-agent': fresh,
        referer: `https://a.example/?k=${fresh}`,
        origin: `https://${fresh}.example`,
        'x-request-id': fresh.slice(0, 64),
        cookie: `key=${fresh}`,
        'x-forwarded-for': fresh,
      }),
    );
    await this.seen(
      'a key in the body',
      body({ name: CUSTOMER, key: fresh, password: fresh, nested: { apiKey: fresh } }),
    );
    await this.seen('a broken body with a key', body(`{"name":"${fresh}`));
    await this.seen('a key as a source', body({ name: CUSTOMER, source: fresh }));
  }

  private async people(http: ReturnType<typeof request>, bearer: Headers): Promise<void> {
    const user = { email: 'second@secrets.example', fullName: 'Second', role: 'analyst' };
    const made = await this.seen(
      'a new user',
      http.post('/api/users').set(bearer).set('idempotency-key', 'user').send(user).expect(201),
    );
    const { id, temporaryPassword } = made.body as { id: string; temporaryPassword: string };
    this.plant('a one-time password', temporaryPassword, 'a new user');
    await this.seen(
      'the same user again',
      http.post('/api/users').set(bearer).set('idempotency-key', 'user').send(user).expect(201),
    );
    await this.seen(
      'a user that is taken',
      http
        .post('/api/users')
        .set(bearer)
        .send({ ...user, password: this.plant('an unused password', 'velvet-otter-planted-3') }),
    );
    await this.seen(
      'a short password',
      http
        .patch(`/api/users/${id}`)
        .set(bearer)
        .send({ password: this.plant('a short password', 'otter-plant') }),
    );
    const { body } = await this.seen(
      'the first login',
      http.post('/auth/login').send({ email: user.email, password: temporaryPassword }).expect(200),
    );
    const { token } = body as AuthSession;
    this.plant('the token of the second', token, 'the first login');
    const chosen = this.plant('a chosen password', 'velvet-otter-planted-4');
    const change = { currentPassword: temporaryPassword, newPassword: chosen };
    const changed = await this.seen(
      'a changed password',
      http.post('/auth/password').set('authorization', `Bearer ${token}`).send(change).expect(200),
    );
    const next = this.plant('the next token of the second', (changed.body as AuthSession).token, 'a changed password');
    await this.seen(
      'the password in a wrong place',
      http
        .post('/auth/password')
        .set('authorization', `Bearer ${next}`)
        .send({ currentPassword: chosen, newPassword: chosen.slice(0, 8), [chosen]: chosen }),
    );
    await this.seen('the list of users', http.get('/api/users').set(bearer).query({ q: chosen }).expect(200));
    await this.seen('logout', http.post('/auth/logout').set('authorization', `Bearer ${next}`).expect(200));
  }
}
