import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { OperatorError } from '../../common/operator-error';
import { program } from './binaries';
import { PROGRAM_ENVIRONMENT } from './cluster';
import { explained } from './explain';
import { own, type Place } from './place';
import { runningServer, type ServerProcess } from './server-process';
import { answers } from './superuser';

/** Recovery after a crash replays at most a gigabyte of log; on a slow disk that takes minutes. */
const START_LIMIT_MS = 300_000;
const LARGEST_LOG_BYTES = 10_000_000;

export interface LaunchOptions {
  readonly password: string;
  /** Settings of PostgreSQL beside our own, as `-c name=value`. */
  readonly settings: Readonly<Record<string, string>>;
  /** The port to listen on; without one, any that is free. */
  readonly port?: number;
}

const OWN_SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  jit: 'off',
};

/** The server of this place: the one that is running, or a new one. Resolves once it answers to our password. */
export async function ensureServer(place: Place, options: LaunchOptions): Promise<ServerProcess> {
  const end = Date.now() + START_LIMIT_MS;
  while (Date.now() < end) {
    const running = runningServer(place);
    if (!running) await launch(place, options);
    else if (await answers(running.port, options.password, place.data)) return running;
    await delay(20);
  }
  throw new OperatorError(`The embedded PostgreSQL did not answer within five minutes. See ${place.log}.`);
}

/** Starts one server process. It may turn out that it lost its port, or the folder, to another: then the caller looks again. */
async function launch(place: Place, options: LaunchOptions): Promise<void> {
  const port = options.port ?? (await freePort());
  const before = openLog(place);
  const child = spawn(program(place.binaries, 'postgres'), parameters(place.data, port, options.settings), {
    ...place.account,
    cwd: place.folder,
    env: PROGRAM_ENVIRONMENT,
    // Detached: Ctrl-C must reach the service alone, which stops the database last.
    detached: true,
    stdio: ['ignore', before.file, before.file],
  });
  closeSync(before.file);
  let ended: string | undefined;
  child.on('error', (error) => (ended = error.message));
  child.on('exit', (code, signal) => (ended ??= `exit ${code ?? signal}`));
  child.unref();
  while (ended === undefined) {
    if (await answers(port, options.password, place.data)) return;
    await delay(20);
  }
  const output = `${ended}\n${readFileSync(place.log).subarray(before.size).toString('utf8')}`;
  if (!WORTH_ANOTHER_TRY.test(output) && !isBeingLocked(output, place))
    throw explained('Starting the embedded PostgreSQL', output, place);
}

/** Lost a race for the port or the folder, or the last children of a killed server are still leaving. */
const WORTH_ANOTHER_TRY =
  /Address already in use|lock file "postmaster\.pid" already exists|pre-existing shared memory block|is another postmaster/i;

const FRESH_MS = 5_000;

/** Another server makes its lock file first and writes into it then; one that stays empty was left by a crash. */
function isBeingLocked(output: string, { data }: Place): boolean {
  if (!/lock file "postmaster\.pid" is empty/i.test(output)) return false;
  const lock = statSync(join(data, 'postmaster.pid'), { throwIfNoEntry: false });
  return lock === undefined || lock.size > 0 || Date.now() - lock.mtimeMs < FRESH_MS;
}

function parameters(data: string, port: number, settings: Readonly<Record<string, string>>): string[] {
  const all = Object.entries({ ...OWN_SETTINGS, ...settings });
  return ['-D', data, '-p', String(port), ...all.flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

function openLog(place: Place): { file: number; size: number } {
  const size = statSync(place.log, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LARGEST_LOG_BYTES) renameSync(place.log, `${place.log}.1`);
  const file = openSync(place.log, 'a', 0o600);
  own(place.log, place.account);
  return { file, size: size > LARGEST_LOG_BYTES ? 0 : size };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
