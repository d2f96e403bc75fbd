import { isUnconditional, type LinkRule, linkBetween, LINKS, sameList } from './links';
import type { Judgements } from './judgements';
import { byKey } from './record-key';
import type { RecordTraits } from './record-traits';
import { type Veto, vetoBetween } from './vetoes';

/** Larger clusters are more likely a mistake than a much listed person; what would go beyond is reported. */
export const MAX_CLUSTER = 20;

/** Two records that a rule would make one entity and something forbids. Keys in ascending order. */
export interface RefusedLink {
  readonly left: string;
  readonly right: string;
  readonly rule: LinkRule;
  readonly against: Veto | 'not_unique';
}

export interface Clustering {
  /** Each cluster's records in ascending order of their keys; clusters in the order of their first. */
  readonly clusters: readonly (readonly RecordTraits[])[];
  readonly refused: readonly RefusedLink[];
}

interface Link {
  readonly left: RecordTraits;
  readonly right: RecordTraits;
  readonly rule: LinkRule;
}

/**
 * Puts records into entities. Pure, and whatever the order of the input: links are taken from the strongest down, each only if
 * nothing in the two whole clusters forbids it. `blocks` are the records that have a key in common.
 */
export function clusterRecords(
  records: readonly RecordTraits[],
  blocks: Iterable<readonly RecordTraits[]>,
  judgements: Judgements,
): Clustering {
  const clusters = new Clusters(records, judgements);
  const links = unambiguous(allLinks(records, blocks, judgements));
  const refused: RefusedLink[] = [...links.ambiguous];
  for (const { left, right, rule } of links.usable) {
    const against = clusters.join(left, right, rule);
    if (against !== null) refused.push({ left: left.key, right: right.key, rule, against });
  }
  return { clusters: clusters.all(), refused };
}

function allLinks(
  records: readonly RecordTraits[],
  blocks: Iterable<readonly RecordTraits[]>,
  judgements: Judgements,
): Link[] {
  const found = new Map<string, Link>();
  const byRecordKey = new Map(records.map((record) => [record.key, record]));
  const add = (one: RecordTraits, other: RecordTraits, rule: LinkRule): void => {
    const [left, right] = one.key < other.key ? [one, other] : [other, one];
    found.set(`${left.key}\n${right.key}`, { left, right, rule });
  };
  for (const block of blocks) {
    for (const [at, one] of block.entries()) {
      for (const other of block.slice(at + 1)) {
        const word = judgements.between(one.key, other.key);
        if (word === 'same' || word === 'different') continue;
        const rule = linkBetween(one, other);
        if (rule !== null) add(one, other, rule);
      }
    }
  }
  for (const [left, right] of judgements.same()) {
    const one = byRecordKey.get(left);
    const other = byRecordKey.get(right);
    if (one && other) add(one, other, 'judged_same');
  }
  return [...found.values()].sort(
    (a, b) =>
      LINKS.indexOf(a.rule) - LINKS.indexOf(b.rule) || byKey(a.left.key, b.left.key) || byKey(a.right.key, b.right.key),
  );
}

/** A link by name holds only where each side has no second record in the other's list that it would hold for as well. */
function unambiguous(links: readonly Link[]): { usable: Link[]; ambiguous: RefusedLink[] } {
  const counts = new Map<string, number>();
  const ways = ({ left, right }: Link): string[] => [
    `${left.key}\n${right.source} ${right.list}`,
    `${right.key}\n${left.source} ${left.list}`,
  ];
  const named = links.filter(({ rule }) => !isUnconditional(rule));
  for (const way of named.flatMap(ways)) counts.set(way, (counts.get(way) ?? 0) + 1);
  // A publisher that lists a name twice in one list means two.
  const unique = (link: Link): boolean =>
    !sameList(link.left, link.right) && ways(link).every((way) => (counts.get(way) ?? 0) === 1);
  const usable = links.filter((link) => isUnconditional(link.rule) || unique(link));
  const ambiguous = named
    .filter((link) => !unique(link))
    .map(({ left, right, rule }) => ({ left: left.key, right: right.key, rule, against: 'not_unique' as const }));
  return { usable, ambiguous };
}

class Clusters {
  private readonly of = new Map<string, RecordTraits[]>();

  constructor(
    records: readonly RecordTraits[],
    private readonly judgements: Judgements,
  ) {
    for (const record of [...records].sort((a, b) => byKey(a.key, b.key))) this.of.set(record.key, [record]);
  }

  /** Makes the two clusters one; returns what forbids it, null where they are one now. */
  join(left: RecordTraits, right: RecordTraits, rule: LinkRule): Veto | null {
    const a = this.of.get(left.key) ?? [left];
    const b = this.of.get(right.key) ?? [right];
    if (a === b) return null;
    const veto = this.vetoOf(a, b, rule === 'judged_same');
    if (veto !== null) return veto;
    const joined = [...a, ...b];
    for (const record of joined) this.of.set(record.key, joined);
    return null;
  }

  all(): RecordTraits[][] {
    const sorted = [...new Set(this.of.values())].map((cluster) => cluster.sort((a, b) => byKey(a.key, b.key)));
    return sorted.sort(([a], [b]) => byKey(a?.key ?? '', b?.key ?? ''));
  }

  /** A person's word goes over what the records say, not over another word of a person. */
  private vetoOf(a: readonly RecordTraits[], b: readonly RecordTraits[], judged: boolean): Veto | null {
    for (const one of a) {
      for (const other of b) {
        const word = this.judgements.between(one.key, other.key);
        if (word === 'different') return 'judged_different';
        if (word === 'unsure') return 'judged_unsure';
        const veto = judged || word === 'same' ? null : vetoBetween(one, other);
        if (veto !== null) return veto;
      }
    }
    return !judged && a.length + b.length > MAX_CLUSTER ? 'cluster_cap' : null;
  }
}
