import { createHash } from 'node:crypto';
import type { Half } from './case';

/** The half a thing belongs to, by its id alone: new editions move nothing from one half to the other. */
export function halfOf(id: string): Half {
  return createHash('sha256').update(id).digest().readUInt8(0) % 2 === 0 ? 'tuning' : 'reporting';
}

/** Numbers items by a hash and keeps the first ones, so that a sample stays what it was when others are added. */
export function sample<T>(items: readonly T[], most: number, idOf: (item: T) => string): T[] {
  const order = items.map((item) => ({
    item,
    rank: createHash('sha256')
      .update('sample ' + idOf(item))
      .digest('hex'),
  }));
  return order
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, most)
    .map(({ item }) => item);
}
