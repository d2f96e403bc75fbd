import { LiveLists } from '../../src/lists/live/live-lists';
import { startApp, type TestApp } from '../support/app';
import { anotherProcess, outcome, type SignedIn, signedIn, withToken } from '../support/people';

type Outcome = [number, string | undefined];
type Process = Pick<TestApp, 'http'>;

/** One credential: how a process answers it, and what takes it away. */
interface Revocation {
  readonly ask: (process: Process) => Promise<Outcome>;
  readonly revoke: () => Promise<unknown>;
  readonly refusal: Outcome;
}

const ONE_SECOND_MS = 1000;
const DEAD_KEY: Outcome = [401, 'invalid_api_key'];

describe('what is taken away', () => {
  let app: TestApp;
  let other: Awaited<ReturnType<typeof anotherProcess>>;
  let admin: SignedIn;
  beforeAll(async () => {
    app = await startApp();
    other = await anotherProcess(app);
    await other.app.get(LiveLists, { strict: false }).ready();
    admin = await signedIn(app);
  });
  afterAll(async () => {
    await other.app.close();
    await app.close();
  });

  const withKey = (key: string) => async (process: Process) =>
    outcome(await process.http.get('/public/search').query({ name: 'Viktor Bout' }).set('x-api-key', key));
  const withTokenOf = (caller: SignedIn, path: string) => async (process: Process) =>
    outcome(await withToken(process, caller.session.token, 'get', path));

  async function ofKey(change: (path: string) => Promise<unknown>, refusal = DEAD_KEY): Promise<Revocation> {
    const { key, apiKey } = await app.tenants.key(app.institution);
    return { ask: withKey(key), revoke: () => change(`/api/api-keys/${apiKey.id}`), refusal };
  }

  async function ofInstitution(): Promise<{ id: string; key: string; caller: SignedIn }> {
    const institution = await app.tenants.institution();
    const { key } = await app.tenants.key(institution);
    return { id: institution.id, key, caller: await signedIn(app, 'admin', { institution }) };
  }

  it.each<[string, () => Promise<Revocation>]>([
    ['a key switched off', () => ofKey((path) => admin.call('patch', path).send({ active: false }).expect(200))],
    ['a key deleted', () => ofKey((path) => admin.call('delete', path).expect(200))],
    [
      'a key rotated away',
      () => ofKey((path) => admin.call('post', `${path}/rotate`).send({ overlapSeconds: 0 }).expect(201)),
    ],
    [
      'a key restricted to other addresses',
      () =>
        ofKey(
          (path) =>
            admin
              .call('patch', path)
              .send({ allowedIps: ['203.0.113.7'] })
              .expect(200),
          [403, 'access_restricted'],
        ),
    ],
    [
      'a user deactivated',
      async () => {
        const caller = await signedIn(app, 'analyst');
        const revoke = () => admin.call('delete', `/api/users/${caller.user.id}`).expect(200);
        return { ask: withTokenOf(caller, '/auth/me'), revoke, refusal: [401, 'unauthorized'] };
      },
    ],
    [
      'a role',
      async () => {
        const caller = await signedIn(app, 'admin');
        const revoke = () => admin.call('patch', `/api/users/${caller.user.id}`).send({ role: 'analyst' }).expect(200);
        return { ask: withTokenOf(caller, '/api/users'), revoke, refusal: [403, 'access_restricted'] };
      },
    ],
    [
      'a session ended',
      async () => {
        const caller = await signedIn(app, 'analyst');
        const revoke = () => caller.call('post', '/auth/logout').expect(200);
        return { ask: withTokenOf(caller, '/auth/me'), revoke, refusal: [401, 'unauthorized'] };
      },
    ],
  ])('is refused at once where it was taken, and within a second elsewhere: %s', async (_what, make) => {
    const { ask, revoke, refusal } = await make();
    expect([await ask(app), await ask(other)]).toEqual([
      [200, undefined],
      [200, undefined],
    ]);
    await revoke();
    const revokedAtMs = performance.now();
    expect(await ask(app)).toEqual(refusal);
    expect(await refusedWithin(() => ask(other), revokedAtMs)).toEqual(refusal);
  });

  it.each<[string, (id: string) => Promise<unknown>, string]>([
    ['suspended', (id) => app.tenants.institutions.suspend(id), 'inactive_account'],
    ['no longer approved', (id) => app.tenants.institutions.configure(id, { approved: false }), 'unapproved_account'],
  ])(
    'is refused within a second on every process, keys and people: an institution %s by the operator',
    async (_w, revoke, code) => {
      const { id, key, caller } = await ofInstitution();
      const asks = [withKey(key), withTokenOf(caller, '/auth/me')].flatMap((ask) => [() => ask(app), () => ask(other)]);
      for (const ask of asks) expect(await ask()).toEqual([200, undefined]);
      await revoke(id);
      const revokedAtMs = performance.now();
      const refusals = await Promise.all(asks.map((ask) => refusedWithin(ask, revokedAtMs)));
      expect(refusals).toEqual(asks.map(() => [403, code]));
    },
  );

  /** The first refusal; fails when there is none within the second that is promised. */
  async function refusedWithin(ask: () => Promise<Outcome>, sinceMs: number): Promise<Outcome> {
    for (;;) {
      const askedAtMs = performance.now();
      const answer = await ask();
      if (answer[0] >= 400) return answer;
      if (askedAtMs - sinceMs > ONE_SECOND_MS) throw new Error('It was still let in after a second.');
    }
  }
});
