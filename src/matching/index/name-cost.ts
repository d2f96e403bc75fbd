import { costGrowth } from '../compare/cost-growth';
import { PARAMETERS } from '../parameters';

const P = PARAMETERS.name;

/**
 * From this likeness on a pair costs nothing here: comparing may take the lighter weight of the two for both, and then
 * its share, and with it its cost, is less than its own weight says.
 */
export const LIKE_ENOUGH = 0.78;

/** Nothing but an equal legal form adds to a name that has not reached medium. */
const MOST = P.primary + Math.max(0, P.legalEqual);

/** The most points a name can have of which this much is lost. */
export const mostPoints = (lost: number): number => MOST - lost;

/** What a full share of the asked name costs at the least when its best partner is alike `likeness`, 0 for no partner. */
export const askedCost = (likeness: number, growth: number): number => leastCost(likeness, growth, P.missing);

/** The same for the listed name. */
export const listedCost = (likeness: number, growth: number): number => leastCost(likeness, growth, P.extra);

/** A word left over on both sides costs no less than on each of them. */
const CONFLICT = Math.min(1, P.conflict / (P.missing + P.extra));

function leastCost(likeness: number, growth: number, leftOver: number): number {
  if (likeness >= LIKE_ENOUGH) return 0;
  const alone = leftOver * CONFLICT * growth;
  return likeness === 0 ? alone : Math.min(alone, (P.unlike / 2) * ((1 + growth) / 2) * (1 - likeness));
}

/** Growth of the costs when at most `matched` weight agrees. */
export const leastGrowth = (matched: number): number => costGrowth(matched);
