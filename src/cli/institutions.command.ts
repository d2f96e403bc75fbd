import type { Command } from 'commander';
import type { Institution } from '../institutions/institution';
import { InstitutionService } from '../institutions/institution.service';
import { type CommandDeps, inContext } from './context';
import { type LimitOptions, limitPolicyFrom, withLimitOptions } from './limit-options';
import { printLine } from './output';
import { telling } from './told-errors';

interface Output {
  readonly json?: boolean;
}

/** `institutions create|approve|suspend|resume|limit|list`: onboarding is the operator's; no tenant operation does it. */
export function registerInstitutions(program: Command, deps: CommandDeps): void {
  const group = program.command('institutions').description('Create, approve, suspend and list institutions');
  const work = (task: (service: InstitutionService) => Promise<Institution>, output: Output) =>
    telling(() =>
      inContext(deps, async (context) => print(await task(context.get(InstitutionService, { strict: false })), output)),
    );

  withLimitOptions(group.command('create').description('Create an institution, unapproved unless said'))
    .argument('<name>')
    .option('--approve', 'approve it at once')
    .option('--json', 'one JSON object')
    .action((name: string, options: LimitOptions & Output & { approve?: boolean }) =>
      work(
        (s) => s.create({ name, approved: options.approve === true, limitPolicy: limitPolicyFrom(options) }),
        options,
      ),
    );
  withLimitOptions(group.command('limit').description('Change what an institution may use'))
    .argument('<institution>', 'its id or slug')
    .option('--json', 'one JSON object')
    .action((named: string, options: LimitOptions & Output) =>
      work((s) => s.configure(named, { limitPolicy: limitPolicyFrom(options) }), options),
    );
  const states = { approve: 'Let its keys and people in', suspend: 'Refuse them all', resume: 'End a suspension' };
  for (const [state, description] of Object.entries(states) as [keyof typeof states, string][]) {
    group
      .command(state)
      .description(description)
      .argument('<institution>', 'its id or slug')
      .option('--json', 'one JSON object')
      .action((named: string, output: Output) => work((service) => service[state](named), output));
  }
  group
    .command('list')
    .description('List all institutions')
    .option('--json', 'one JSON object a line')
    .action((output: Output) =>
      inContext(deps, async (context) => {
        for (const institution of await context.get(InstitutionService, { strict: false }).list()) {
          await print(institution, output);
        }
      }),
    );
}

function print(institution: Institution, { json }: Output): Promise<void> {
  if (json) return printLine(JSON.stringify(institution));
  const { id, slug, name, approved, active } = institution;
  const state = `${approved ? 'approved' : 'unapproved'}, ${active ? 'active' : 'suspended'}`;
  return printLine(`${id}  ${slug}  ${name}  (${state})`);
}
