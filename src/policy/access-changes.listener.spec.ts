import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { FixedClock } from '../../test/support/clock';
import { createTestDatabase, type TestDatabase } from '../../test/support/database';
import { guardedApp } from '../../test/support/guarded-app';
import { Tenants } from '../../test/support/tenants';
import { AccessChanges } from '../common/access-changes';
import type { Institution } from '../institutions/institution';

const clock = new FixedClock();

/** The application is one process, `tenants` another one on the same database. */
describe('changes of keys and institutions', () => {
  let database: TestDatabase;
  let tenants: Tenants;
  let app: NestFastifyApplication;
  let changes: AccessChanges;
  let institution: Institution;

  beforeAll(async () => {
    database = await createTestDatabase();
    tenants = await Tenants.on(database.url, clock);
    app = await guardedApp(database.url, clock);
    changes = app.get(AccessChanges, { strict: false });
    institution = await tenants.institution();
  });
  afterAll(async () => {
    await app.close();
    await tenants.close();
    await database.drop();
  });

  const search = (key: string) =>
    app.inject({
      method: 'POST',
      url: '/public/search',
      headers: { 'x-api-key': key },
      payload: { name: 'Ivan Petrov' },
    });
  const next = () => new Promise<string>((resolve) => changes.onChange(resolve));

  it('of a key are heard in every other process, which proves that it listens', async () => {
    const { key, apiKey } = await tenants.key(institution);
    do expect((await search(key)).statusCode).toBe(200);
    while (!changes.heard());

    const heard = next();
    await tenants.keys.change(institution.id, apiKey.id, { active: false });
    expect(await heard).toBe(`key:${apiKey.id}`);
    expect((await search(key)).statusCode).toBe(401);
  });

  it('are asked for at the database each time while the listening connection is cut, and heard again later', async () => {
    const { key, apiKey } = await tenants.key(institution);
    expect((await search(key)).statusCode).toBe(200);

    const cut = next();
    await tenants.source.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE application_name = 'sanctions-access-changes' AND datname = current_database()`,
    );
    expect(await cut).toBe('everything');
    const again = next();
    expect(changes.heard()).toBe(false);
    await tenants.keys.change(institution.id, apiKey.id, { active: false });
    expect((await search(key)).statusCode).toBe(401);

    await again;
    expect((await search(key)).statusCode).toBe(401);
  });

  it('of an institution are heard too', async () => {
    const { key } = await tenants.key(institution);
    expect((await search(key)).statusCode).toBe(200);
    const heard = next();
    await tenants.institutions.suspend(institution.id);
    expect(await heard).toBe(`institution:${institution.id}`);
    expect((await search(key)).statusCode).toBe(403);
  });

  it('leave a key that was just seen alone: admission then asks the database nothing', async () => {
    const own = await tenants.institution();
    const { key } = await tenants.key(own);
    changes.proven(performance.now());
    expect((await search(key)).statusCode).toBe(200);
    const asked = jest.spyOn(app.get(DataSource), 'createQueryRunner');
    changes.proven(performance.now());
    expect((await search(key)).statusCode).toBe(200);
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });
});
