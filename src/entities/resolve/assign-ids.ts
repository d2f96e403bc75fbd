import { byKey, recordKey, type RecordRef } from './record-key';
import type { RecordTraits } from './record-traits';

/** An id that exists. */
export interface KnownEntity extends RecordRef {
  readonly id: string;
  /** Order of minting. */
  readonly ordinal: number;
  /** Further ids minted from the same record count up from 1. */
  readonly generation: number;
  /** Records other than those at hand are still part of it. */
  readonly heldElsewhere: boolean;
}

export interface MintedEntity extends RecordRef {
  readonly generation: number;
}

export interface Assignment {
  /** The id of each cluster, in the order given; a minted one stands in `minted` at that place. */
  readonly entities: readonly (string | MintedEntity)[];
  /** Ids that had records and have none now, and the place of the cluster that took them in. */
  readonly merged: readonly { readonly oldId: string; readonly cluster: number }[];
}

/**
 * Which id each cluster gets. A merge keeps the oldest id; an id whose records part stays with the cluster that has the strongest
 * key; a cluster left without one goes back to an unused id minted from one of its records, or mints one.
 */
export function assignIds(
  clusters: readonly (readonly RecordTraits[])[],
  entityOf: ReadonlyMap<string, string>,
  known: readonly KnownEntity[],
): Assignment {
  const entities: (string | MintedEntity | null)[] = clusters.map(() => null);
  const merged: { oldId: string; cluster: number }[] = [];
  const byId = new Map(known.map((entity) => [entity.id, entity]));
  const claims = claimsOf(clusters, entityOf);
  const oldestFirst = [...claims.keys()].sort((a, b) => ordinalOf(byId, a) - ordinalOf(byId, b) || byKey(a, b));
  for (const id of oldestFirst) {
    const ranked = [...(claims.get(id) ?? [])].sort((a, b) => strongerFirst(clusters[a] ?? [], clusters[b] ?? []));
    const taker = ranked.find((at) => entities[at] === null);
    if (taker !== undefined) entities[taker] = id;
    else merged.push({ oldId: id, cluster: ranked[0] ?? 0 });
  }
  const mintedFrom = byRecord(known);
  const unused = ({ id, heldElsewhere }: KnownEntity): boolean => !heldElsewhere && !claims.has(id);
  const settled = entities.map((id, at) => id ?? unusedOrMinted(clusters[at] ?? [], mintedFrom, unused));
  return { entities: settled, merged };
}

/** Which clusters hold records that were part of an id. */
function claimsOf(clusters: readonly (readonly RecordTraits[])[], entityOf: ReadonlyMap<string, string>) {
  const claims = new Map<string, Set<number>>();
  clusters.forEach((records, at) => {
    for (const { key } of records) {
      const id = entityOf.get(key);
      if (id !== undefined) claims.set(id, (claims.get(id) ?? new Set()).add(at));
    }
  });
  return claims;
}

const ordinalOf = (byId: ReadonlyMap<string, KnownEntity>, id: string): number => byId.get(id)?.ordinal ?? Infinity;

/** By the UN's own record, a citation of it, identifiers, then by size; the first key decides between equals. */
function strongerFirst(a: readonly RecordTraits[], b: readonly RecordTraits[]): number {
  return strengthOf(b) - strengthOf(a) || b.length - a.length || byKey(a[0]?.key ?? '', b[0]?.key ?? '');
}

const STRONG = new Set(['imo', 'lei', 'wallet', 'tax_id', 'passport', 'national_id']);

function strengthOf(records: readonly RecordTraits[]): number {
  if (records.some(({ source }) => source === 'UN_CONSOLIDATED')) return 3;
  if (records.some(({ unReference }) => unReference !== null)) return 2;
  return records.some(({ identifiers }) => identifiers.some(({ type }) => STRONG.has(type))) ? 1 : 0;
}

function unusedOrMinted(
  records: readonly RecordTraits[],
  mintedFrom: ReadonlyMap<string, readonly KnownEntity[]>,
  unused: (entity: KnownEntity) => boolean,
): string | MintedEntity {
  const own = records.flatMap(({ key }) => mintedFrom.get(key) ?? []).filter(unused);
  const [oldest] = own.sort((a, b) => a.ordinal - b.ordinal);
  if (oldest) return oldest.id;
  const from = records.find(({ source }) => source === 'UN_CONSOLIDATED') ?? records[0];
  if (!from) throw new Error('an entity without records cannot be given an id');
  const generations = (mintedFrom.get(from.key) ?? []).map(({ generation }) => generation);
  return { source: from.source, referenceId: from.referenceId, generation: Math.max(0, ...generations) + 1 };
}

function byRecord(known: readonly KnownEntity[]): Map<string, KnownEntity[]> {
  const found = new Map<string, KnownEntity[]>();
  for (const entity of known) {
    const key = recordKey(entity);
    const others = found.get(key);
    if (others) others.push(entity);
    else found.set(key, [entity]);
  }
  return found;
}
