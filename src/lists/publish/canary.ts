import { EntityIndex, type ListedRecord } from '../../matching/matching';

/** So many records are searched for, spread over the whole edition. */
const SAMPLE = 250;
const FIRST = 10;
/** What must be found at least: a name as it is listed, and the same name with two letters exchanged. */
const LEAST = { exact: { score: 85, share: 0.98 }, misspelt: { score: 50, share: 0.9 } };
const OPTIONS = { attributes: 'filter', offset: 0, limit: FIRST } as const;

/** Keeps records that lie evenly over a stream of unknown length: whenever there are twice too many, every second goes. */
export class RecordSample {
  private kept: ListedRecord[] = [];
  private step = 1;
  private seen = 0;

  add(record: ListedRecord): void {
    if (this.seen++ % this.step !== 0) return;
    this.kept.push(record);
    if (this.kept.length < SAMPLE * 2) return;
    this.kept = this.kept.filter((_, i) => i % 2 === 0);
    this.step *= 2;
  }

  get records(): readonly ListedRecord[] {
    return this.kept;
  }
}

/**
 * Searches an index of the sample for its own names, also misspelt. Returns a sentence for each kind of which too few were found: an
 * edition that cannot find itself was read wrongly, whatever its counts say.
 */
export function canaryFaults(sample: readonly ListedRecord[]): string[] {
  const named = sample.filter((record) => record.names[0] !== undefined);
  const index = new EntityIndex(
    EntityIndex.build(named.map((record) => ({ entityId: record.referenceId, records: [record] }))),
  );
  const misspellable = named.filter((record) => misspelt(nameOf(record)) !== null);
  return [
    ...faults('as it is listed', named, LEAST.exact, (record) =>
      finds(index, record, nameOf(record), LEAST.exact.score),
    ),
    ...faults('with two letters exchanged', misspellable, LEAST.misspelt, (record) =>
      finds(index, record, misspelt(nameOf(record)) ?? '', LEAST.misspelt.score),
    ),
  ];
}

function faults(
  how: string,
  records: readonly ListedRecord[],
  least: { readonly share: number },
  found: (record: ListedRecord) => boolean,
): string[] {
  const lost = records.filter((record) => !found(record));
  if (lost.length <= records.length * (1 - least.share)) return [];
  const samples = lost.slice(0, 3).map((record) => `${record.referenceId} "${nameOf(record)}"`);
  return [`${lost.length} of ${records.length} names are not found ${how}, such as ${samples.join(', ')}`];
}

const finds = (index: EntityIndex, record: ListedRecord, name: string, minScore: number): boolean =>
  index
    .search({ name, type: record.type, identifiers: [] }, { ...OPTIONS, minScore })
    .matches.some((match) => match.entityId === record.referenceId);

const nameOf = (record: ListedRecord): string => record.names[0]?.name ?? '';

/** The longest word with two letters in its middle exchanged; null where no word is long enough to survive it. */
function misspelt(name: string): string | null {
  const longest = [...name.matchAll(/\p{Letter}{6,}/gu)].sort(([a], [b]) => b.length - a.length)[0];
  if (!longest) return null;
  const at = longest.index + Math.floor(longest[0].length / 2);
  if (name[at] === name[at - 1]) return null;
  return `${name.slice(0, at - 1)}${name[at]}${name[at - 1]}${name.slice(at + 1)}`;
}
