import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { EmbeddedPostgres } from '../../src/database/embedded/embedded-postgres';
import { createTemplate } from './template';

const running = globalThis as typeof globalThis & { testServer?: { postgres: EmbeddedPostgres; folder: string } };

/** One PostgreSQL for the whole run; TEST_DATABASE_URL (a superuser's) names one that is there already. */
export async function startTestServer(): Promise<void> {
  const superuserUrl = process.env.TEST_DATABASE_URL ?? (await startEmbedded());
  try {
    const ownerUrl = await createTemplate(superuserUrl);
    process.env.SANCTIONS_TEST_SUPERUSER_URL = superuserUrl;
    process.env.SANCTIONS_TEST_OWNER_URL = ownerUrl;
  } catch (error) {
    await stopTestServer();
    throw error;
  }
}

/** Stops it and removes its files. */
export async function stopTestServer(): Promise<void> {
  const server = running.testServer;
  if (!server) return;
  await server.postgres.close();
  for (const folder of [server.folder, server.postgres.place.folder]) rmSync(folder, { recursive: true, force: true });
}

async function startEmbedded(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'sanctions-test-'));
  chmodSync(folder, 0o711);
  const postgres = await EmbeddedPostgres.start({
    dataDir: folder,
    holder: 'service',
    durable: false,
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' },
  });
  running.testServer = { postgres, folder };
  const watchdog = spawn(
    process.execPath,
    [resolve(__dirname, 'watchdog.cjs'), String(postgres.pid), folder, postgres.place.folder],
    { detached: true, stdio: ['pipe', 'ignore', 'ignore'] },
  );
  watchdog.unref();
  (watchdog.stdin as unknown as { unref(): void }).unref();
  return postgres.superuserUrl;
}
