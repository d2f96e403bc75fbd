import { createHash } from 'node:crypto';
import { readBirthDates } from './birth-dates';
import { readIdentityCell } from './identity/identity-cell';
import type { Field, ListId } from './table/fields';
import { fold } from './turkish';

/**
 * What stands for the identifier that the ministry does not give: list, name, identity number, birth date and Official Gazette, each
 * as it is understood, so that a record keeps its identity from a workbook to a CSV file and in another letter case.
 */
export function identityKey(list: ListId, fields: Partial<Record<Field, string>>): string {
  const { identifiers } = readIdentityCell(fields.identity ?? '', 'other');
  const numbers = identifiers.map(({ value }) => compact(value)).sort();
  return JSON.stringify([
    list,
    compact(fields.name ?? ''),
    numbers.length > 0 ? numbers : compact(fields.identity ?? ''),
    readBirthDates(fields.born ?? '').dates,
    compact(fields.gazette ?? ''),
  ]);
}

/** `C-` and twelve hexadecimal digits; the second record of the same key counts as another. */
export function referenceIdOf(list: ListId, key: string, occurrence: number): string {
  const text = occurrence === 1 ? key : `${key} ${occurrence}`;
  return `${list.toUpperCase()}-${createHash('sha256').update(text).digest('hex').slice(0, 12)}`;
}

function compact(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]/gu, '');
}
