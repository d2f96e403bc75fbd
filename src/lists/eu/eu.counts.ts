/** What the README of a file counts: elements of each kind, made before mapping. */
export type EuCount =
  | 'entries'
  | 'records'
  | 'persons'
  | 'enterprises'
  | 'names'
  | 'addresses'
  | 'births'
  | 'identifications'
  | 'citizenships';

export class EuCounts {
  private readonly counts: Record<string, number> = { entries: 0, records: 0, persons: 0, enterprises: 0 };

  add(what: EuCount, more = 1): void {
    this.counts[what] = (this.counts[what] ?? 0) + more;
  }

  all(): Readonly<Record<string, number>> {
    return { ...this.counts };
  }
}
