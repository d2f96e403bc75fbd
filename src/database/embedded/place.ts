import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { OperatorError } from '../../common/operator-error';
import { type Account, mayReach, plainAccount } from './account';
import { type Binaries, program } from './binaries';
import { explained } from './explain';
import { makeLinks, missingLinks } from './library-links';

/** Where the server lives: its files, the programs it runs from and the account it runs as. */
export interface Place {
  readonly folder: string;
  readonly data: string;
  readonly log: string;
  readonly binaries: Binaries;
  readonly account: Account;
}

/** Folders that every account can reach; the first outlives a restart of the machine for certain. */
const ELSEWHERE = ['/var/lib', '/var/tmp'];

/**
 * Chooses the place: the data folder itself, or, when the account of the server cannot reach it (root's home is closed to others),
 * a folder elsewhere whose path is kept in `postgres-place` inside the data folder, so that the next start finds it again.
 */
export function choosePlace(dataDir: string, installed: Binaries): Place {
  make(dataDir);
  const home = realpathSync(dataDir);
  const remembered = join(home, 'postgres-place');
  const folder = existsSync(remembered) ? again(home, remembered) : firstPlace(home, remembered);
  const data = join(folder, 'data');
  const account = plainAccount(data);
  const place = { folder, data, log: join(folder, 'postgres.log'), account, binaries: installed };
  try {
    return { ...place, binaries: runnable(installed, folder, account) };
  } catch (error) {
    throw explained('Making the programs of PostgreSQL ready', String(error), place);
  }
}

/** Gives a file or folder to the account of the server. */
export function own(path: string, { uid, gid }: Account): void {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
}

function make(path: string): void {
  const folder = resolve(path);
  try {
    if (mkdirSync(folder, { recursive: true })) chmodSync(folder, 0o711);
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new OperatorError(
      `The data folder ${folder} cannot be used (${(error as Error).message}). Set DATA_DIR to a folder you may write to.`,
    );
  }
}

function again(home: string, remembered: string): string {
  const folder = readFileSync(remembered, 'utf8').trim();
  if (existsSync(folder)) return folder;
  throw new OperatorError(
    `The database of ${home} was kept in ${folder}, which is gone. Put it back, or delete ${home} to start with an empty database.`,
  );
}

function firstPlace(home: string, remembered: string): string {
  const account = plainAccount(join(home, 'data'));
  if (mayReach(account, home)) return home;
  if (existsSync(join(home, 'data'))) {
    throw new OperatorError(
      `The database in ${home} cannot be reached by the account it runs as (uid ${account.uid}). Move it to a folder that is open to others, or start the service as that account.`,
    );
  }
  const folder = elsewhere();
  writeFileSync(remembered, `${folder}\n`);
  return folder;
}

function elsewhere(): string {
  for (const parent of ELSEWHERE) {
    try {
      const folder = mkdtempSync(join(parent, 'sanctions-screening-'));
      chmodSync(folder, 0o711);
      return folder;
    } catch {
      continue;
    }
  }
  throw new OperatorError(
    `PostgreSQL does not run as root, and no folder was found that a plain account can reach (tried ${ELSEWHERE.join(', ')}). Set DATA_DIR to one, or start the service as a plain user.`,
  );
}

/** The installed programs, or a copy of them when they cannot be reached, or lack links in a folder we may not write to. */
function runnable(installed: Binaries, folder: string, account: Account): Binaries {
  if (mayReach(account, program(installed, 'postgres')) && completed(installed)) return installed;
  const copy = join(folder, `binaries-${installed.version}`);
  const binaries = { ...installed, folder: join(copy, 'native') };
  if (!existsSync(copy)) {
    copyTo(copy, installed, folder);
  }
  return binaries;
}

/** Copied beside and renamed at the end; another process may have finished its copy first, and then ours is not needed. */
function copyTo(copy: string, installed: Binaries, folder: string): void {
  const unfinished = mkdtempSync(join(folder, 'binaries-'));
  try {
    cpSync(installed.folder, join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true });
    makeLinks(join(unfinished, 'native'));
    chmodSync(unfinished, 0o755);
    renameSync(unfinished, copy);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
}

function completed({ folder }: Binaries): boolean {
  try {
    makeLinks(folder);
    return missingLinks(folder).length === 0;
  } catch {
    return false;
  }
}
