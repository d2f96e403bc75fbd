/** What a change concerns, as it is told to every process: its kind and id. */
export type AccessSubject = `${'key' | 'institution' | 'user' | 'session'}:${string}`;

/** The channel of the database on which changes are told. */
export const ACCESS_CHANNEL = 'sanctions_access';

/** How long one proof of listening holds: with the way of a notification it keeps a revocation under one second. */
const PROOF_HOLDS_MS = 900;

type Listener = (subject: AccessSubject | 'everything') => void;

/**
 * Whether this process may trust what it remembers of keys, institutions, users and sessions.
 * It may while it was proven, moments ago, that it hears of changes; else it asks the database each time.
 */
export class AccessChanges {
  private provenAtMs = -Infinity;
  private readonly listeners: Listener[] = [];

  constructor(private readonly nowMs: () => number = () => performance.now()) {}

  onChange(listener: Listener): void {
    this.listeners.push(listener);
  }

  /** A subject changed, here or elsewhere. */
  changed(subject: AccessSubject): void {
    for (const listener of this.listeners) listener(subject);
  }

  /** The listening connection was alive at this time of the monotonic clock. */
  proven(atMs: number): void {
    this.provenAtMs = Math.max(this.provenAtMs, atMs);
  }

  /** The listening connection is gone: whatever happened since the last proof may have been missed. */
  lost(): void {
    this.provenAtMs = -Infinity;
    for (const listener of this.listeners) listener('everything');
  }

  heard(): boolean {
    return this.nowMs() - this.provenAtMs < PROOF_HOLDS_MS;
  }
}

/** What a transaction needs to tell of a change: any that runs SQL. */
interface Sql {
  query(sql: string, values: unknown[]): Promise<unknown>;
}

/** Tells every process, once the transaction commits. */
export async function tellAccessChange(tx: Sql, subject: AccessSubject): Promise<void> {
  await tx.query('SELECT pg_notify($1, $2)', [ACCESS_CHANNEL, subject]);
}
