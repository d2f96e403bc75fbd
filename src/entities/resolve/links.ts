import { cannotAgree, sharedFullDate, sharedYear } from './birth-dates';
import { countryAgrees, type IdentifierTrait } from './identifier-traits';
import { compatibleNames, isTelling, sharedNames } from './name-agreement';
import type { RecordTraits } from './record-traits';

/** Why two records are one entity, strongest first. Stable: they are shown and stored. */
export const LINKS = [
  'judged_same',
  'un_reference',
  'imo',
  'lei',
  'wallet',
  'tax_or_registration_number',
  'passport',
  'national_number',
  'name_and_birth_date',
  'names_and_birth_year',
  'company_name_and_country',
  'company_aliases',
] as const;
export type LinkRule = (typeof LINKS)[number];

/** Links that hold whatever else the lists hold; the others hold only where they point at one record of each list. */
export const isUnconditional = (rule: LinkRule): boolean => LINKS.indexOf(rule) < LINKS.indexOf('name_and_birth_date');

/** The strongest rule by which the two are one entity, null where none says so. Vetoes are asked elsewhere. */
export function linkBetween(a: RecordTraits, b: RecordTraits): LinkRule | null {
  if (a.unReference !== null && a.unReference === b.unReference) return 'un_reference';
  // A publisher that gives two entries of one list the same number often means a branch or an owner.
  if (sameList(a, b) && sharedNames(a, b).length === 0) return null;
  return byIdentifier(a, b) ?? (bothCompanies(a, b) ? byCompanyName(a, b) : byPersonName(a, b));
}

export const sameList = (a: RecordTraits, b: RecordTraits): boolean => a.source === b.source && a.list === b.list;

function byIdentifier(a: RecordTraits, b: RecordTraits): LinkRule | null {
  const shared = a.identifiers.filter((one) => b.identifiers.some((other) => isSame(one, other)));
  if (shared.length === 0) return null;
  const kinds = new Set(shared.map(({ type }) => type));
  const compatible = compatibleNames(a, b);
  if (kinds.has('imo') && sharedNames(a, b).length > 0) return 'imo';
  if (kinds.has('lei')) return 'lei';
  if (kinds.has('wallet')) return 'wallet';
  if (!compatible) return null;
  if (kinds.has('tax_id') || kinds.has('registration_number')) return 'tax_or_registration_number';
  // A country that one side leaves out is made up for by the same whole birth date.
  const dated = sharedFullDate(a.birth, b.birth) !== null;
  const personal = shared.filter(
    (one) =>
      dated || b.identifiers.some((other) => isSame(one, other) && one.country !== null && other.country !== null),
  );
  if (personal.some(({ type }) => type === 'passport')) return 'passport';
  return personal.some(({ type }) => type === 'national_id' || type === 'ssn') ? 'national_number' : null;
}

const isSame = (one: IdentifierTrait, other: IdentifierTrait): boolean =>
  one.type === other.type && one.value === other.value && countryAgrees(one, other);

const bothCompanies = (a: RecordTraits, b: RecordTraits): boolean => a.type === 'company' && b.type === 'company';

function byPersonName(a: RecordTraits, b: RecordTraits): LinkRule | null {
  const people = [a.type, b.type].every((type) => type === 'person' || type === null);
  if (!people || cannotAgree(a.birth, b.birth)) return null;
  const telling = sharedNames(a, b).filter(isTelling);
  if (telling.length === 0) return null;
  if (sharedFullDate(a.birth, b.birth) !== null) return 'name_and_birth_date';
  const several = sharedNames(a, b).filter(({ distinctive }) => distinctive > 1).length > 1;
  return several && sharedYear(a.birth, b.birth) !== null ? 'names_and_birth_year' : null;
}

function byCompanyName(a: RecordTraits, b: RecordTraits): LinkRule | null {
  const telling = sharedNames(a, b).filter(({ distinctive }) => distinctive > 0);
  if (telling.length === 0) return null;
  const country = a.countries.some((name) => b.countries.includes(name));
  if (country && (telling.length > 1 || agreesFurther(a, b))) return 'company_name_and_country';
  return telling.filter(isTelling).length > 1 ? 'company_aliases' : null;
}

function agreesFurther(a: RecordTraits, b: RecordTraits): boolean {
  const numbers = b.identifiers.map(({ value }) => value);
  return (
    a.contacts.some((contact) => b.contacts.includes(contact)) ||
    a.identifiers.some(({ value }) => numbers.includes(value))
  );
}
