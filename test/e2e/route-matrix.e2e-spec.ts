import type { Response } from 'supertest';
import { PERMISSIONS } from '../../src/common/access';
import { type Role, ROLES } from '../../src/common/principal';
import type { Institution } from '../../src/institutions/institution';
import { startApp, type TestApp } from '../support/app';
import { outcome, person, type SignedIn, signedIn } from '../support/people';
import { declaredRoutes } from '../support/routes';
import { type RouteEntry, ROUTES, type Target } from './route-matrix';

type Credentials = Readonly<Record<string, string>>;
const UNAUTHORIZED = [401, 'unauthorized'];
const entries = Object.entries(ROUTES);
const ofTokens = entries.filter(([, { who }]) => Array.isArray(who));
const ofKeys = entries.filter(([, { who }]) => who === 'keys');
const ofAnyone = entries.filter(([, { who }]) => who === 'anyone');
const withTarget = entries.filter(([, { target }]) => target !== undefined && target !== 'entity');

describe('all routes', () => {
  let app: TestApp;
  let other: Institution;
  let otherKey: string;
  const people = new Map<Role, SignedIn>();
  let calls = 0;

  beforeAll(async () => {
    app = await startApp();
    other = await app.tenants.institution({ name: 'Other Bank' });
    otherKey = (await app.tenants.key(other)).key;
    for (const role of ROLES) people.set(role, await signedIn(app, role));
  });
  afterAll(() => app.close());

  const token = ({ session }: SignedIn): Credentials => ({ authorization: `Bearer ${session.token}` });
  const somebody = (role: Role): SignedIn => people.get(role) as SignedIn;
  const personFor = ({ endsSession }: RouteEntry, role: Role) => (endsSession ? signedIn(app, role) : somebody(role));

  async function call(name: string, credentials: Credentials, of = app.institution, id?: string): Promise<Response> {
    const { body, target } = ROUTES[name] as RouteEntry;
    const [verb = '', template = ''] = name.split(' ');
    const path = target ? template.replace(/:\w+/, id ?? (await made(target, of))) : template;
    const method = verb.toLowerCase() as 'get' | 'post' | 'patch' | 'delete';
    const query = path.endsWith('/search') && method === 'get' ? { name: 'Viktor Bout' } : {};
    return app.http[method](path)
      .query(query)
      .set(credentials)
      .send(body?.((calls += 1)));
  }

  async function made(target: Target, institution: Institution): Promise<string> {
    if (target === 'entity')
      return String((await app.sql('SELECT entity_id FROM entity_record LIMIT 1'))[0]?.entity_id);
    if (target === 'user') return (await person(app, 'analyst', { institution })).user.id;
    return (await app.tenants.key(institution)).apiKey.id;
  }

  it('have an entry in the matrix, and no entry is without its route', () => {
    const declared = declaredRoutes(app.app).map(({ name }) => name);
    expect(declared.sort()).toEqual(Object.keys(ROUTES).sort());
  });

  it('declare what the matrix says of who may call them', () => {
    const declared = declaredRoutes(app.app).map(({ name, access }) => {
      if (!access || access.open) return [name, access ? 'anyone' : 'nobody'];
      return [name, access.credential === 'apiKey' ? 'keys' : PERMISSIONS[access.permission]];
    });
    expect(Object.fromEntries(declared)).toEqual(Object.fromEntries(entries.map(([name, { who }]) => [name, who])));
  });

  describe.each(ofAnyone)('%s', (name, { answers }) => {
    it('answers anyone, whatever credentials they send', async () => {
      const all: Credentials[] = [{}, { 'x-api-key': 'wrong' }, { 'x-api-key': app.key }, token(somebody('admin'))];
      for (const credentials of all) expect((await call(name, credentials)).status).toBe(answers);
    });
  });

  describe.each(ofKeys)('%s', (name, { answers }) => {
    it('answers a key, and 401 to everything else', async () => {
      expect((await call(name, { 'x-api-key': app.key })).status).toBe(answers);
      const refused: [Credentials, string][] = [
        [{}, 'missing_api_key'],
        [{ 'x-api-key': 'wrong' }, 'invalid_api_key'],
        [{ 'x-api-key': app.key, authorization: `ApiKey ${otherKey}` }, 'invalid_api_key'],
        [{ authorization: `Bearer ${app.key}` }, 'missing_api_key'],
        ...ROLES.map((role): [Credentials, string] => [token(somebody(role)), 'missing_api_key']),
      ];
      for (const [credentials, code] of refused) {
        const answer = await call(name, credentials);
        expect(outcome(answer)).toEqual([401, code]);
        expect(answer.headers['www-authenticate']).toBe('ApiKey');
      }
    });
  });

  describe.each(ofTokens)('%s', (name, entry) => {
    it('answers 401 without a token and to the wrong kind of credentials', async () => {
      const { session } = somebody('admin');
      const refused: Credentials[] = [
        {},
        { 'x-api-key': app.key },
        { authorization: `ApiKey ${app.key}` },
        { authorization: `Bearer ${app.key}` },
        { authorization: `Bearer ${session.refreshToken}` },
        { authorization: `Bearer ${session.token}x` },
        { authorization: `Basic ${Buffer.from('a:b').toString('base64')}` },
        { authorization: session.token },
      ];
      for (const credentials of refused) {
        const answer = await call(name, credentials);
        expect(outcome(answer)).toEqual(UNAUTHORIZED);
        expect(answer.headers['www-authenticate']).toBe('Bearer');
      }
    });

    it.each(ROLES)('answers %s as the table of roles says', async (role) => {
      const answer = await call(name, token(await personFor(entry, role)));
      const may = (entry.who as readonly Role[]).includes(role);
      expect(outcome(answer)).toEqual(may ? [entry.answers, undefined] : [403, 'access_restricted']);
    });

    it('answers 403 to a suspended and to an unapproved institution', async () => {
      const institution = await app.tenants.institution();
      const admin = await signedIn(app, 'admin', { institution });
      await app.tenants.institutions.suspend(institution.id);
      const suspended = async () => outcome(await call(name, token(admin), institution));
      await eventually(async () => (await suspended())[0] === 403);
      expect(await suspended()).toEqual([403, 'inactive_account']);
      await app.tenants.institutions.configure(institution.id, { active: true, approved: false });
      await eventually(async () => (await suspended())[1] !== 'inactive_account');
      expect(await suspended()).toEqual([403, 'unapproved_account']);
    });

    it('is closed to a one-time password that was not changed yet, but for the session’s own operations', async () => {
      const admin = await signedIn(app, 'admin', { password: undefined });
      const own = name.includes(' /auth/');
      if (own) return expect(outcome(await call(name, token(admin)))[0]).not.toBe(403);
      expect(outcome(await call(name, token(admin)))).toEqual([403, 'access_restricted']);
    });
  });

  describe.each(withTarget)('%s', (name, entry) => {
    it('answers 404 to what belongs to another institution, as to what does not exist, and leaves it alone', async () => {
      const id = await made(entry.target as Target, other);
      const admin = token(somebody('admin'));
      const before = await rowOf(id);
      const foreign = await call(name, admin, other, id);
      const missing = await call(name, admin, other, '0199c1b4-6f3a-7c21-9d43-3a1b0f6f2f10');
      expect(outcome(foreign)).toEqual([404, 'not_found']);
      expect(foreign.body).toEqual(missing.body);
      expect(await rowOf(id)).toEqual(before);
      const capitals = await call(name, admin, other, id.toUpperCase());
      expect(outcome(capitals)).toEqual([404, 'not_found']);
    });

    async function rowOf(id: string): Promise<unknown> {
      const table = entry.target === 'user' ? 'app_user' : 'api_key';
      return (await app.sql(`SELECT * FROM ${table} WHERE id = $1`, [id]))[0];
    }
  });

  it('list nothing of another institution', async () => {
    const admin = token(somebody('admin'));
    for (const [name] of ofTokens.filter(([route]) => /^GET \/api\/[\w-]+$/.test(route))) {
      expect(JSON.stringify((await call(name, admin)).body)).not.toContain(other.id);
    }
  });

  it('that are none answer 404, and with another method 405', async () => {
    const admin = token(somebody('admin'));
    expect(outcome(await app.http.get('/api/nothing').set(admin))).toEqual([404, 'not_found']);
    const answer = await app.http.put('/api/api-keys').set(admin);
    expect(outcome(answer)).toEqual([405, 'method_not_allowed']);
    expect(answer.headers.allow).toContain('POST');
  });
});

/** Waits for what another process told: the tenants of a test change outside the service. */
async function eventually(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise(setImmediate);
}
