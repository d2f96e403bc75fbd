import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '../common/operator-error';
import { type Environment } from './environment';

/** The first of each signs, all verify. */
export interface Secrets {
  readonly apiKeyHash: readonly string[];
  readonly jwt: readonly string[];
}

/** The operator's secrets, or with the embedded database those kept in the data folder, made up on the first start. */
export function secretsOf(environment: Environment): Secrets {
  const { apiKeyHashSecrets, jwtSecrets, dataDir } = environment;
  if (apiKeyHashSecrets && jwtSecrets) return { apiKeyHash: apiKeyHashSecrets, jwt: jwtSecrets };
  const kept = keptIn(dataDir);
  return { apiKeyHash: apiKeyHashSecrets ?? kept.apiKeyHash, jwt: jwtSecrets ?? kept.jwt };
}

function keptIn(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json');
  try {
    mkdirSync(dataDir, { recursive: true });
    writeOnce(file, { apiKeyHash: [secret()], jwt: [secret()] });
    return JSON.parse(readFileSync(file, 'utf8')) as Secrets;
  } catch (error) {
    throw new OperatorError(
      `The secrets of this data folder cannot be kept in ${file} (${(error as Error).message}). Start the service as the account that made ${dataDir}, or set DATA_DIR to a folder of your own.`,
    );
  }
}

/** Of two processes that start at once, both use the secrets of the first; nobody else may read them. */
function writeOnce(file: string, secrets: Secrets): void {
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify(secrets), { mode: 0o600 });
  try {
    linkSync(unfinished, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(unfinished, { force: true });
  }
}

const secret = (): string => randomBytes(32).toString('base64url');
