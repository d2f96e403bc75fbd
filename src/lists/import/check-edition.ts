import type { SourceName } from '../../common/sources';
import { ListError, type Expectations, type ListSource } from '../source';
import { canaryFaults } from '../publish/canary';
import type { EditionReader } from './edition-reader';
import { failedExpectations } from './expectations';
import type { CheckReport, EditionCounts } from './import-report';
import type { Recognised } from './list-files';

export interface Judged {
  readonly recognised: Recognised;
  readonly reader: EditionReader;
  /** From when on the seconds are counted. */
  readonly startedMs: number;
  readonly live: EditionCounts | null;
  readonly demonstration: boolean;
}

/** What there is to say of an edition that has been read to its end. */
export function reportOn(
  source: ListSource,
  { recognised, reader, startedMs, live, demonstration }: Judged,
): CheckReport {
  const { tally, facts } = reader;
  const counts = tally.counts(facts.fileCounts);
  const read = {
    counts,
    declaredRecords: facts.declaredRecords,
    recordsWithWarnings: tally.recordsWithWarnings,
    unnamed: tally.unnamed,
    ...(facts.notPublishable === undefined ? {} : { notPublishable: facts.notPublishable }),
  };
  return {
    source: source.name,
    list: reader.list,
    format: recognised.format.id,
    files: Object.values(recognised.match.files).map((file) => file.name),
    publishedAt: facts.publishedAt,
    counts,
    recordsWithWarnings: tally.recordsWithWarnings,
    warnings: tally.warningCounts(),
    failed: [
      ...failedExpectations(read, expectationsOf(source, reader.list, demonstration), live),
      ...canaryFaults(reader.sample.records).map((message) => ({ expectation: 'canary' as const, message })),
    ],
    ...spentSince(startedMs),
  };
}

export const spentSince = (startedMs: number): Pick<CheckReport, 'seconds' | 'peakMemoryMb'> => ({
  seconds: Math.round(performance.now() - startedMs) / 1000,
  peakMemoryMb: Math.round(process.resourceUsage().maxRSS / 1024),
});

/** A demonstration list is small by intent; everything else must hold of it as well. */
function expectationsOf(source: ListSource, list: string, demonstration: boolean): Expectations {
  const { expectations } = listOf(source, list);
  return demonstration ? { ...expectations, minRecords: 1 } : expectations;
}

export function listOf(source: ListSource, id: string): ListSource['lists'][number] {
  const list = source.lists.find((each) => each.id === id);
  if (!list) throw new ListError(source.name, id, 'is no list of this source');
  return list;
}

export function sourceOf(sources: readonly ListSource[], name: SourceName): ListSource {
  const source = sources.find((each) => each.name === name);
  if (!source) throw new ListError(name, 'import', 'no reader for this source is part of this release');
  return source;
}
