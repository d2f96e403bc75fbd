import { createHash } from 'node:crypto';
import { PARAMETERS } from './parameters';
import { TABLES } from './tables';

let known: string | undefined;

/** Says which numbers and which tables made a score: 16 hexadecimal digits of a SHA-256 over all of them. */
export function parametersHash(): string {
  return (known ??= digestOf([PARAMETERS, TABLES]));
}

/** The same for any plain data, sets and maps included, whatever order their keys came in. */
export function digestOf(data: unknown): string {
  return createHash('sha256').update(JSON.stringify(data, plainly)).digest('hex').slice(0, 16);
}

function plainly(_: string, value: unknown): unknown {
  if (value instanceof Set) return [...(value as Set<unknown>)].map((one) => JSON.stringify(one)).sort();
  if (value instanceof Map) return [...(value as Map<unknown, unknown>)].map((pair) => JSON.stringify(pair)).sort();
  return value;
}
