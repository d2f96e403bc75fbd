import { Client } from 'pg';
import type { ApiKey } from '../../src/apikeys/api-key';
import type { TestDatabase } from '../support/database';
import { createListedDatabase } from '../support/listed-template';
import { type PlainAnswer, ServiceProcess } from '../support/service-process';
import { Tenants } from '../support/tenants';

const LIMIT = 100;
const REQUESTS = 2_000;
/** The other two scenes are shorter unless FULL_TESTS is set: what they add shows in fewer requests too. */
const SCENE = process.env.FULL_TESTS ? REQUESTS : 800;
const NOON = '2026-01-31T12:00:00.000Z';
const BEFORE_MIDNIGHT = '2026-01-31T23:59:59.990Z';
const AFTER_MIDNIGHT = '2026-02-01T00:00:00.010Z';
const SEED = 20260131;

// Processes compile the sources as they start, on a machine that may be busy with other tests.
jest.setTimeout(180_000);

describe('a daily limit of 100 on three processes', () => {
  let database: TestDatabase;
  let tenants: Tenants;
  let observer: Client;
  let processes: ServiceProcess[];

  beforeAll(async () => {
    database = await createListedDatabase();
    tenants = await Tenants.on(database.url);
    observer = new Client(database.superuserUrl);
    await observer.connect();
    processes = await Promise.all([1, 2, 3].map(() => ServiceProcess.start(database.url, NOON)));
  });
  afterAll(async () => {
    await Promise.all(processes.map((each) => each.stop()));
    await observer.end();
    await tenants.close();
    await database.drop();
  });

  const limitedKey = async (): Promise<{ key: string; apiKey: ApiKey }> =>
    tenants.key(await tenants.institution(), { limitPolicy: { dailyLimit: LIMIT } });
  const good = '/public/search?name=Viktor%20Bout';
  const sendAll = (key: string, count: number, pathOf: (at: number) => string = () => good) =>
    Promise.all(Array.from({ length: count }, (_, at) => send(key, at, pathOf(at))));
  const send = (key: string, at: number, path: string): Promise<PlainAnswer> =>
    (processes[at % processes.length] as ServiceProcess).get(path, { 'x-api-key': key });
  const setClocks = (now: string) => Promise.all(processes.map((each) => each.setClock(now)));

  /** How many answers there are of each kind, such as `429 daily_limit`. */
  function tally(answers: readonly PlainAnswer[]): Record<string, number> {
    const counts: Record<string, number> = {};
    for (const { status, code } of answers) {
      const kind = code === undefined ? String(status) : `${status} ${code}`;
      counts[kind] = (counts[kind] ?? 0) + 1;
    }
    return counts;
  }

  /** What the records say by day: searches answered, searches refused, and the counter. */
  async function recorded({ id }: ApiKey): Promise<Record<string, { answered: number; counted: number }>> {
    const { rows } = await observer.query<{ day: string; answered: number; counted: number }>(
      `SELECT day, answered, (SELECT count::int FROM usage_counter WHERE subject_id = $1 AND period = 'day'
           AND period_start = day::date) AS counted
       FROM (SELECT to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day, count(*) FILTER (WHERE success)::int AS answered
             FROM search_log WHERE api_key_id = $1 GROUP BY 1) AS days ORDER BY day`,
      [id],
    );
    return Object.fromEntries(rows.map(({ day, answered, counted }) => [day, { answered, counted }]));
  }

  it('gives exactly 100 successes to 2,000 requests at once', async () => {
    await setClocks(NOON);
    const { key, apiKey } = await limitedKey();
    expect(tally(await sendAll(key, REQUESTS))).toEqual({ '200': LIMIT, '429 daily_limit': REQUESTS - LIMIT });
    expect(await recorded(apiKey)).toEqual({ '2026-01-31': { answered: LIMIT, counted: LIMIT } });
  });

  it('gives exactly 100 successes with 30 % of the searches failing, which count for nothing', async () => {
    await setClocks(NOON);
    const { key, apiKey } = await limitedKey();
    const chance = seeded(SEED);
    const failing = Array.from({ length: SCENE }, () => chance() < 0.3);
    expect(failing.filter(Boolean).length).toBeGreaterThan(SCENE / 4);
    const counts = tally(await sendAll(key, SCENE, (at) => (failing[at] ? `${good}&pageSize=0` : good)));

    expect(counts['200']).toBe(LIMIT);
    expect(counts['400 validation_error']).toBeGreaterThan(0);
    expect(Object.keys(counts).sort()).toEqual(['200', '400 validation_error', '429 daily_limit']);
    expect(await recorded(apiKey)).toEqual({ '2026-01-31': { answered: LIMIT, counted: LIMIT } });
  });

  it('gives exactly 100 successes a day across a UTC midnight that the processes meet one after the other', async () => {
    await setClocks(BEFORE_MIDNIGHT);
    const { key, apiKey } = await limitedKey();
    const answers = [...(await sendAll(key, 200))];
    const during = sendAll(key, SCENE - 600);
    for (const each of processes) await each.setClock(AFTER_MIDNIGHT);
    answers.push(...(await during), ...(await sendAll(key, 400)));

    expect(tally(answers)).toEqual({ '200': 2 * LIMIT, '429 daily_limit': SCENE - 2 * LIMIT });
    expect(await recorded(apiKey)).toEqual({
      '2026-01-31': { answered: LIMIT, counted: LIMIT },
      '2026-02-01': { answered: LIMIT, counted: LIMIT },
    });
  });
});

/** The same numbers from 0 to 1 at every run (a linear congruential generator modulo 2^32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
