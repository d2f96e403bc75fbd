import type { EntityManager } from 'typeorm';
import { ApiKeyRepository } from '../../src/apikeys/api-key.repository';
import { SessionRepository } from '../../src/auth/session.repository';
import { KeptAnswerRepository } from '../../src/idempotency/kept-answer.repository';
import { InstitutionRepository } from '../../src/institutions/institution.repository';
import type { Institution } from '../../src/institutions/institution';
import { UserRepository } from '../../src/users/user.repository';
import { newId } from '../../src/common/ids';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { Tenants } from '../support/tenants';

const PAGE = { page: 1, pageSize: 25, offset: 0 };
const keys = new ApiKeyRepository();
const users = new UserRepository();
const sessions = new SessionRepository();
const answers = new KeptAnswerRepository();
const institutions = new InstitutionRepository();

/** Objects of one institution. */
interface Objects {
  readonly institutionId: string;
  readonly keyId: string;
  readonly userId: string;
  readonly sessionId: string;
}

/** Every question a repository answers for one institution, as it would be asked with somebody else's ids. */
const QUESTIONS: Record<string, (tx: EntityManager, of: Objects) => Promise<unknown>> = {
  'API keys by id': (tx, of) => keys.byId(tx, of.institutionId, of.keyId),
  'API keys by id, to be changed': (tx, of) => keys.byIdForUpdate(tx, of.institutionId, of.keyId),
  'a page of API keys': async (tx, of) => (await keys.page(tx, of.institutionId, {}, PAGE)).keys.find(isOf(of)),
  'all API keys': async (tx, of) => (await keys.ofInstitution(tx, of.institutionId)).find(isOf(of)),
  'users by id, to be changed': (tx, of) => users.byIdForUpdate(tx, of.institutionId, of.userId),
  'users by id, as sign-in sees them': (tx, of) => users.accountById(tx, of.institutionId, of.userId),
  'a page of users': async (tx, of) => (await users.page(tx, of.institutionId, {}, PAGE)).users.find(isOf(of)),
  'the admins of an institution': async (tx, of) =>
    (await users.activeAdminsReserved(tx, of.institutionId)).find((id) => id === of.userId),
  'sessions by id': (tx, of) => sessions.byId(tx, of.institutionId, of.sessionId),
  'kept answers': (tx, of) =>
    answers.find(tx, { institutionId: of.institutionId, userId: of.userId, key: 'once' }, new Date(0)),
  institutions: (tx, of) => institutions.byId(tx, of.institutionId),
  'institutions, to be changed': (tx, of) => institutions.byIdForUpdate(tx, of.institutionId),
};

const isOf =
  ({ institutionId }: Objects) =>
  (object: { institutionId: string }) =>
    object.institutionId === institutionId;

/** The same connection, on which every statement has lost its condition on the institution. */
function forgetful(tx: EntityManager): EntityManager {
  const query = (sql: string, values?: unknown[]) =>
    tx.query(sql.replace(/\binstitution_id = \$1/g, '$1::uuid IS NOT NULL'), values);
  return { query } as EntityManager;
}

describe('a repository that forgot the institution', () => {
  let database: TestDatabase;
  let tenants: Tenants;
  let mine: Institution;
  let theirs: Objects;

  beforeAll(async () => {
    database = await createTestDatabase();
    tenants = await Tenants.on(database.url);
    mine = await tenants.institution();
    const other = await tenants.institution();
    const { apiKey } = await tenants.key(other);
    theirs = { institutionId: other.id, keyId: apiKey.id, userId: newId(), sessionId: newId() };
    await tenants.source.query(
      `INSERT INTO app_user (id, institution_id, email, full_name, role, password_hash, created_at, updated_at)
       VALUES ($1, $2, 'theirs@bank.example', 'Theirs', 'admin', '-', now(), now())`,
      [theirs.userId, other.id],
    );
    await tenants.source.query(
      `INSERT INTO session (id, institution_id, user_id, created_at, expires_at) VALUES ($1, $2, $3, now(), now())`,
      [theirs.sessionId, other.id, theirs.userId],
    );
    await tenants.source.query(
      `INSERT INTO idempotent_answer VALUES ($1, $2, sha256('once'), '\\x00', 201, '{}', now() + interval '1 day')`,
      [other.id, theirs.userId],
    );
  });
  afterAll(async () => {
    await tenants.close();
    await database.drop();
  });

  describe.each(Object.entries(QUESTIONS))('asked for %s', (_what, ask) => {
    it('finds nothing of another institution, because of row-level security', async () => {
      const found = await tenants.wall.transaction(mine.id, (tx) => ask(forgetful(tx), theirs));
      expect(found ?? null).toBeNull();
    });

    it('would find it without that second wall', async () => {
      const found = await tenants.source.transaction((tx) => ask(forgetful(tx), theirs));
      expect(found ?? null).not.toBeNull();
    });
  });

  it('is asked everything that finds something by id or list', () => {
    // What only writes, and what comes before the institution is known; anything else needs a question above.
    const others = [
      'constructor',
      'add',
      'change',
      'rotate',
      'touch',
      'byHash',
      'institutionOf',
      'byEmail',
      'noteLogin',
    ].concat(['setPassword', 'replacePassword', 'raiseVersion']);
    const answering = [keys, users].flatMap((repository) =>
      Object.getOwnPropertyNames(Object.getPrototypeOf(repository)).filter((name) => !others.includes(name)),
    );
    const asked = Object.values(QUESTIONS).map(String).join();
    expect(answering.filter((name) => !asked.includes(`.${name}(`))).toEqual([]);
  });
});
