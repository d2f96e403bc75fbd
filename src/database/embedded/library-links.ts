import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

interface Link {
  readonly source: string;
  readonly target: string;
}

/** The links between library names that npm cannot pack; the package makes them in an install script, which may be switched off. */
export function missingLinks(folder: string): Link[] {
  const file = join(folder, 'pg-symlinks.json');
  if (!existsSync(file)) return [];
  const links = JSON.parse(readFileSync(file, 'utf8')) as Link[];
  return links.filter((link) => !existsSync(join(dirname(folder), link.target)));
}

/** Makes the missing links of a folder we may write to. Two processes may do so at once. */
export function makeLinks(folder: string): void {
  for (const { source, target } of missingLinks(folder)) {
    try {
      symlinkSync(basename(source), join(dirname(folder), target));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}
