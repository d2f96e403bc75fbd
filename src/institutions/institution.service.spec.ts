import { FixedClock } from '../../test/support/clock';
import { createTestDatabase, type TestDatabase } from '../../test/support/database';
import { Tenants } from '../../test/support/tenants';

describe('institutions', () => {
  let database: TestDatabase;
  let tenants: Tenants;
  const clock = new FixedClock();

  beforeAll(async () => {
    database = await createTestDatabase();
    tenants = await Tenants.on(database.url, clock);
  });
  afterAll(async () => {
    await tenants.close();
    await database.drop();
  });

  it('begin unapproved, active and unlimited, with the default settings', async () => {
    const made = await tenants.institutions.create({ name: ' Müller Bank ' });
    expect(made).toMatchObject({
      name: 'Müller Bank',
      slug: 'muller-bank',
      approved: false,
      active: true,
      limitPolicy: { unlimited: true, dailyLimit: null, monthlyLimit: null, maxPageSize: 100 },
      minScore: 50,
      alertScore: 70,
      fourEyes: false,
      autoClear: false,
      strictHits: false,
    });
    expect(await tenants.institutions.find(made.id)).toEqual(made);
  });

  it('of one name get different slugs, also when made at once', async () => {
    const made = await Promise.all(Array.from({ length: 5 }, () => tenants.institution({ name: 'Same Name' })));
    expect(made.map(({ slug }) => slug).sort()).toEqual([
      'same-name',
      'same-name-2',
      'same-name-3',
      'same-name-4',
      'same-name-5',
    ]);
  });

  it('are approved, suspended and configured by slug or id; the slug never changes', async () => {
    const { id, slug } = await tenants.institutions.create({ name: 'Example Exchange' });
    expect(await tenants.institutions.approve(slug)).toMatchObject({ approved: true, active: true });
    expect(await tenants.institutions.suspend(id)).toMatchObject({ approved: true, active: false });
    clock.advance(1000);
    const changed = await tenants.institutions.configure(id, {
      name: 'Renamed Exchange',
      minScore: 60,
      limitPolicy: { dailyLimit: 10 },
    });
    expect(changed).toMatchObject({
      slug,
      minScore: 60,
      limitPolicy: { unlimited: false, dailyLimit: 10 },
      active: false,
    });
    expect(changed.updatedAt).toEqual(clock.now());
    expect(await tenants.institutions.get(slug)).toEqual(changed);
  });

  it('are refused with every problem named, and unknown ones are told', async () => {
    await expect(tenants.institutions.create({ name: 'x' })).rejects.toMatchObject({ code: 'validation_error' });
    await expect(tenants.institutions.approve('nobody')).rejects.toMatchObject({ code: 'not_found' });
    const { id } = await tenants.institution();
    await expect(tenants.institutions.configure(id, { minScore: 101, alertScore: NaN })).rejects.toMatchObject({
      details: [{ field: 'minScore' }, { field: 'alertScore' }],
    });
  });
});
