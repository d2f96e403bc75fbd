import type { ErrorDetail } from '../common/app-error';
import { limitPolicyProblems } from '../common/limit-policy.rules';
import { isAddressRange } from './address-rule';
import type { ApiKeyChange } from './api-key';
import { isDomainRule } from './domain-rule';

const LONGEST_LABEL = 100;
const MOST_ENTRIES = 100;

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
