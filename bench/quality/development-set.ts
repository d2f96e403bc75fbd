import { alteredNames, typedNames } from './cases/altered';
import { differentParties, oneNameChanged } from './cases/different-parties';
import { handwritten } from './cases/handwritten';
import { innocents } from './cases/innocents';
import { originalScripts } from './cases/original-scripts';
import { hiddenAliases, otherLists, ukSpellings } from './cases/spellings';
import type { Half, InnocentCase, PairCase, SearchCase } from './case';
import type { Party } from './listed-parties';

export interface DevelopmentSet {
  readonly pairs: readonly PairCase[];
  readonly searches: readonly SearchCase[];
  readonly innocents: readonly InnocentCase[];
}

/** Everything that is measured, in one half. */
export function developmentSet(parties: readonly Party[], half: Half): DevelopmentSet {
  const inHalf = <T extends { readonly half: Half }>(cases: readonly T[]): T[] => cases.filter((one) => one.half === half); // prettier-ignore
  const pairs = [
    ...ukSpellings(parties),
    ...otherLists(parties),
    ...hiddenAliases(parties),
    ...alteredNames(parties),
    ...originalScripts(parties),
    ...differentParties(parties),
    ...oneNameChanged(parties),
    ...handwritten(),
  ];
  return { pairs: inHalf(pairs), searches: inHalf(typedNames(parties)), innocents: inHalf(innocents()) };
}
