import { PARAMETERS } from '../parameters';

const P = PARAMETERS.name;

/** The most a name can score when these shares of the asked and the listed name agree. */
export function matchBound(askedShare: number, listedShare: number): number {
  const askedLeft = Math.max(0, 1 - askedShare);
  const listedLeft = Math.max(0, 1 - listedShare);
  const both = Math.min(askedLeft, listedLeft);
  return P.primary - both * P.conflict - (askedLeft - both) * P.missing - (listedLeft - both) * P.extra;
}
