import { userInfo } from 'node:os';
import { SingleBar } from 'cli-progress';
import type { Command } from 'commander';
import { OperatorError } from '../common/operator-error';
import { canonicalSource, SOURCES, type SourceName } from '../common/sources';
import { checkList, sourceOfFiles } from '../lists/import/check-list';
import { EXPECTATIONS, type ExpectationName, type ImportProgress, type Override } from '../lists/import/import-report';
import { ListImporter } from '../lists/import/list-importer';
import { ListStatus } from '../lists/list-status';
import { listSources } from '../lists/sources.registry';
import { type CommandDeps, inContext } from './context';
import { checkLines, importLines, statusLine } from './lists-report';
import { printLine } from './output';

interface Json {
  readonly json?: boolean;
}

interface ImportFlags extends Json {
  readonly override?: readonly string[];
  readonly reason?: string;
}

/** `lists check`, `lists import` and `lists status`. The exit code is 0 only when all went well. */
export function registerLists(program: Command, deps: CommandDeps): void {
  const lists = program.command('lists').description('Import the publishers’ lists and see how current they are');
  lists
    .command('check <path>')
    .description('Read, map and count a file or folder without publishing it; needs no database')
    .option('--source <source>', 'the source, where the content does not say')
    .option('--json', 'the whole report as one JSON object')
    .action(check);
  lists
    .command('import <source> <path>')
    .description('Make a file or folder the live edition of its list')
    .option('--override <expectation...>', `publish although this fails: ${EXPECTATIONS.join(', ')}`)
    .option('--reason <text>', 'why; stored with the edition')
    .option('--json', 'the whole report as one JSON object')
    .action((source: string, path: string, flags: ImportFlags) => importList(deps, source, path, flags));
  lists
    .command('status')
    .description('The live edition of each source, and when it was last confirmed')
    .option('--json', 'one JSON object a source')
    .action((flags: Json) => status(deps, flags));
}

async function check(path: string, flags: Json & { readonly source?: string }): Promise<void> {
  const source = flags.source === undefined ? await sourceOfFiles(listSources, path) : sourceNamed(flags.source);
  const report = await checkList(listSources, source, path);
  await print(flags.json ? [JSON.stringify(report)] : checkLines(report));
  if (report.failed.length > 0) process.exitCode = 1;
}

async function importList(deps: CommandDeps, source: string, path: string, flags: ImportFlags): Promise<void> {
  const name = sourceNamed(source);
  const overrides = overridesOf(flags);
  const bar = progressBar(flags);
  try {
    const options = { who: userInfo().username, overrides, onProgress: bar.show };
    const report = await inContext(deps, (context) =>
      context.get(ListImporter, { strict: false }).import(name, path, options),
    );
    bar.end();
    await print(flags.json ? [JSON.stringify(report)] : importLines(report));
    if (report.outcome === 'refused') process.exitCode = 1;
  } finally {
    bar.end();
  }
}

async function status(deps: CommandDeps, { json }: Json): Promise<void> {
  const sources = await inContext(deps, (context) => context.get(ListStatus, { strict: false }).read());
  const lines = sources.map((source) => (json ? JSON.stringify(source) : statusLine(source)));
  await print(lines.length > 0 || json ? lines : ['No list is imported yet: run "lists import SOURCE PATH".']);
  if (sources.length === 0 || sources.some(({ stale }) => stale)) process.exitCode = 1;
}

function sourceNamed(text: string): SourceName {
  const source = canonicalSource(text);
  if (!source) throw new OperatorError(`There is no source "${text}". There are ${SOURCES.join(', ')}.`);
  return source;
}

function overridesOf({ override = [], reason }: ImportFlags): Override[] {
  if (override.length > 0 && reason === undefined) {
    throw new OperatorError('An override needs --reason "why"; it is stored with the edition.');
  }
  // The importer refuses a name that is none.
  return override.map((expectation) => ({ expectation: expectation as ExpectationName, reason: reason ?? '' }));
}

/** A bar on a terminal; nothing otherwise, the report says it all. */
function progressBar({ json }: Json) {
  if (json || !process.stderr.isTTY) return { show: () => undefined, end: () => undefined };
  const bar = new SingleBar({ format: '{stage} {bar} {value} records', clearOnComplete: true, hideCursor: true });
  const show = ({ stage, records, expected }: ImportProgress): void => {
    const total = Math.max(expected ?? 0, records);
    if (bar.isActive) bar.setTotal(total);
    else bar.start(total, records, { stage });
    bar.update(records, { stage });
  };
  return { show, end: () => bar.stop() };
}

async function print(lines: readonly string[]): Promise<void> {
  for (const line of lines) await printLine(line);
}
