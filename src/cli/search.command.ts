import type { INestApplicationContext } from '@nestjs/common';
import { Command, Option } from 'commander';
import { AppError } from '../common/app-error';
import { readRequest } from '../common/validation/request.pipe';
import { LiveLists } from '../lists/live/live-lists';
import { type EntityIndex, ENTITY_TYPES, type FoundEntity, GENDERS, type SearchOutcome } from '../matching/matching';
import { askedSearch } from '../search/asked-search';
import { SearchParameters } from '../search/search-query.dto';
import { OperatorError } from '../common/operator-error';
import { type CommandDeps, inContext } from './context';
import { csvRows } from './csv-rows';
import { printLine } from './output';

interface SearchOptions {
  readonly file?: string;
  readonly json?: boolean;
  readonly limit: string;
  readonly minScore: string;
}

const COLUMNS = ['type', 'gender', 'birthDate', 'nationality', 'country', 'source', 'identifier'] as const;

/** `search "name"` and `search --file in.csv`: the engine on the live lists, for the operator. Nothing is recorded. */
export function registerSearch(program: Command, deps: CommandDeps): void {
  const command = program
    .command('search')
    .description('Search the live lists')
    .argument('[name]', 'the name to look for')
    .option('--file <in.csv>', `columns name and optionally ${COLUMNS.join(', ')}`)
    .option('--json', 'one JSON object a row')
    .option('--limit <n>', 'results a row', '10')
    .option('--min-score <n>', 'leave out what scores less', '50')
    .addOption(new Option('--type <type>').choices([...ENTITY_TYPES]))
    .addOption(new Option('--gender <gender>').choices([...GENDERS]))
    .option('--birth-date <date>')
    .option('--nationality <country>')
    .option('--country <country>')
    .option('--source <source>')
    .option('--identifier <value>');
  command.action(async (name: string | undefined, options: SearchOptions & Record<string, string | undefined>) => {
    if ((name === undefined) === (options.file === undefined)) {
      throw new OperatorError('Give either a name or a file: search "name", search --file in.csv');
    }
    await inContext(deps, async (context) => {
      const index = await liveIndex(context);
      if (options.file !== undefined) return searchFile(index, options.file, options);
      const given = COLUMNS.map((column) => [column, options[column]] as const).filter(
        ([, value]) => value !== undefined,
      );
      const outcome = await searchOnce(index, { name, ...Object.fromEntries(given) }, options);
      await printLine(options.json ? JSON.stringify(answerOf(outcome)) : describe(outcome));
    });
  });
}

async function liveIndex(context: INestApplicationContext): Promise<EntityIndex> {
  const lists = context.get(LiveLists, { strict: false });
  await lists.ready();
  const live = lists.current();
  if (!live) throw new OperatorError('No list is imported yet: run "lists import SOURCE PATH" first.');
  return live.index;
}

async function searchFile(index: EntityIndex, file: string, options: SearchOptions): Promise<void> {
  for await (const { row, cells } of csvRows(file, ['name'], COLUMNS)) {
    try {
      const outcome = await searchOnce(index, cells, options);
      await printLine(options.json ? JSON.stringify({ row, ...answerOf(outcome) }) : `${row}\t${describe(outcome)}`);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      process.exitCode = 1;
      const faults = error.details.map(({ field, message }) => `${field} ${message}`).join('; ');
      await printLine(options.json ? JSON.stringify({ row, error: faults }) : `${row}\tnot searched: ${faults}`);
    }
  }
}

async function searchOnce(index: EntityIndex, given: object, options: SearchOptions): Promise<SearchOutcome> {
  const asked = askedSearch(await readRequest(SearchParameters, given));
  return index.search(asked.subject, {
    minScore: Number(options.minScore),
    ...(asked.sources.length > 0 && { sources: asked.sources }),
    attributes: 'filter',
    offset: 0,
    limit: Number(options.limit),
  });
}

function answerOf({ total, matches }: SearchOutcome) {
  return { total, results: matches.map(resultOf) };
}

function resultOf({ entityId, records, score, rawScore, matchQuality, matchedFields }: FoundEntity) {
  return {
    entityId,
    primaryName: records[0]?.names[0]?.name ?? '',
    type: records[0]?.type ?? 'other',
    score,
    rawScore,
    matchQuality,
    sources: [...new Set(records.map(({ source }) => source))],
    references: records.map(({ source, referenceId }) => ({ source, referenceId })),
    matchedFields,
  };
}

function describe(outcome: SearchOutcome): string {
  if (outcome.total === 0) return 'nothing found';
  const lines = outcome.matches.map(resultOf).map((found) => {
    const references = found.references.map(({ source, referenceId }) => `${source} ${referenceId}`).join(', ');
    return `${found.score.toFixed(2).padStart(6)} ${found.matchQuality.padEnd(11)} ${found.primaryName} (${found.type}; ${references})`;
  });
  return [`${outcome.total} found`, ...lines].join('\n');
}
