import type { ErrorDetail } from '../common/app-error';
import { limitPolicyProblems } from '../common/limit-policy.rules';
import { isAddressRange } from './address-rule';
import type { ApiKeyChange } from './api-key';
import { isDomainRule } from './domain-rule';

export const LONGEST_LABEL = 100;
/** Seven days: the longest a rotated secret may go on working. */
export const LONGEST_OVERLAP_SECONDS = 604_800;
const MOST_ENTRIES = 100;

export const DOMAIN_HELP = 'Each must be a host or *.host, optionally with a port.';
export const ADDRESS_HELP = 'Each must be an IPv4 or IPv6 address or a CIDR block.';

/** Every problem of a key's fields, none when all hold. */
export function apiKeyProblems(change: ApiKeyChange): ErrorDetail[] {
  return [
    ...labelProblems(change.label),
    ...entryProblems(
      'allowedDomains',
      change.allowedDomains,
      isDomainRule,
      'must be a host or *.host, optionally with a port',
    ),
    ...entryProblems(
      'allowedIps',
      change.allowedIps,
      isAddressRange,
      'must be an IPv4 or IPv6 address or a CIDR block',
    ),
    ...limitPolicyProblems(change.limitPolicy ?? {}),
  ];
}

function labelProblems(label: string | undefined): ErrorDetail[] {
  if (label === undefined) return [];
  const { length } = [...label.trim()];
  if (length >= 1 && length <= LONGEST_LABEL && !/\p{Cc}/u.test(label)) return [];
  return [{ field: 'label', message: `must be a text of 1 to ${LONGEST_LABEL} characters without control characters` }];
}

function entryProblems(
  field: string,
  entries: readonly string[] | undefined,
  holds: (entry: string) => boolean,
  message: string,
): ErrorDetail[] {
  if (!entries) return [];
  if (entries.length > MOST_ENTRIES) return [{ field, message: `must have at most ${MOST_ENTRIES} entries` }];
  return entries.flatMap((entry, at) => (holds(entry) ? [] : [{ field: `${field}[${at}]`, message }]));
}

/** Why it is no list of websites, null when it is one. */
export const domainsFault = (value: unknown) => listFault(value, isDomainRule, DOMAIN_HELP);
/** Why it is no list of addresses, null when it is one. */
export const addressesFault = (value: unknown) => listFault(value, isAddressRange, ADDRESS_HELP);

function listFault(value: unknown, holds: (entry: string) => boolean, help: string): string | null {
  if (!Array.isArray(value)) return 'must be a list of texts';
  if (value.length > MOST_ENTRIES) return `must have at most ${MOST_ENTRIES} entries`;
  const bad = value.flatMap((entry, at) => (typeof entry === 'string' && holds(entry) ? [] : [at + 1]));
  return bad.length === 0 ? null : `cannot be read at entry ${bad.join(', ')}. ${help}`;
}

const DATE_TIME = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}:\d{2}(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})$/i;

/** Why it is no moment, null when it is one. A day such as 30 February would otherwise be read as one in March. */
export function momentFault(value: unknown): string | null {
  const day = typeof value === 'string' ? DATE_TIME.exec(value)?.[1] : undefined;
  const real = day !== undefined && !Number.isNaN(Date.parse(String(value))) && isDay(day);
  return real ? null : 'must be a date-time such as 2027-01-31T00:00:00.000Z, or null';
}

const isDay = (day: string): boolean => new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
