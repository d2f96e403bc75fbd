import { fullDates } from '../../src/entities/resolve/birth-dates';
import type { RecordTraits } from '../../src/entities/resolve/record-traits';

export type Clusters = readonly (readonly RecordTraits[])[];

/** Pairs of a UK and a UN record in one entity, against the UN references the UK states. */
export function againstReferences(
  clusters: Clusters,
  references: ReadonlyMap<string, string>,
  published: ReadonlySet<string>,
) {
  let right = 0;
  let wrong = 0;
  for (const cluster of clusters) {
    const un = cluster.filter(({ source }) => source === 'UN_CONSOLIDATED');
    for (const { key } of cluster) {
      const reference = references.get(key);
      if (reference === undefined) continue;
      right += un.filter(({ referenceId }) => referenceId === reference).length;
      wrong += un.filter(({ referenceId }) => referenceId !== reference).length;
    }
  }
  const known = [...references.values()].filter((reference) => published.has(reference)).length;
  return { right, wrong, known, precision: right / Math.max(1, right + wrong), recall: right / Math.max(1, known) };
}

/** How many records of a list are one entity with a record of the UN. */
export function joinedToUn(clusters: Clusters, source: string, list: string) {
  const of = (cluster: readonly RecordTraits[]) =>
    cluster.filter((record) => record.source === source && record.list === list);
  const joined = clusters.filter((cluster) => cluster.some((record) => record.source === 'UN_CONSOLIDATED'));
  return { records: clusters.flatMap(of).length, joined: joined.flatMap(of).length };
}

/** What no entity may hold. Records that say nothing contradict nobody. */
export function brokenInvariants(clusters: Clusters) {
  const several = (values: readonly (string | null)[]) => new Set(values.filter((value) => value !== null)).size > 1;
  return {
    'two UN references': clusters.filter((cluster) => several(cluster.map(({ unReference }) => unReference))).length,
    'two types': clusters.filter((cluster) => several(cluster.map(({ type }) => type))).length,
    'two conflicting full birth dates': clusters.filter(hasConflictingDates).length,
  };
}

/** Two records of which both give whole dates only, and none the same. */
function hasConflictingDates(cluster: readonly RecordTraits[]): boolean {
  const dated = cluster.filter(({ birth }) => birth.length > 0 && fullDates(birth).length === birth.length);
  return dated.some((one, at) =>
    dated.slice(at + 1).some((other) => !fullDates(one.birth).some((day) => fullDates(other.birth).includes(day))),
  );
}
