import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import request, { type Response, type Test } from 'supertest';
import type { AuthSession } from '../../src/auth/auth.dto';
import { AccessChanges } from '../../src/common/access-changes';
import type { Role } from '../../src/common/principal';
import { readEnvironment } from '../../src/config/environment';
import type { Institution } from '../../src/institutions/institution';
import { listen } from '../../src/listen';
import { createServer } from '../../src/server';
import type { NewUser, User } from '../../src/users/user';
import { UserService } from '../../src/users/user.service';
import type { TestApp } from './app';
import { TEST_HASH_SECRETS } from './tenants';

export const PASSWORD = 'granite otter seldom hums';

/** Of every process of a test. */
const TEST_TOKEN_SECRET = 'a-token-secret-of-the-tests-of-32-chars';

export interface Person {
  readonly user: User;
  readonly email: string;
  readonly password: string;
}

export interface SignedIn extends Person {
  readonly session: AuthSession;
  /** A request with the person's token. */
  call(method: 'get' | 'post' | 'patch' | 'delete', path: string): Test;
}

let numbers = 0;

/** A person of an institution, by default with a password of their own. */
export async function person(
  app: TestApp,
  role: Role = 'admin',
  { institution = app.institution, ...given }: Partial<NewUser> & { institution?: Institution } = {},
): Promise<Person> {
  numbers += 1;
  const wanted = { email: `person-${numbers}@bank.example`, fullName: `Person ${numbers}`, role, password: PASSWORD };
  const users = app.app.get(UserService, { strict: false });
  const { user, temporaryPassword } = await users.create(institution.id, { ...wanted, ...given });
  return { user, email: user.email, password: temporaryPassword ?? given.password ?? PASSWORD };
}

export const login = (app: Pick<TestApp, 'http'>, email: string, password: string): Test =>
  app.http.post('/auth/login').send({ email, password });

export const refresh = (app: Pick<TestApp, 'http'>, refreshToken: string): Test =>
  app.http.post('/auth/refresh').send({ refreshToken });

/** A person with a session. */
export async function signedIn(app: TestApp, ...who: [Role?, Parameters<typeof person>[2]?]): Promise<SignedIn> {
  const somebody = await person(app, ...who);
  const answer = await login(app, somebody.email, somebody.password).expect(200);
  const session = answer.body as AuthSession;
  return { ...somebody, session, call: (method, path) => withToken(app, session.token, method, path) };
}

export const withToken = (
  { http }: Pick<TestApp, 'http'>,
  token: string,
  method: 'get' | 'post' | 'patch' | 'delete',
  path: string,
): Test => http[method](path).set('authorization', `Bearer ${token}`);

/** Status and code of an answer: what a refusal is known by. */
export const outcome = ({ status, body }: Response): [number, string | undefined] => [
  status,
  (body as { code?: string }).code,
];

/** The fields that a `validation_error` names. */
export const faultyFields = ({ body }: Response): string[] =>
  (body as { details: { field: string }[] }).details.map(({ field }) => field);

/** Does what another process is told of, and resolves once this one has heard. */
export async function heardBy(
  { app }: { app: NestFastifyApplication },
  work: () => PromiseLike<unknown>,
): Promise<void> {
  const notice = new Promise<unknown>((resolve) => app.get(AccessChanges, { strict: false }).onChange(resolve));
  await work();
  await notice;
}

/** Another process of the service over the same database, as far as a test can tell. */
export async function anotherProcess(
  { tenants, clock }: TestApp,
  settings: Readonly<Record<string, string>> = {},
  jwt = [TEST_TOKEN_SECRET],
): Promise<Pick<TestApp, 'http'> & { app: NestFastifyApplication }> {
  const { url: databaseUrl } = tenants.source.options as { url: string };
  const environment = readEnvironment({ PORT: '0', LOG_LEVEL: 'silent', ...settings });
  const secrets = { apiKeyHash: TEST_HASH_SECRETS.secrets, jwt };
  const app = await createServer({ environment, secrets, databaseUrl, embedded: true, clock });
  await app.init();
  return { app, http: request(await listen(app, environment)) };
}
