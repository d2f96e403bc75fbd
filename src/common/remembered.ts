import type { AccessChanges } from './access-changes';

interface Entry<V> {
  readonly value: V;
  readonly loadedAtMs: number;
}

/** The net below the notifications: nothing is remembered longer than this. */
const KEPT_MS = 10_000;
const MOST_ENTRIES = 50_000;

/** What the database said, remembered for a moment and only while changes are heard. Absence is never remembered. */
export class Remembered<V> {
  private readonly entries = new Map<string, Entry<V>>();
  private generation = 0;

  constructor(
    private readonly changes: AccessChanges,
    private readonly nowMs: () => number = () => performance.now(),
  ) {}

  async get(key: string, load: () => Promise<V | null>): Promise<V | null> {
    const known = this.entries.get(key);
    if (known && this.changes.heard() && this.nowMs() - known.loadedAtMs < KEPT_MS) return known.value;
    const { generation } = this;
    const loadedAtMs = this.nowMs();
    const value = await load();
    // Something changed while we read: what we read may be older than the change.
    if (generation === this.generation) this.keep(key, value, loadedAtMs);
    return value;
  }

  forget(concerns: (value: V) => boolean): void {
    this.generation += 1;
    for (const [key, entry] of this.entries) if (concerns(entry.value)) this.entries.delete(key);
  }

  private keep(key: string, value: V | null, loadedAtMs: number): void {
    this.entries.delete(key);
    if (value === null) return;
    const oldest = this.entries.size >= MOST_ENTRIES ? this.entries.keys().next() : null;
    if (oldest && !oldest.done) this.entries.delete(oldest.value);
    this.entries.set(key, { value, loadedAtMs });
  }
}
