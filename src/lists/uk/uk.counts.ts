const KIND_COUNTS: Readonly<Record<string, string>> = { Individual: 'individuals', Entity: 'entities', Ship: 'ships' };

/** The file's own counts, made before mapping. */
export class UkCounts {
  private readonly counts: Record<string, number> = {
    records: 0,
    individuals: 0,
    entities: 0,
    ships: 0,
    unReferences: 0,
  };

  add(what: string, more: number): void {
    this.counts[what] = (this.counts[what] ?? 0) + more;
  }

  addDesignation(kind: string, hasUnReference: boolean): void {
    this.add('records', 1);
    this.add(KIND_COUNTS[kind] ?? 'otherKinds', 1);
    if (hasUnReference) this.add('unReferences', 1);
  }

  all(): Readonly<Record<string, number>> {
    return { ...this.counts };
  }
}
