import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '../../common/operator-error';

/** The two accounts inside the database: its superuser, for us alone, and the owner of the tables, as whom the service connects. */
export interface Passwords {
  readonly superuser: string;
  readonly owner: string;
}

/** Reads the passwords of this data folder, making them up on the first start. The file has mode 0600. */
export function passwordsOf(dataDir: string): Passwords {
  const file = join(dataDir, 'postgres-passwords.json');
  const unfinished = `${file}.${process.pid}`;
  try {
    const fresh: Passwords = { superuser: secret(), owner: secret() };
    writeFileSync(unfinished, JSON.stringify(fresh), { mode: 0o600 });
    linkUnlessThere(unfinished, file);
    return JSON.parse(readFileSync(file, 'utf8')) as Passwords;
  } catch (error) {
    throw new OperatorError(
      `The passwords of the embedded database cannot be read from ${file} (${(error as Error).message}). Start the service as the account that made ${dataDir}, or set DATA_DIR to a folder of your own.`,
    );
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/** Of two processes that start at once, both use the passwords of the first. */
function linkUnlessThere(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

const secret = (): string => randomBytes(24).toString('base64url');
