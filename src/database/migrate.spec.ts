import { createEmptyDatabase, createTestDatabase } from '../../test/support/database';
import { migrate } from './migrate';

describe('migrate', () => {
  it('leaves nothing to do for a database cloned from the template', async () => {
    const database = await createTestDatabase();
    await expect(migrate(database.url)).resolves.toEqual([]);
    await database.drop();
  });
  it('lets two processes start at once: each migration runs in one of them', async () => {
    const database = await createEmptyDatabase();
    const [one, other] = await Promise.all([migrate(database.url), migrate(database.url)]);
    expect([one, other]).toContainEqual([]);
    await database.drop();
  });
});
