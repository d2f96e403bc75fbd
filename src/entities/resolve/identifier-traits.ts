import { identifierKey } from '../../matching/compare/identifier-kinds';
import type { IdentifierType, ListedRecord } from '../../matching/model';

export interface IdentifierTrait {
  readonly type: IdentifierType;
  /** Letters and digits alone, upper case. */
  readonly value: string;
  readonly country: string | null;
}

/** Shorter numbers are given out by too many registries to mean the same thing twice. */
const MIN_LENGTH = 5;
const SHAPES: Readonly<Partial<Record<IdentifierType, RegExp>>> = {
  imo: /^\d{7}$/,
  lei: /^[A-Z0-9]{18}\d{2}$/,
  wallet: /^[A-Z0-9]{20,}$/,
};

/** The identifiers of a record that are whole enough to be compared, each once. */
export function identifierTraits({ identifiers }: ListedRecord): IdentifierTrait[] {
  const found = new Map<string, IdentifierTrait>();
  for (const { type, value, country } of identifiers) {
    const trait = { type, value: identifierKey(value), country };
    if (trait.value.length < MIN_LENGTH || !/\d/.test(trait.value)) continue;
    if (SHAPES[type]?.test(trait.value) === false) continue;
    found.set(`${type} ${trait.value} ${country ?? ''}`, trait);
  }
  return [...found.values()];
}

/** Kinds of which a thing has one only: two different numbers are two things. */
export const isExclusive = ({ type }: IdentifierTrait): boolean => type === 'imo' || type === 'lei';

/** Kinds of which a country gives a thing one only. */
export const isExclusiveInCountry = ({ type }: IdentifierTrait): boolean => type === 'tax_id';

/** Either side may leave the country out; two stated ones have to be the same. */
export const countryAgrees = (a: IdentifierTrait, b: IdentifierTrait): boolean =>
  a.country === null || b.country === null || a.country === b.country;
