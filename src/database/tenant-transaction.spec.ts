import { DataSource } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../../test/support/database';
import { newId } from '../common/ids';
import { OwnerDatabase } from './owner-database';
import { TENANT_ROLE } from './roles';
import { TenantDatabase } from './tenant-transaction';

describe('a transaction for one institution', () => {
  let database: TestDatabase;
  let source: DataSource;
  const [ours, theirs] = [newId(), newId()];

  beforeAll(async () => {
    database = await createTestDatabase();
    // One connection, so that whatever a transaction left on it would be seen by the next.
    source = await new DataSource({ type: 'postgres', url: database.url, poolSize: 1 }).initialize();
    for (const [index, id] of [ours, theirs].entries()) {
      await source.query(
        `insert into institution (id, name, slug, created_at, updated_at) values ($1, 'A bank', $2, now(), now())`,
        [id, `bank-${index}`],
      );
    }
  });
  afterAll(async () => {
    await source.destroy();
    await database.drop();
  });

  const idsSeen = (institutionId: string) =>
    new TenantDatabase(source).transaction(institutionId, (tx) =>
      tx.query<{ id: string }[]>('select id from institution'),
    );

  it('sees its rows and no others, whatever the query forgets', async () => {
    await expect(idsSeen(ours)).resolves.toEqual([{ id: ours }]);
    await expect(idsSeen(theirs)).resolves.toEqual([{ id: theirs }]);
  });

  it('acts as a role that owns nothing', async () => {
    const answer = new TenantDatabase(source).transaction(ours, (tx) =>
      tx.query<unknown[]>('select current_user as role'),
    );
    await expect(answer).resolves.toEqual([{ role: TENANT_ROLE }]);
  });

  it.each([
    ['it commits', async () => void (await idsSeen(ours))],
    [
      'it fails',
      () => new TenantDatabase(source).transaction(ours, () => Promise.reject(new Error('no'))).catch(() => undefined),
    ],
  ])('leaves nothing of its institution on the connection when %s', async (_title, use) => {
    await use();
    const left = new OwnerDatabase(source)
      .manager('lookup')
      .query<unknown[]>(
        `select current_user as role, coalesce(current_setting('app.institution', true), '') as institution`,
      );
    await expect(left).resolves.toEqual([{ role: 'sanctions', institution: '' }]);
  });
});
