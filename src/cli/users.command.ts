import { type Command, Option } from 'commander';
import { type Page, pageOf } from '../common/paging';
import { type Role, ROLES } from '../common/principal';
import { InstitutionService } from '../institutions/institution.service';
import type { CreatedUser, User } from '../users/user';
import { UserService } from '../users/user.service';
import { userBody } from '../users/users.dto';
import { type CommandDeps, inContext } from './context';
import { printLine } from './output';
import { telling } from './told-errors';

interface Output {
  readonly json?: boolean;
}

interface CreateOptions extends Output {
  readonly email: string;
  readonly name: string;
  readonly role: Role;
}

/** `users create|list|reset-password`: a one-time password is printed once, when it is made. */
export function registerUsers(program: Command, deps: CommandDeps): void {
  const group = program.command('users').description('Create and list users, and replace lost passwords');
  group
    .command('create')
    .description('Create a user; their one-time password is printed this once')
    .argument('<institution>', 'its id or slug')
    .requiredOption('--email <address>', 'the address they sign in with')
    .requiredOption('--name <text>', 'their name')
    .addOption(new Option('--role <role>', 'what they may do').choices([...ROLES]).makeOptionMandatory())
    .option('--json', 'one JSON object')
    .action((named: string, options: CreateOptions) => create(deps, named, options));
  group
    .command('list')
    .description('List the users of an institution')
    .argument('<institution>', 'its id or slug')
    .option('--json', 'one JSON object a line')
    .action((named: string, output: Output) => list(deps, named, output));
  group
    .command('reset-password')
    .description('Replace a lost password by a one-time password, printed this once, and end all sessions of the user')
    .argument('<email>', 'the address they sign in with')
    .option('--json', 'one JSON object')
    .action((email: string, output: Output) =>
      telling(() =>
        inContext(deps, async (context) =>
          printCreated(await context.get(UserService, { strict: false }).resetPassword(email), output),
        ),
      ),
    );
}

const create = (deps: CommandDeps, named: string, { email, name: fullName, role, ...output }: CreateOptions) =>
  telling(() =>
    inContext(deps, async (context) => {
      const { id } = await context.get(InstitutionService, { strict: false }).get(named);
      await printCreated(
        await context.get(UserService, { strict: false }).create(id, { email, fullName, role }),
        output,
      );
    }),
  );

const list = (deps: CommandDeps, named: string, { json }: Output) =>
  telling(() =>
    inContext(deps, async (context) => {
      const { id } = await context.get(InstitutionService, { strict: false }).get(named);
      const users = context.get(UserService, { strict: false });
      for (let page: Page | null = pageOf({ pageSize: 100 }); page;) {
        const found = await users.list(id, {}, page);
        for (const user of found.users) await printLine(json ? JSON.stringify(userBody(user)) : described(user));
        const next: Page = pageOf({ page: page.page + 1, pageSize: page.pageSize });
        page = next.offset < found.total ? next : null;
      }
    }),
  );

async function printCreated({ user, temporaryPassword }: CreatedUser, { json }: Output): Promise<void> {
  if (json) return printLine(JSON.stringify({ ...userBody(user), temporaryPassword }));
  await printLine(described(user));
  if (temporaryPassword !== null) await printLine(temporaryPassword);
}

export const described = ({ id, email, fullName, role, active }: User): string =>
  `${id}  ${email}  ${fullName}  (${role}, ${active ? 'active' : 'deactivated'})`;
