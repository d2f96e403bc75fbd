import { type Command, InvalidArgumentError } from 'commander';
import type { ApiKey, IssuedKey } from '../apikeys/api-key';
import { ApiKeyService } from '../apikeys/api-key.service';
import { InstitutionService } from '../institutions/institution.service';
import { type CommandDeps, inContext } from './context';
import { registerKeyCheck } from './key-check.command';
import { type LimitOptions, limitPolicyFrom, wholeNumber, withLimitOptions } from './limit-options';
import { printLine } from './output';
import { telling } from './told-errors';

interface Output {
  readonly json?: boolean;
}

interface IssueOptions extends LimitOptions, Output {
  readonly label: string;
  readonly test?: boolean;
  readonly domain?: string[];
  readonly ip?: string[];
  readonly rejectOversizePage?: boolean;
  readonly expires?: Date;
}

/** `keys issue|list|rotate|check`: a secret is printed once, when it is made. */
export function registerKeys(program: Command, deps: CommandDeps): void {
  const group = program.command('keys').description('Issue, list, rotate and check API keys');
  withLimitOptions(group.command('issue').description('Issue an API key; its secret is printed this once'))
    .argument('<institution>', 'its id or slug')
    .option('--label <text>', 'what the key is for', 'Issued by the operator')
    .option('--test', 'make a key that reads ssk_test_')
    .option('--domain <host...>', 'websites that may use it: host or *.host, optionally with a port')
    .option('--ip <address...>', 'addresses and CIDR blocks that may use it')
    .option('--reject-oversize-page', 'refuse a page size above the policy instead of capping it')
    .option('--expires <date>', 'when it ends, as 2027-01-31 or a date-time', moment)
    .option('--json', 'one JSON object')
    .action((named: string, options: IssueOptions) => issue(deps, named, options));
  group
    .command('list')
    .description('List the API keys of an institution')
    .argument('<institution>', 'its id or slug')
    .option('--json', 'one JSON object a line')
    .action((named: string, output: Output) => list(deps, named, output));
  group
    .command('rotate')
    .description('Give a key a new secret; the old one works for the overlap')
    .argument('<key>', 'its id')
    .option('--overlap <seconds>', '0 to 604800', wholeNumber, 86_400)
    .option('--json', 'one JSON object')
    .action((id: string, options: Output & { overlap: number }) => rotate(deps, id, options));
  registerKeyCheck(group, deps);
}

const issue = (deps: CommandDeps, named: string, options: IssueOptions) =>
  telling(() =>
    inContext(deps, async (context) => {
      const institution = await context.get(InstitutionService, { strict: false }).get(named);
      const issued = await context.get(ApiKeyService, { strict: false }).issue({
        institutionId: institution.id,
        label: options.label,
        kind: options.test ? 'test' : 'live',
        createdBy: 'operator',
        allowedDomains: options.domain,
        allowedIps: options.ip,
        limitPolicy: limitPolicyFrom(options),
        rejectOversizePage: options.rejectOversizePage,
        expiresAt: options.expires,
      });
      await printIssued(issued, options);
    }),
  );

const list = (deps: CommandDeps, named: string, output: Output) =>
  telling(() =>
    inContext(deps, async (context) => {
      const institution = await context.get(InstitutionService, { strict: false }).get(named);
      for (const key of await context.get(ApiKeyService, { strict: false }).list(institution.id)) {
        await printLine(output.json ? JSON.stringify(shown(key)) : described(key));
      }
    }),
  );

const rotate = (deps: CommandDeps, id: string, options: Output & { overlap: number }) =>
  telling(() =>
    inContext(deps, async (context) => {
      const keys = context.get(ApiKeyService, { strict: false });
      await printIssued(await keys.rotate(await keys.institutionOf(id), id, options.overlap), options);
    }),
  );

async function printIssued({ apiKey, key }: IssuedKey, { json }: Output): Promise<void> {
  if (json) return printLine(JSON.stringify({ ...shown(apiKey), key }));
  await printLine(described(apiKey));
  await printLine(key);
}

/** A key as the interface shows it. */
function shown({ deletedAt: _deletedAt, kind: _kind, ...key }: ApiKey): object {
  return key;
}

const described = ({ id, label, last4, active }: ApiKey): string =>
  `${id}  …${last4}  ${label}  (${active ? 'active' : 'disabled'})`;

function moment(text: string): Date {
  const time = new Date(text);
  const exists = /^\d{4}-\d{2}-\d{2}/.test(text) && !Number.isNaN(time.getTime());
  // A day such as 2027-02-30 would otherwise be read as one in March.
  if (!exists || (text.length === 10 && !time.toISOString().startsWith(text))) {
    throw new InvalidArgumentError('It must be a date such as 2027-01-31, or a date-time.');
  }
  return time;
}
