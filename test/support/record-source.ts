import { readFile } from 'node:fs/promises';
import type { SourceName } from '../../src/common/sources';
import type { ListFormat, ListSource } from '../../src/lists/source';
import type { ListedRecord } from '../../src/matching/model';
import { listedRecord } from './listed-entity.builder';
import { fileHolding } from './toy-source';

const HEADER = 'records of ';

/** A publisher whose files hold records as they come out of a mapper: for tests of what happens to them afterwards. */
export function recordSource(name: SourceName): ListSource {
  const format: ListFormat = {
    id: `${name}-records`,
    recognise: ([file]) =>
      file?.head.toString('utf8').startsWith(`${HEADER}${name}\n`) ? { list: 'all', files: { main: file } } : null,
    read: ({ files }) => ({
      records: (async function* () {
        const lines = (await readFile(files.main?.path ?? '', 'utf8')).trimEnd().split('\n').slice(1);
        for (const line of lines) {
          const record = JSON.parse(line) as ListedRecord;
          yield { referenceId: record.referenceId, raw: { record } };
        }
      })(),
      facts: () => ({ publishedAt: null, declaredRecords: null, fileCounts: {} }),
    }),
    map: ({ raw }) => raw.record as ListedRecord,
  };
  const expectations = { minRecords: 0, maxFall: 1, maxWarningShare: 1 };
  return { name, lists: [{ id: 'all', title: name, expectations }], formats: [format] };
}

/** One record of an edition: a reference, a name or names, and what else the test is about. */
export type Entry = readonly [referenceId: string, names: string | readonly string[], stated?: Partial<ListedRecord>];

/** Writes an edition of such a publisher and returns its path. */
export function recordFile(source: SourceName, entries: readonly Entry[]): Promise<string> {
  const records = entries.map(([referenceId, names, stated]) =>
    listedRecord(typeof names === 'string' ? [names] : names, { ...stated, source, list: 'all', referenceId }),
  );
  return fileHolding([`${HEADER}${source}`, ...records.map((record) => JSON.stringify(record)), ''].join('\n'));
}
