import { Command, Option } from 'commander';
import { compareNames, type Comparison, ENTITY_TYPES, type EntityType } from '../matching/matching';
import { OperatorError } from '../common/operator-error';
import { type CsvRow, csvRows } from './csv-rows';
import { printLine } from './output';

interface CompareOptions {
  readonly file?: string;
  readonly json?: boolean;
  readonly type?: EntityType;
}

/** `compare "a" "b"` and `compare --file pairs.csv`: two names side by side, without a database. */
export function registerCompare(program: Command): void {
  program
    .command('compare')
    .description('Score one name against another, as if the second were listed')
    .argument('[asked]', 'the name asked about')
    .argument('[listed]', 'the listed name')
    .option('--file <pairs.csv>', 'columns query_name, candidate_name and optionally type')
    .option('--json', 'one JSON object a pair')
    .addOption(new Option('--type <type>', 'what both names are').choices([...ENTITY_TYPES]))
    .action(async (asked: string | undefined, listed: string | undefined, options: CompareOptions) => {
      if (options.file !== undefined) return compareFile(options.file, options);
      if (asked === undefined || listed === undefined) {
        throw new OperatorError('Give two names, or a file: compare "asked" "listed", compare --file pairs.csv');
      }
      const comparison = compareNames(asked, listed, options.type);
      await printLine(options.json ? JSON.stringify(scored(comparison)) : describe(comparison));
    });
}

async function compareFile(file: string, options: CompareOptions): Promise<void> {
  for await (const row of csvRows(file, ['query_name', 'candidate_name'], ['type'])) {
    const comparison = compareNames(
      row.cells.query_name ?? '',
      row.cells.candidate_name ?? '',
      typeOf(row) ?? options.type,
    );
    const line = options.json
      ? JSON.stringify({ row: row.row, ...scored(comparison) })
      : `${row.row}\t${comparison.score}\t${comparison.matchQuality}`;
    await printLine(line);
  }
}

function typeOf({ row, cells }: CsvRow): EntityType | undefined {
  if (cells.type === undefined) return undefined;
  const type = ENTITY_TYPES.find((known) => known === cells.type?.toLowerCase());
  if (!type) throw new OperatorError(`Row ${row}: the type "${cells.type}" is none of ${ENTITY_TYPES.join(', ')}.`);
  return type;
}

const scored = ({ score, rawScore, matchQuality, scoreDetails }: Comparison) => ({
  score,
  rawScore,
  matchQuality,
  scoreDetails,
});

function describe({ score, matchQuality, scoreDetails }: Comparison): string {
  const reasons = scoreDetails.map(
    (detail) => `  ${detail.score.toFixed(2).padStart(8)}  ${detail.reason}  ${detail.text}`,
  );
  return [`${score} ${matchQuality}`, ...reasons].join('\n');
}
