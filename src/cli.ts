import { Command } from 'commander';
import { registerCompare } from './cli/compare.command';
import type { CommandDeps } from './cli/context';
import { registerDemo } from './cli/demo.command';
import { registerEntities } from './cli/entities.command';
import { registerInstitutions } from './cli/institutions.command';
import { registerKeys } from './cli/keys.command';
import { registerLists } from './cli/lists.command';
import { openOperatorContext } from './cli/operator-context';
import { registerSearch } from './cli/search.command';
import { registerUsers } from './cli/users.command';
import { OperatorError } from './common/operator-error';
import { VERSION } from './common/version';

function program(): Command {
  const root = new Command('sanctions')
    .description('The operator’s tool of the sanctions screening service')
    .version(VERSION);
  const deps: CommandDeps = { openContext: openOperatorContext };
  registerLists(root, deps);
  registerEntities(root, deps);
  registerInstitutions(root, deps);
  registerKeys(root, deps);
  registerUsers(root, deps);
  registerSearch(root, deps);
  registerCompare(root);
  registerDemo(root, deps);
  return root;
}

program()
  .parseAsync()
  .catch((error: unknown) => {
    const told =
      error instanceof OperatorError
        ? error.message
        : error instanceof Error
          ? (error.stack ?? error.message)
          : String(error);
    process.stderr.write(`${told}\n`);
    process.exitCode = 1;
  });
