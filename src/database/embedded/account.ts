import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { OperatorError } from '../../common/operator-error';

/** Who PostgreSQL runs as. Empty when we are a plain user already. */
export interface Account {
  readonly uid?: number;
  readonly gid?: number;
}

/**
 * PostgreSQL refuses to run as root, so root hands it to a plain account: the owner of an existing data folder, else `postgres` or
 * `nobody`. An unknown number would not do: initdb looks the name up.
 */
export function plainAccount(dataFolder: string): Account {
  if (process.getuid?.() !== 0) return {};
  return ownerOf(dataFolder) ?? named('postgres') ?? named('nobody') ?? refuse();
}

function ownerOf(folder: string): Account | null {
  const stat = statSync(folder, { throwIfNoEntry: false });
  return stat && stat.uid !== 0 ? { uid: stat.uid, gid: stat.gid } : null;
}

function named(name: string): Account | null {
  const [uid, gid] = ['-u', '-g'].map((flag) => {
    const answer = spawnSync('id', [flag, name], { encoding: 'utf8' });
    return answer.status === 0 ? Number.parseInt(answer.stdout, 10) : Number.NaN;
  });
  return Number.isInteger(uid) && Number.isInteger(gid) ? { uid, gid } : null;
}

function refuse(): never {
  throw new OperatorError(
    'PostgreSQL does not run as root and this machine has neither an account "postgres" nor "nobody". Start the service as a plain user, or set DATABASE_URL.',
  );
}

/** Whether this account may run the program, or enter the folder, through every folder above it. */
export function mayReach(account: Account, path: string): boolean {
  if (account.uid === undefined) return true;
  return (
    spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', path], { ...account, cwd: '/', stdio: 'ignore' }).status === 0
  );
}
