import type { INestApplicationContext } from '@nestjs/common';
import { Command } from 'commander';
import { registerCompare } from './cli/compare.command';
import type { CommandDeps } from './cli/context';
import { registerDemo } from './cli/demo.command';
import { registerInstitutions } from './cli/institutions.command';
import { registerKeys } from './cli/keys.command';
import { registerLists } from './cli/lists.command';
import { registerSearch } from './cli/search.command';
import { OperatorError } from './common/operator-error';
import { VERSION } from './common/version';

/** Loaded only by commands that need the database: `compare` needs none. */
const openContext = async (): Promise<INestApplicationContext> => {
  const { openOperatorContext } = await import('./cli/operator-context.js');
  return openOperatorContext();
};

function program(): Command {
  const root = new Command('sanctions')
    .description('The operator’s tool of the sanctions screening service')
    .version(VERSION);
  const deps: CommandDeps = { openContext };
  registerLists(root, deps);
  registerInstitutions(root, deps);
  registerKeys(root, deps);
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
