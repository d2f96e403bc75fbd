import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

const folder = resolve(process.cwd(), '../shared/lists');

/** Folder of the real list files, null where they are not at hand. */
export const realLists: string | null = existsSync(folder) ? folder : null;

/** A suite over the real files; reported as skipped where there are none. */
export function describeWithRealLists(title: string, suite: (folder: string) => void): void {
  (realLists === null ? describe.skip : describe)(title, () => suite(realLists ?? folder));
}
