/** A source record as judgements and entities name it: the publisher and the publisher's own reference. */
export interface RecordRef {
  readonly source: string;
  readonly referenceId: string;
}

/** One text for both, to be used as a key. No source name holds a colon. */
export const recordKey = ({ source, referenceId }: RecordRef): string => `${source}:${referenceId}`;

export function recordOfKey(key: string): RecordRef {
  const at = key.indexOf(':');
  return { source: key.slice(0, at), referenceId: key.slice(at + 1) };
}

/** The order in which records of one entity are looked at; the same in every database. */
export const byKey = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
