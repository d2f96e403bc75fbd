import { type Command, InvalidArgumentError } from 'commander';
import { readAddress } from '../apikeys/address-rule';
import type { SourceName } from '../common/sources';
import { KeyTrial, type TrialOutcome } from '../policy/key-trial';
import { type CommandDeps, inContext } from './context';
import { sourceNames, wholeNumber } from './limit-options';
import { printLine } from './output';
import { telling } from './told-errors';

interface CheckOptions {
  readonly origin?: string;
  readonly address?: string;
  readonly source?: SourceName[];
  readonly pageSize?: number;
  readonly json?: boolean;
}

/** `keys check`: would a request with this key pass, and why not? */
export function registerKeyCheck(group: Command, deps: CommandDeps): void {
  group
    .command('check')
    .description('Say whether a request with this key would pass, and why not; nothing is sent, counted or recorded')
    .argument('<key>', 'its id')
    .option('--origin <origin>', 'the Origin header the request would carry, as https://shop.example.com')
    .option('--address <address>', 'the address it would come from', clientAddress)
    .option('--source <names>', 'the sources it would ask for, separated by commas', sourceNames)
    .option('--page-size <n>', 'the page size it would ask for, 1 to 100', pageSize)
    .option('--json', 'one JSON object')
    .action((id: string, options: CheckOptions) => check(deps, id, options));
}

const check = (deps: CommandDeps, id: string, options: CheckOptions) =>
  telling(() =>
    inContext(deps, async (context) => {
      const outcome = await context.get(KeyTrial, { strict: false }).of(id, {
        origin: options.origin ?? null,
        address: options.address ?? null,
        sources: options.source ?? [],
        pageSize: options.pageSize,
      });
      await printLine(options.json ? JSON.stringify(outcome) : described(outcome));
    }),
  );

function described({ refusals, allowed }: TrialOutcome): string {
  if (allowed) return `would pass: ${allowed.sources.join(', ')}; pages of ${allowed.pageSize}`;
  const lines = refusals.map(({ code, status, message }) => `${code} (${status}): ${message}`);
  return `would be refused with ${lines.join('\n  and once that is mended, ')}`;
}

function clientAddress(text: string): string {
  if (!readAddress(text)) throw new InvalidArgumentError('It must be an IPv4 or IPv6 address.');
  return text;
}

function pageSize(text: string): number {
  const size = wholeNumber(text);
  if (size < 1 || size > 100) throw new InvalidArgumentError('It must be from 1 to 100.');
  return size;
}
