import { cannotAgree } from './birth-dates';
import { countryAgrees, isExclusive, isExclusiveInCountry } from './identifier-traits';
import type { RecordTraits } from './record-traits';

/** Facts that forbid two records to be one entity, whatever speaks for it. Stable: they are stored with suggestions. */
export const VETOES = [
  'judged_different',
  'judged_unsure',
  'un_references_differ',
  'types_differ',
  'genders_differ',
  'birth_dates_conflict',
  'identifiers_conflict',
  'cluster_cap',
] as const;
export type Veto = (typeof VETOES)[number];

/** What of the two records themselves forbids it, the weightiest first; null where nothing does. */
export function vetoBetween(a: RecordTraits, b: RecordTraits): Veto | null {
  if (differ(a.unReference, b.unReference)) return 'un_references_differ';
  if (differ(a.type, b.type)) return 'types_differ';
  if (differ(a.gender, b.gender)) return 'genders_differ';
  if (cannotAgree(a.birth, b.birth)) return 'birth_dates_conflict';
  return identifiersConflict(a, b) ? 'identifiers_conflict' : null;
}

const differ = (a: string | null, b: string | null): boolean => a !== null && b !== null && a !== b;

/** Both sides give numbers of a kind one has once, and none is the same. */
function identifiersConflict(a: RecordTraits, b: RecordTraits): boolean {
  return a.identifiers.some((one) => {
    if (!isExclusive(one) && !isExclusiveInCountry(one)) return false;
    const rivals = b.identifiers.filter(({ type }) => type === one.type);
    if (isExclusive(one)) return rivals.length > 0 && !sharesKind(a, rivals, one.type);
    const there = rivals.filter(({ country }) => country !== null && country === one.country);
    return there.length > 0 && !sharesKind(a, rivals, one.type);
  });
}

const sharesKind = (a: RecordTraits, rivals: RecordTraits['identifiers'], type: string): boolean =>
  a.identifiers.some(
    (one) => one.type === type && rivals.some((rival) => rival.value === one.value && countryAgrees(one, rival)),
  );
