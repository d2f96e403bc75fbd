import type { CheckReport, ImportReport, WarningCount } from '../lists/import/import-report';
import type { SourceStatus } from '../lists/live/live-edition';

/** What a file holds, in lines for people. */
export function checkLines(report: CheckReport): string[] {
  const { counts } = report;
  return [
    `${report.source} ${report.list}, ${report.format}, from ${report.files.join(', ')}`,
    `published ${report.publishedAt ?? '(the file does not say)'}`,
    `${number(counts.records)} records: ${listed(counts.byType)}`,
    `${number(counts.names)} names: ${number(counts.aliases)} aliases, ${number(counts.weakAliases)} weak aliases`,
    `${number(counts.addresses)} addresses, ${number(counts.identifiers)} identifiers, ${number(counts.sanctions)} sanctions`,
    `the file's own count: ${listed(counts.file)}`,
    ...warningLines(report),
    ...report.failed.map(({ expectation, message }) => `not as expected (${expectation}): ${message}`),
    `${report.seconds.toFixed(1)} s, ${number(report.peakMemoryMb)} MB at most`,
  ];
}

/** What an import did, in lines for people. */
export function importLines(report: ImportReport): string[] {
  const moved = `${number(report.added)} added, ${number(report.changed)} changed, ${number(report.removed)} removed`;
  const outcome = {
    published: [`edition ${report.edition} published: ${moved}`],
    unchanged: [`unchanged: edition ${report.edition} is live and holds the same`],
    refused: [
      `edition ${report.edition} refused, the last good one keeps answering (${moved})`,
      `to publish it all the same: ${report.failed.map(({ expectation }) => `--override ${expectation}`).join(' ')} --reason "…"`,
    ],
  };
  return [...checkLines(report), ...outcome[report.outcome]];
}

export function statusLine({
  source,
  version,
  refreshedAt,
  ageHours,
  records,
  stale,
  demonstration,
}: SourceStatus): string {
  const marks = [stale ? 'STALE' : '', demonstration ? 'demonstration data' : ''].filter((mark) => mark !== '');
  const age = `confirmed ${refreshedAt}, ${ageHours} h ago`;
  return [`${source}: ${version}`, `${number(records)} records`, age, ...marks].join(', ');
}

function warningLines({ warnings, recordsWithWarnings }: CheckReport): string[] {
  const kinds = Object.entries(warnings);
  if (kinds.length === 0) return ['everything was understood'];
  return [`${number(recordsWithWarnings)} records hold something not understood:`, ...kinds.map(warningLine)];
}

const warningLine = ([kind, { count, samples }]: [string, WarningCount]): string =>
  `  ${kind} ${number(count)}: ${samples.map((each) => `${each.referenceId} ${each.field} "${each.value}"`).join('; ')}`;

const listed = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([name, count]) => `${name} ${number(count)}`)
    .join(', ');

const number = (value: number): string => value.toLocaleString('en-US');
