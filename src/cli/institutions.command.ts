import type { Command } from 'commander';
import type { Institution } from '../institutions/institution';
import { InstitutionService } from '../institutions/institution.service';
import { createdUserBody } from '../users/users.dto';
import { type CommandDeps, inContext } from './context';
import { type LimitOptions, limitPolicyFrom, withLimitOptions } from './limit-options';
import { type AdminOptions, onboard } from './new-institution';
import { printLine } from './output';
import { telling } from './told-errors';

interface Output {
  readonly json?: boolean;
}

type CreateOptions = LimitOptions & Output & AdminOptions & { readonly approve?: boolean };

/** `institutions create|approve|suspend|resume|limit|list`: onboarding is the operator's; no tenant operation does it. */
export function registerInstitutions(program: Command, deps: CommandDeps): void {
  const group = program.command('institutions').description('Create, approve, suspend and list institutions');
  const work = (task: (service: InstitutionService) => Promise<Institution>, output: Output) =>
    telling(() =>
      inContext(deps, async (context) => print(await task(context.get(InstitutionService, { strict: false })), output)),
    );

  withLimitOptions(
    group.command('create').description('Create an institution, unapproved unless said, with its first admin'),
  )
    .argument('<name>')
    .option('--approve', 'approve it at once')
    .option('--admin-email <address>', 'the address its first admin signs in with')
    .option('--admin-name <text>', 'the name of its first admin', 'Administrator')
    .option('--no-admin', 'create no admin now')
    .option('--json', 'one JSON object')
    .action((name: string, options: CreateOptions) => create(deps, name, options));
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

const create = (deps: CommandDeps, name: string, options: CreateOptions) =>
  telling(() =>
    inContext(deps, async (context) => {
      const wanted = { name, approved: options.approve === true, limitPolicy: limitPolicyFrom(options) };
      const { institution, admin } = await onboard(context, wanted, options);
      if (options.json) return printLine(JSON.stringify({ ...institution, admin: admin && createdUserBody(admin) }));
      await print(institution, options);
      if (!admin) return;
      await printLine(`${admin.user.email}  one-time password: ${admin.temporaryPassword}`);
    }),
  );

function print(institution: Institution, { json }: Output): Promise<void> {
  if (json) return printLine(JSON.stringify(institution));
  const { id, slug, name, approved, active } = institution;
  const state = `${approved ? 'approved' : 'unapproved'}, ${active ? 'active' : 'suspended'}`;
  return printLine(`${id}  ${slug}  ${name}  (${state})`);
}
