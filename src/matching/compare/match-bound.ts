import { PARAMETERS } from '../parameters';
import { costGrowth } from './cost-growth';

const P = PARAMETERS.name;

/** The most a name can score when this much weight of the asked and of the listed name agrees. */
export function matchBound(asked: number, askedWhole: number, listed: number, listedWhole: number): number {
  const askedLeft = Math.max(0, 1 - asked / askedWhole);
  const listedLeft = Math.max(0, 1 - listed / listedWhole);
  const both = Math.min(askedLeft, listedLeft);
  const costs = both * P.conflict + (askedLeft - both) * P.missing + (listedLeft - both) * P.extra;
  return P.primary - costs * costGrowth(Math.min(asked, listed));
}
