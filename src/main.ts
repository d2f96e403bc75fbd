import { OperatorError } from './common/operator-error';
import { loadEnvironment } from './config/environment';
import { secretsOf } from './config/secrets';
import { openDatabase } from './database/open-database';
import { seedDemonstration } from './first-start';
import { listen } from './listen';
import { ListStatus } from './lists/list-status';
import { LiveLists } from './lists/live/live-lists';
import { createServer } from './server';
import { stopOnSignals } from './stop';
import { welcome } from './welcome';

async function start(): Promise<void> {
  const environment = loadEnvironment();
  const secrets = secretsOf(environment);
  const database = await openDatabase(environment, 'service', say);
  const stop = stopOnSignals(() => database.close());
  try {
    const { url: databaseUrl, embedded } = database;
    const app = await createServer({ environment, secrets, databaseUrl, embedded });
    stop.before(() => app.close());
    await app.init();
    await app.get(LiveLists, { strict: false }).ready();
    const demonstration = embedded ? await seedDemonstration(app, environment.dataDir) : null;
    const address = await listen(app, environment);
    const sources = await app.get(ListStatus, { strict: false }).read();
    const { key: demonstrationKey = null, admin: demonstrationAdmin = null } = demonstration ?? {};
    say(welcome({ address, sources, demonstrationKey, demonstrationAdmin }));
  } catch (error) {
    await stop.now();
    throw error;
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

start().catch((error: unknown) => {
  const told =
    error instanceof OperatorError
      ? error.message
      : error instanceof Error
        ? (error.stack ?? error.message)
        : String(error);
  process.stderr.write(`${told}\n`);
  process.exit(1);
});
