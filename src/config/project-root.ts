import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of `package.json`: two levels above this file in the sources, three in the build. */
export function projectRoot(from: string = __dirname): string {
  if (existsSync(join(from, 'package.json')) || dirname(from) === from) return from;
  return projectRoot(dirname(from));
}
