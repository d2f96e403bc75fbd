import { type Command, InvalidArgumentError } from 'commander';
import type { LimitPolicyChange } from '../common/limit-policy.rules';
import { ACCEPTED_SOURCE_NAMES, canonicalSource, type SourceName } from '../common/sources';

/** The options of a limit policy as commander reads them. */
export interface LimitOptions {
  readonly unlimited?: boolean;
  readonly limited?: boolean;
  readonly dailyLimit?: number;
  readonly monthlyLimit?: number;
  readonly maxPageSize?: number;
  readonly sources?: SourceName[];
}

/** Adds the options of a limit policy to a command. */
export function withLimitOptions(command: Command): Command {
  return command
    .option('--unlimited', 'no daily and monthly limit')
    .option('--limited', '1,000 searches a day and 20,000 a month, unless limits are given')
    .option('--daily-limit <n>', 'successful searches a UTC day', wholeNumber)
    .option('--monthly-limit <n>', 'successful searches a UTC month', wholeNumber)
    .option('--max-page-size <n>', 'largest page size, 1 to 100', wholeNumber)
    .option('--sources <names>', 'sources that may be searched, separated by commas', sourceNames);
}

export function limitPolicyFrom(options: LimitOptions): LimitPolicyChange {
  const change: LimitPolicyChange = {};
  if (options.unlimited || options.limited) change.unlimited = options.unlimited === true;
  if (options.dailyLimit !== undefined) change.dailyLimit = options.dailyLimit;
  if (options.monthlyLimit !== undefined) change.monthlyLimit = options.monthlyLimit;
  if (options.maxPageSize !== undefined) change.maxPageSize = options.maxPageSize;
  if (options.sources) change.allowedSources = options.sources;
  return change;
}

export function wholeNumber(text: string): number {
  if (!/^\d{1,10}$/.test(text)) throw new InvalidArgumentError('It must be a whole number.');
  return Number(text);
}

export function sourceNames(text: string): SourceName[] {
  const names = text.split(',').map((name) => canonicalSource(name.trim()));
  if (names.includes(null)) {
    throw new InvalidArgumentError(`Sources are ${ACCEPTED_SOURCE_NAMES.join(', ')}.`);
  }
  return [...new Set(names.filter((name) => name !== null))];
}
