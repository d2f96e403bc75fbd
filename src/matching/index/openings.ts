import type { AskedName } from '../compare/side';
import { askedCost, leastGrowth, LIKE_ENOUGH, mostPoints } from './name-cost';
import type { Groups } from './layout';
import { ROLE } from './pack-tokens';
import { perWord, type TokenHit } from './word-hits';

/** Hits of one word that are decided on together. */
interface Tier {
  readonly from: number;
  /** The greatest likeness in it. */
  readonly value: number;
  /** How many names its tokens stand in. */
  readonly names: number;
}

/** Upper ends of the tiers; above the last all hits count alike. */
const EDGES = [0.5, 0.6, 0.7, LIKE_ENOUGH, Infinity];

/**
 * The hits whose names are looked through. A name that holds none of them cannot reach the floor, so those with the
 * longest postings are left closed as far as that stays true: of `Mohammed Zawahiri` only the second word opens.
 * `hits` are best first; what opens of a word is the beginning of its hits.
 */
export function openingHits(asked: AskedName, hits: readonly TokenHit[][], names: Groups, floor: number): TokenHit[] {
  const tiers = hits.map((found) => tiersOf(found, names));
  const closed = new Uint8Array(hits.length);
  const agreed = perWord();
  asked.side.tokens.forEach((token, word) => {
    if (asked.side.columns.role[token] === ROLE.initial) agreed[word] = 1; // not looked up, so taken as agreeing
  });
  for (let word = closeOne(asked, tiers, closed, agreed, floor); word >= 0;)
    word = closeOne(asked, tiers, closed, agreed, floor);
  return hits.flatMap((found, word) => {
    const open = closed[word] as number;
    return open === 0 ? found : found.slice(0, tiers[word]?.[open - 1]?.from);
  });
}

/** From the least alike up. */
function tiersOf(hits: readonly TokenHit[], { start }: Groups): Tier[] {
  const tiers: Tier[] = [];
  let at = hits.length;
  for (const edge of EDGES) {
    let names = 0;
    const last = at;
    for (; at > 0 && (hits[at - 1] as TokenHit).value < edge; at--) {
      const { token } = hits[at - 1] as TokenHit;
      names += (start[token + 1] as number) - (start[token] as number);
    }
    if (at < last) tiers.push({ from: at, value: (hits[at] as TokenHit).value, names });
  }
  return tiers;
}

/** Closes what saves most names for the weight it gives away; answers the word, -1 when nothing more can be closed. */
function closeOne(
  asked: AskedName,
  tiers: readonly Tier[][],
  closed: Uint8Array,
  agreed: Float64Array,
  floor: number,
): number {
  let best = -1;
  let bestCount = 0;
  let bestGain = 0;
  for (let word = 0; word < tiers.length; word++) {
    const own = tiers[word] as Tier[];
    const before = agreed[word] as number;
    let names = 0;
    for (let count = (closed[word] as number) + 1; count <= own.length; count++) {
      const tier = own[count - 1] as Tier;
      names += tier.names;
      const gain = names / ((asked.side.weights[word] as number) * (tier.value - before) + 1e-6);
      if (gain <= bestGain) continue;
      agreed[word] = tier.value;
      if (most(asked, agreed) < floor) [best, bestCount, bestGain] = [word, count, gain];
      agreed[word] = before;
    }
  }
  if (best < 0) return -1;
  closed[best] = bestCount;
  agreed[best] = tiers[best]?.[bestCount - 1]?.value ?? 0;
  return best;
}

/** The most points of a name whose words agree no better with the asked ones. */
function most({ side }: AskedName, agreed: Float64Array): number {
  let matched = 0;
  for (let word = 0; word < side.tokens.length; word++)
    matched += (side.weights[word] as number) * (agreed[word] as number);
  const growth = leastGrowth(matched);
  let lost = 0;
  for (let word = 0; word < side.tokens.length; word++)
    lost += (side.weights[word] as number) * askedCost(agreed[word] as number, growth);
  return mostPoints(lost / (side.weight || 1));
}
