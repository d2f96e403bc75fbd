import type { Buckets } from './layout';

/** Every item that may have this hash; the caller verifies. */
export function eachInBucket(buckets: Buckets, hash: number, visit: (item: number) => void): void {
  const bucket = hash & buckets.mask;
  const to = buckets.start[bucket + 1] as number;
  for (let at = buckets.start[bucket] as number; at < to; at++) visit(buckets.items[at] as number);
}
