import type { SourceName } from '../../common/sources';
import { OperatorError } from '../../common/operator-error';
import { ListError, type ListSource } from '../source';
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

/** The source whose format a file or folder is in. Throws an `OperatorError` when it is none's, or more than one's. */
export async function sourceOfFiles(sources: readonly ListSource[], path: string): Promise<SourceName> {
  const reasons: string[] = [];
  const found: SourceName[] = [];
  for (const source of sources) {
    try {
      recogniseFormat(source, await readListFiles(source.name, path));
      found.push(source.name);
    } catch (error) {
      if (!(error instanceof ListError)) throw error;
      reasons.push(error.message);
    }
  }
  const [only] = found;
  if (only && found.length === 1) return only;
  if (only) throw new OperatorError(`${path} may be of ${found.join(' or ')}: say which with --source.`);
  throw new OperatorError(reasons.join('\n'));
}
