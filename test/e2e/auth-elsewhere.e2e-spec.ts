import { AccessChanges } from '../../src/common/access-changes';
import { UserService } from '../../src/users/user.service';
import { startApp, type TestApp } from '../support/app';
import { anotherProcess, heardBy, outcome, PASSWORD, type SignedIn, signedIn, withToken } from '../support/people';

/** What a revocation may take to be heard of in another process. */
const A_SECOND_MS = 1000;

describe('a change, in the process that made it and in another', () => {
  let app: TestApp;
  let other: Awaited<ReturnType<typeof anotherProcess>>;
  let admin: SignedIn;
  let somebody: SignedIn;

  beforeAll(async () => {
    app = await startApp({ lists: false });
    other = await anotherProcess(app);
  });
  afterAll(async () => {
    await other.app.close();
    await app.close();
  });
  beforeEach(async () => {
    const institution = await app.tenants.institution();
    admin = await signedIn(app, 'admin', { institution });
    somebody = await signedIn(app, 'admin', { institution });
    for (const process of [app, other]) await list(process).expect(200);
  });

  const list = (process: Pick<TestApp, 'http'>) => withToken(process, somebody.session.token, 'get', '/api/users');

  /** Milliseconds until the other process had heard, from when the answer was there. */
  async function heardAfter(work: () => PromiseLike<unknown>): Promise<number> {
    let done = 0;
    await heardBy(other, async () => {
      await work();
      done = performance.now();
    });
    return performance.now() - done;
  }

  it.each<[string, () => PromiseLike<unknown>, number, string]>([
    ['a deactivation', () => admin.call('delete', `/api/users/${somebody.user.id}`).expect(200), 401, 'unauthorized'],
    [
      'another role',
      () => admin.call('patch', `/api/users/${somebody.user.id}`).send({ role: 'auditor' }).expect(200),
      403,
      'access_restricted',
    ],
    [
      'a new password by an admin',
      () =>
        admin.call('patch', `/api/users/${somebody.user.id}`).send({ password: 'another good passphrase' }).expect(200),
      401,
      'unauthorized',
    ],
    ['a logout', () => somebody.call('post', '/auth/logout').expect(200), 401, 'unauthorized'],
    ['a suspension', () => app.tenants.institutions.suspend(somebody.user.institutionId), 403, 'inactive_account'],
    [
      'a withdrawn approval',
      () => app.tenants.institutions.configure(somebody.user.institutionId, { approved: false }),
      403,
      'unapproved_account',
    ],
  ])('%s is refused within a second everywhere', async (what, work, status, code) => {
    expect(await heardAfter(work)).toBeLessThan(A_SECOND_MS);
    expect(outcome(await list(other))).toEqual([status, code]);
    // The operator's tool is a third process to this one.
    if (what !== 'a suspension' && what !== 'a withdrawn approval')
      expect(outcome(await list(app))).toEqual([status, code]);
  });

  it('is refused by a process that does not hear: it asks the database', async () => {
    const changes = other.app.get(AccessChanges, { strict: false });
    const deaf = jest.spyOn(changes, 'heard').mockReturnValue(false);
    const changed = jest.spyOn(changes, 'changed').mockImplementation(() => undefined);
    await admin.call('delete', `/api/users/${somebody.user.id}`).expect(200);
    expect(outcome(await list(other))).toEqual([401, 'unauthorized']);
    deaf.mockRestore();
    changed.mockRestore();
  });

  it('costs no query while nothing changes', async () => {
    jest.spyOn(other.app.get(AccessChanges, { strict: false }), 'heard').mockReturnValue(true);
    const users = jest.spyOn(other.app.get(UserService, { strict: false }), 'list');
    users.mockResolvedValue({ users: [], total: 0 });
    const statements = jest.spyOn(
      app.tenants.source.driver.constructor.prototype as { obtainMasterConnection(): unknown },
      'obtainMasterConnection',
    );
    await list(other).expect(200);
    expect(statements).not.toHaveBeenCalled();
    jest.restoreAllMocks();
  });

  it('of a password by the user themselves leaves their session to go on everywhere', async () => {
    const mine = await signedIn(app, 'analyst');
    const me = (process: Pick<TestApp, 'http'>, token: string) => withToken(process, token, 'get', '/auth/me');
    await me(other, mine.session.token).expect(200);
    let token = '';
    await heardBy(other, async () => {
      const body = { currentPassword: PASSWORD, newPassword: 'another good passphrase' };
      token = (await mine.call('post', '/auth/password').send(body).expect(200)).body.token;
    });
    await me(app, token).expect(200);
    await me(other, token).expect(200);
  });
});
