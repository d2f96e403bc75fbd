import { createHash } from 'node:crypto';
import type { ListedRecord } from '../../matching/model';

/**
 * SHA-256 over the parsed record. Two editions hold the same version of a record when what we understand of it is the
 * same, whatever technical elements the publisher changed around it.
 */
export function contentHash(record: ListedRecord): string {
  return createHash('sha256').update(JSON.stringify(record, sortedKeys)).digest('base64url');
}

// The order of keys is an accident of the code that wrote the record.
function sortedKeys(_key: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
