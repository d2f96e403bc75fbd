import type { Command } from 'commander';
import { OperatorError } from '../common/operator-error';
import { loadEnvironment } from '../config/environment';
import { type CommandDeps, inContext } from './context';
import { printLine } from './output';
import { seedDemonstration } from '../first-start';

/** `demo seed`: what the first start of the embedded form adds, to be repeated at will. */
export function registerDemo(program: Command, deps: CommandDeps): void {
  program
    .command('demo')
    .description('The demonstration lists and institution')
    .command('seed')
    .description(
      'Import the demonstration lists where there is no list, and make the demonstration institution, its key and its admin',
    )
    .option('--json', 'one JSON object')
    .action(async ({ json }: { json?: boolean }) => {
      const { databaseUrl, dataDir } = loadEnvironment();
      if (databaseUrl) {
        throw new OperatorError(
          'Demonstration data has no place in a database of yours: start without DATABASE_URL to try the service.',
        );
      }
      const { institution, key, admin } = await inContext(deps, (context) => seedDemonstration(context, dataDir));
      await printLine(
        json
          ? JSON.stringify({ institutionId: institution.id, slug: institution.slug, key, admin })
          : `${institution.name} (${institution.slug}): ${key ?? 'its key was issued earlier'}, ${admin.email} ${admin.password ?? '(its password was changed)'}`,
      );
    });
}
