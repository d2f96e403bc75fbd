import { PARAMETERS } from '../parameters';

const P = PARAMETERS.name;

/** What every cost is multiplied by: 1 once enough weight agrees, more the less (and the commoner) the agreement. */
export function costGrowth(matched: number): number {
  return 1 + (P.commonGrowth - 1) * Math.max(0, (P.enough - matched) / P.enough);
}
