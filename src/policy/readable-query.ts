import { isTooDeep } from '../common/validation/plain-object';

/** The fields of a SearchQuery. */
const FIELDS = [
  'name',
  'type',
  'gender',
  'birthDate',
  'nationality',
  'country',
  'source',
  'sources',
  'identifier',
  'identifiers',
  'page',
  'pageSize',
] as const;

const LONGEST_TEXT = 160;

/** What can be read of a search that nobody has checked yet, for its record. */
export function readableQuery(raw: unknown): Record<string, unknown> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return {};
  if (isTooDeep(raw)) return {};
  const given = raw as Record<string, unknown>;
  const read = FIELDS.filter((field) => Object.hasOwn(given, field) && isReadable(given[field]));
  return Object.fromEntries(read.map((field) => [field, given[field]]));
}

function isReadable(value: unknown): boolean {
  if (typeof value === 'string') return value.length <= LONGEST_TEXT;
  if (typeof value === 'number') return Number.isFinite(value);
  return Array.isArray(value) && value.length <= 100 && JSON.stringify(value).length <= 100 * LONGEST_TEXT;
}
