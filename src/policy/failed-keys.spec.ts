import { FixedClock } from '../../test/support/clock';
import { createTestDatabase, type TestDatabase } from '../../test/support/database';
import { Tenants } from '../../test/support/tenants';
import { FailureCounts } from '../audit/failure-counts';
import { FailedKeys } from './failed-keys';
import type { PolicySettings } from './policy-settings';

const OFF = { perSecond: 0, burst: 0 };
const LIMITS = { key: OFF, institution: OFF, user: OFF };
const MINUTE_MS = 60_000;

describe('failed keys of an address', () => {
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

  const aProcess = (failedKeysPerMinute = 5, counts = new FailureCounts(tenants.owner, clock)) => {
    const settings: PolicySettings = { rateLimits: { ...LIMITS, failedKeysPerMinute } };
    return new FailedKeys(settings, counts, clock);
  };

  it('are counted over all processes, exactly, however many come at once', async () => {
    const processes = [aProcess(), aProcess(), aProcess()];
    const notes = Array.from({ length: 30 }, (_, at) => (processes[at % 3] as FailedKeys).note('203.0.113.1'));
    const states = await Promise.all(notes);
    expect(states.filter((state) => state === null)).toHaveLength(5);
    expect(states.find((state) => state !== null)).toEqual({
      allowed: false,
      limit: 5,
      remaining: 0,
      resetSeconds: 60,
    });
  });

  it('leave other addresses alone, and share one count where the address cannot be told', async () => {
    const one = aProcess(1);
    expect(await one.note('203.0.113.2')).toBeNull();
    expect(await one.note('203.0.113.3')).toBeNull();
    expect(await one.note(null)).toBeNull();
    expect(await one.note(null)).toMatchObject({ allowed: false });
  });

  it('are forgotten with their minute; until then a flood costs no query', async () => {
    const counts = new FailureCounts(tenants.owner, clock);
    const one = aProcess(1, counts);
    await one.note('203.0.113.4');
    expect(await one.note('203.0.113.4')).toMatchObject({ allowed: false, resetSeconds: 60 });
    const asked = jest.spyOn(counts, 'note');
    clock.advance(20_500);
    expect(await one.note('203.0.113.4')).toMatchObject({ allowed: false, resetSeconds: 40 });
    expect(asked).not.toHaveBeenCalled();
    clock.advance(MINUTE_MS - 20_500);
    expect(await one.note('203.0.113.4')).toBeNull();
    expect(asked).toHaveBeenCalled();
  });

  it('are not counted where the limit is 0', async () => {
    const off = aProcess(0);
    for (let time = 0; time < 10; time += 1) expect(await off.note('203.0.113.5')).toBeNull();
  });
});
