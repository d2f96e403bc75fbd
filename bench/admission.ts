/** Measures what admission and allowance cost a hot search, beside the engine and the ledger. Run: npm run bench:admission */
import type { FastifyReply } from 'fastify';
import { Ledger } from '../src/audit/ledger';
import type { AdmittedRequest } from '../src/common/access';
import { LiveLists } from '../src/lists/live/live-lists';
import { allowanceOf } from '../src/policy/allowance';
import { BearerAdmission } from '../src/policy/bearer-admission';
import { KeyAdmission } from '../src/policy/key-admission';
import { TestApp } from '../test/support/app';
import { signedIn } from '../test/support/people';
import { requestFacts, searchEntry } from '../test/support/searches';
import { startTestServer, stopTestServer } from '../test/support/test-server';

const UNLIMITED = { RATE_LIMIT_KEY_PER_SECOND: '1000000', RATE_LIMIT_USER_PER_SECOND: '1000000' };
const ASKED = { sources: ['OFAC', 'UN_CONSOLIDATED'] as const, pageSize: 25 };
const IP = '203.0.113.7';

async function main(): Promise<void> {
  await startTestServer();
  const app = await TestApp.start({ settings: UNLIMITED });
  try {
    await measureAll(app);
  } finally {
    await app.close();
    await stopTestServer();
  }
}

async function measureAll(app: TestApp): Promise<void> {
  const get = <T>(type: abstract new (...given: never[]) => T): T => app.app.get(type, { strict: false });
  const restricted = await app.tenants.key(app.institution, {
    allowedDomains: ['shop.example', '*.example.com'],
    allowedIps: ['10.0.0.0/8', '203.0.113.0/24'],
    limitPolicy: { dailyLimit: 1_000_000_000 },
  });
  const { session } = await signedIn(app, 'analyst');
  const attempt = (headers: Record<string, string>) => ({
    request: { method: 'GET', headers, query: {} } as unknown as AdmittedRequest,
    facts: requestFacts({ ip: IP }),
    reply: { headers: () => undefined } as unknown as FastifyReply,
    isSearch: true,
  });
  const plain = attempt({ 'x-api-key': app.key });
  const bound = attempt({ 'x-api-key': restricted.key, origin: 'https://a.example.com' });
  const bearer = attempt({ authorization: `Bearer ${session.token}` });
  const caller = await get(KeyAdmission).admit(plain);
  const index = get(LiveLists).current()?.index;
  if (!index) throw new Error('The demonstration lists are not loaded.');
  const options = { minScore: 50, attributes: 'filter', offset: 0, limit: 25 } as const;

  console.log(`${'step'.padEnd(44)}${'p50 µs'.padStart(10)}${'p99 µs'.padStart(10)}`);
  await measure('admission of a key', 20_000, () => get(KeyAdmission).admit(plain));
  await measure('admission of a key with addresses and domains', 20_000, () => get(KeyAdmission).admit(bound));
  await measure('admission of a signed-in person', 20_000, () => get(BearerAdmission).admit(bearer, 'search:read'));
  await measure('allowance', 20_000, () => allowanceOf(caller, { ...ASKED, sources: [...ASKED.sources] }));
  await measure('engine, demonstration lists', 2_000, () =>
    index.search({ name: 'Viktor Bout', identifiers: [] }, options),
  );
  await measure('ledger, one after the other, no fsync', 1_000, () => get(Ledger).commitSearch(searchEntry(caller)));
  await measure('the whole over HTTP, one after the other', 1_000, () => app.get({ name: 'Viktor Bout' }));
}

async function measure(step: string, times: number, work: () => unknown): Promise<void> {
  const taken: number[] = [];
  for (let at = -times / 10; at < times; at += 1) {
    // Lets the process hear that nothing changed, as between the requests of a real one.
    if (at % 20 === 0) await new Promise(setImmediate);
    const begun = performance.now();
    await work();
    if (at >= 0) taken.push((performance.now() - begun) * 1000);
  }
  taken.sort((a, b) => a - b);
  const share = (part: number) => (taken[Math.floor(taken.length * part)] ?? 0).toFixed(1).padStart(10);
  console.log(`${step.padEnd(44)}${share(0.5)}${share(0.99)}`);
}

void main();
