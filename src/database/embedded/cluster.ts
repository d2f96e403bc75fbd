import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '../../common/operator-error';
import { POSTGRES_MAJOR, program } from './binaries';
import { explained } from './explain';
import { own, type Place } from './place';

export const SUPERUSER = 'postgres';

const UNFINISHED = 'unfinished-';
const ABANDONED_AFTER_MS = 600_000;

/** The environment of PostgreSQL's programs: none of ours, so that no secret and no PG* setting reaches them. */
export const PROGRAM_ENVIRONMENT = { LC_ALL: 'C', PATH: '/usr/local/bin:/usr/bin:/bin' };

/** Makes the files of the database unless they are there; refuses those of another major version. */
export function ensureCluster(place: Place, password: string, durable: boolean): void {
  if (!existsSync(place.data)) create(place, password, durable);
  const found = readFileSync(join(place.data, 'PG_VERSION'), 'utf8').trim();
  if (found === POSTGRES_MAJOR) return;
  throw new OperatorError(
    `${place.data} was written by PostgreSQL ${found}, and this release brings PostgreSQL ${POSTGRES_MAJOR}. Start the release that wrote it and dump the database with pg_dump, or set DATA_DIR to a new folder.`,
  );
}

/** Built beside and renamed at the end: a start that was interrupted leaves no half-made database behind. */
function create(place: Place, password: string, durable: boolean): void {
  sweep(place.folder);
  const workshop = mkdtempSync(join(place.folder, UNFINISHED));
  try {
    const passwordFile = join(workshop, 'password');
    writeFileSync(passwordFile, password, { mode: 0o600 });
    own(passwordFile, place.account);
    own(workshop, place.account);
    const data = join(workshop, 'data');
    initialise(place, data, passwordFile, durable);
    renameSync(data, place.data);
  } catch (error) {
    if (existsSync(place.data)) return;
    throw error instanceof OperatorError ? error : explained('Creating the database', String(error), place);
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
}

/** What an interrupted start left behind; a younger one may be at work in another process. */
function sweep(folder: string): void {
  for (const name of readdirSync(folder).filter((each) => each.startsWith(UNFINISHED))) {
    const path = join(folder, name);
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > ABANDONED_AFTER_MS) rmSync(path, { recursive: true, force: true });
  }
}

function initialise(place: Place, data: string, passwordFile: string, durable: boolean): void {
  const result = spawnSync(
    program(place.binaries, 'initdb'),
    [
      `--pgdata=${data}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=icu',
      '--icu-locale=und',
      '--locale=C',
      '--no-instructions',
      ...(durable ? [] : ['--no-sync']),
    ],
    { ...place.account, cwd: place.folder, env: PROGRAM_ENVIRONMENT, encoding: 'utf8' },
  );
  if (result.status === 0) return;
  throw explained('Creating the database', result.error?.message ?? result.stderr, place);
}
