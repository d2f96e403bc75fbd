import { readEnvironment } from '../../src/config/environment';
import { listen } from '../../src/listen';
import { LiveLists } from '../../src/lists/live/live-lists';
import { createServer } from '../../src/server';
import { FixedClock } from './clock';
import type { ProcessOrder } from './service-process';
import { TEST_HASH_SECRETS } from './tenants';

/** A process of the service, as a test starts it: its parent sets its clock, and it ends with its parent. */
async function main(): Promise<void> {
  const { DATABASE: databaseUrl = '', NOW: now = '', LOG: logLevel = 'silent' } = process.env;
  const clock = new FixedClock(now);
  const environment = readEnvironment({ PORT: '0', LOG_LEVEL: logLevel, DATABASE_POOL_SIZE: '8' });
  const secrets = { apiKeyHash: TEST_HASH_SECRETS.secrets, jwt: ['a-token-secret-of-the-tests-of-32-chars'] };
  const app = await createServer({ environment, secrets, databaseUrl, embedded: true, clock });
  await app.init();
  await app.get(LiveLists, { strict: false }).ready();
  process.on('message', ({ now: time }: ProcessOrder) => {
    clock.set(time);
    process.send?.({ now: time });
  });
  process.once('disconnect', () => void app.close().then(() => process.exit()));
  process.send?.({ url: await listen(app, environment) });
}

void main();
