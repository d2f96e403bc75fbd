import { userInfo } from 'node:os';
import type { Command } from 'commander';
import { OperatorError } from '../common/operator-error';
import { canonicalSource, SOURCES } from '../common/sources';
import { entityBody } from '../entities/entity-body';
import { JudgementService } from '../entities/judgement.service';
import { type KnownEntityRecords, ListedEntityReader } from '../entities/listed-entity.reader';
import type { Judgement } from '../entities/resolve/judgements';
import { recordKey, recordOfKey, type RecordRef } from '../entities/resolve/record-key';
import { type CommandDeps, inContext } from './context';
import { printLine } from './output';

interface Output {
  readonly json?: boolean;
}

const WORDS: Readonly<Record<Judgement, string>> = {
  same: 'Say that two records are one entity, whatever the rules say',
  different: 'Say that two records are two entities, whatever the rules say',
  unsure: 'Keep two records apart until somebody knows; they stay among the suggestions',
};

/** `entities same|different|unsure`, `entities show` and `entities suggestions`. Judgements hold over every later edition. */
export function registerEntities(program: Command, deps: CommandDeps): void {
  const group = program.command('entities').description('See which records are one entity, and judge it');
  for (const judgement of Object.keys(WORDS) as Judgement[]) {
    group
      .command(judgement)
      .description(WORDS[judgement])
      .argument('<record>', 'SOURCE:REFERENCE, such as UN:QDi.006')
      .argument('<record>', 'the other record')
      .requiredOption('--reason <text>', 'why; kept with the judgement')
      .option('--json', 'one JSON object')
      .action((left: string, right: string, given: Output & { readonly reason: string }) =>
        judge(deps, judgement, [left, right], given),
      );
  }
  group
    .command('show')
    .description('One entity with the records behind it and what was said of them')
    .argument('<entity>', 'its id, an older id of it, or SOURCE:REFERENCE')
    .option('--json', 'one JSON object, with the raw records')
    .action((named: string, output: Output) => show(deps, named, output));
  group
    .command('suggestions')
    .description('Pairs of records that may be one entity, with the reasons and with what forbids it')
    .option('--limit <n>', 'how many', '50')
    .option('--json', 'one JSON object a pair')
    .action((given: Output & { readonly limit: string }) => suggestions(deps, given));
}

function judge(
  deps: CommandDeps,
  judgement: Judgement,
  [left, right]: readonly [string, string],
  { reason, json }: Output & { readonly reason: string },
): Promise<void> {
  const pair = [recordNamed(left), recordNamed(right)] as const;
  return inContext(deps, async (context) => {
    const by = userInfo().username;
    const settled = await context.get(JudgementService, { strict: false }).judge(...pair, { judgement, by, reason });
    const moved = settled.moved === 1 ? '1 record moved' : `${settled.moved} records moved`;
    await printLine(
      json ? JSON.stringify({ judgement, ...settled }) : `${pair.map(recordKey).join(' and ')}: ${judgement}; ${moved}`,
    );
  });
}

function show(deps: CommandDeps, named: string, { json }: Output): Promise<void> {
  return inContext(deps, async (context) => {
    const reader = context.get(ListedEntityReader, { strict: false });
    const known = named.includes(':')
      ? await reader.byRecord(recordNamed(named), SOURCES)
      : await reader.byId(named, SOURCES);
    if (!known) throw new OperatorError(`There is no entity ${named}.`);
    const judgements = await context.get(JudgementService, { strict: false }).of(known.records);
    if (json) return printLine(JSON.stringify({ ...entityBody(known), judgements }));
    const said = judgements.map(
      ({ left, right, judgement, by, at, reason }) =>
        `  ${recordKey(left)} and ${recordKey(right)}: ${judgement} (${by}, ${at.toISOString()}: ${reason})`,
    );
    for (const line of [...linesOf(known), ...said]) await printLine(line);
  });
}

function linesOf(known: KnownEntityRecords): string[] {
  const { entity } = entityBody(known);
  const records = known.records.map(({ source, list, referenceId, edition, removedIn, record }) => {
    const born = record.birthDates.length > 0 ? `, born ${record.birthDates.join(' or ')}` : '';
    const state = removedIn === null ? `edition ${edition}` : `last in ${edition}, removed in ${removedIn}`;
    return `  ${source} ${list} ${referenceId}  ${record.names[0]?.name ?? ''}${born}  (${state})`;
  });
  return [`${entity.entityId}  ${entity.primaryName} (${entity.type})`, ...records];
}

function suggestions(deps: CommandDeps, { limit, json }: Output & { readonly limit: string }): Promise<void> {
  const count = Number(limit);
  if (!Number.isInteger(count) || count < 1) throw new OperatorError('--limit is a whole number above 0.');
  return inContext(deps, async (context) => {
    for (const pair of await context.get(JudgementService, { strict: false }).suggestions(count)) {
      const sides = [pair.left, pair.right].map((side) => `${recordKey(side)} ${side.name}`).join('  and  ');
      const against = pair.against === null ? '' : `; against: ${pair.against}`;
      await printLine(json ? JSON.stringify(pair) : `${sides}  (${pair.reasons.join(', ')}${against})`);
    }
  });
}

function recordNamed(text: string): RecordRef {
  const { source, referenceId } = recordOfKey(text);
  const known = canonicalSource(source);
  if (!known || !text.includes(':') || referenceId === '') {
    throw new OperatorError(
      `"${text}" names no record: write SOURCE:REFERENCE, the source one of ${SOURCES.join(', ')}.`,
    );
  }
  return { source: known, referenceId };
}
