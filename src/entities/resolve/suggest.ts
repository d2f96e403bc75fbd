import { sharedFullDate, sharedYear } from './birth-dates';
import { likeness, sharedNames } from './name-agreement';
import type { RecordTraits } from './record-traits';
import { vetoBetween } from './vetoes';

/** Why two records may be one entity, for a person to judge. Stable: they are stored. */
export const SUGGESTION_REASONS = [
  'same_name',
  'similar_name',
  'same_birth_date',
  'same_birth_year',
  'same_nationality',
  'same_country',
  'same_number',
  'same_contact',
] as const;
export type SuggestionReason = (typeof SUGGESTION_REASONS)[number];

const SIMILAR = 0.66;

/** What speaks for two records that no rule makes one entity; empty where it is too little to bother anybody with. */
export function suggestionReasons(a: RecordTraits, b: RecordTraits): SuggestionReason[] {
  if (vetoBetween(a, b) !== null) return [];
  const names = nameReasons(a, b);
  const further = furtherReasons(a, b);
  return names.length > 0 && further.length > 0 ? [...names, ...further] : [];
}

function nameReasons(a: RecordTraits, b: RecordTraits): SuggestionReason[] {
  if (sharedNames(a, b).length > 0) return ['same_name'];
  const alike = a.names.some((one) => b.names.some((other) => enough(one, other) && likeness(one, other) >= SIMILAR));
  return alike ? ['similar_name'] : [];
}

/** One word in common is a likeness only of names that hold another. */
const enough = (a: { distinctive: number }, b: { distinctive: number }): boolean =>
  Math.min(a.distinctive, b.distinctive) > 1;

function furtherReasons(a: RecordTraits, b: RecordTraits): SuggestionReason[] {
  const numbers = new Set(b.identifiers.map(({ value }) => value));
  const facts: [SuggestionReason, boolean][] = [
    ['same_birth_date', sharedFullDate(a.birth, b.birth) !== null],
    ['same_birth_year', sharedFullDate(a.birth, b.birth) === null && sharedYear(a.birth, b.birth) !== null],
    ['same_nationality', share(a.nationalities, b.nationalities)],
    ['same_country', share(a.countries, b.countries)],
    ['same_number', a.identifiers.some(({ value }) => numbers.has(value))],
    ['same_contact', share(a.contacts, b.contacts)],
  ];
  return facts.filter(([, holds]) => holds).map(([reason]) => reason);
}

const share = (a: readonly string[], b: readonly string[]): boolean => a.some((text) => b.includes(text));
