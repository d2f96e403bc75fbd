import type { Buckets, Groups, TextColumn } from './layout';

/** Collects strings into a `TextColumn`. */
export class TextWriter {
  private readonly starts = new NumberWriter();
  private bytes: Buffer = Buffer.allocUnsafe(1024);
  private length = 0;

  add(text: string): number {
    const needed = this.length + text.length * 3;
    if (needed > this.bytes.length) {
      const larger = Buffer.allocUnsafe(Math.max(needed, this.bytes.length * 2));
      this.bytes.copy(larger, 0, 0, this.length);
      this.bytes = larger;
    }
    this.starts.add(this.length);
    this.length += this.bytes.write(text, this.length);
    return this.starts.length - 1;
  }

  finish(): TextColumn {
    this.starts.add(this.length);
    return { bytes: new Uint8Array(this.bytes.subarray(0, this.length)), start: this.starts.asUint32() };
  }
}

/** Collects numbers without an object for each. */
export class NumberWriter {
  private values = new Float64Array(64);
  length = 0;

  add(value: number): void {
    if (this.length === this.values.length) {
      const larger = new Float64Array(this.length * 2);
      larger.set(this.values);
      this.values = larger;
    }
    this.values[this.length++] = value;
  }

  asUint32(): Uint32Array {
    return Uint32Array.from(this.values.subarray(0, this.length));
  }

  asUint8(): Uint8Array {
    return Uint8Array.from(this.values.subarray(0, this.length));
  }

  asFloat64(): Float64Array {
    return this.values.slice(0, this.length);
  }
}

/** Collects groups of numbers, one group after another. */
export class GroupWriter {
  private readonly starts = new NumberWriter();
  private readonly items = new NumberWriter();

  add(group: Iterable<number>): void {
    this.starts.add(this.items.length);
    for (const item of group) this.items.add(item);
  }

  finish(): Groups {
    this.starts.add(this.items.length);
    return { start: this.starts.asUint32(), items: this.items.asUint32() };
  }
}

/** Sorts pairs of key and item into groups by key; within a group the order of arrival is kept. */
export function groupByKey(keys: Uint32Array, items: Uint32Array, groups: number): Groups {
  const start = new Uint32Array(groups + 1);
  for (const key of keys) start[key + 1] = (start[key + 1] as number) + 1;
  for (let group = 0; group < groups; group++)
    start[group + 1] = (start[group + 1] as number) + (start[group] as number);
  const next = start.slice(0, groups);
  const sorted = new Uint32Array(items.length);
  for (let at = 0; at < keys.length; at++) {
    const key = keys[at] as number;
    const place = next[key] as number;
    sorted[place] = items[at] as number;
    next[key] = place + 1;
  }
  return { start, items: sorted };
}

/** Pairs of hash and item on their way into buckets. */
export class BucketWriter {
  private hashes = new Uint32Array(1024);
  private items = new Uint32Array(1024);
  private length = 0;

  add(hash: number, item: number): void {
    if (this.length === this.hashes.length) {
      const room = this.length * 2;
      const hashes = new Uint32Array(room);
      const items = new Uint32Array(room);
      hashes.set(this.hashes);
      items.set(this.items);
      this.hashes = hashes;
      this.items = items;
    }
    this.hashes[this.length] = hash;
    this.items[this.length++] = item;
  }

  /** As many buckets as entries, so that a bucket holds about one key. */
  finish(): Buckets {
    let buckets = 16;
    while (buckets < this.length) buckets *= 2;
    const keys = this.hashes.slice(0, this.length);
    for (let at = 0; at < keys.length; at++) keys[at] = (keys[at] as number) & (buckets - 1);
    return { mask: buckets - 1, ...groupByKey(keys, this.items.subarray(0, this.length), buckets) };
  }
}

/** String `at` of a column. */
export function textAt(column: TextColumn, at: number): string {
  const { bytes } = column;
  const from = column.start[at] as number;
  const to = column.start[at + 1] as number;
  return Buffer.from(bytes.buffer, bytes.byteOffset + from, to - from).toString('utf8');
}

/** Items of group `at`. */
export function groupAt(groups: Groups, at: number): Uint32Array {
  return groups.items.subarray(groups.start[at], groups.start[at + 1]);
}
