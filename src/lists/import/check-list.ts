import type { SourceName } from '../../common/sources';
import type { ListSource } from '../source';
import { reportOn, sourceOf } from './check-edition';
import { EditionReader } from './edition-reader';
import type { CheckReport } from './import-report';
import { readListFiles, recogniseFormat } from './list-files';

/**
 * Reads, maps and counts a file or folder. Needs no database, so that falls against the live edition are not judged.
 * Throws ListError on what cannot be read.
 */
export async function checkList(sources: readonly ListSource[], name: SourceName, path: string): Promise<CheckReport> {
  const startedMs = performance.now();
  const source = sourceOf(sources, name);
  const recognised = recogniseFormat(source, await readListFiles(name, path));
  const reader = new EditionReader(name, recognised);
  for await (const _record of reader.records());
  return reportOn(source, { recognised, reader, startedMs, live: null, demonstration: false });
}
