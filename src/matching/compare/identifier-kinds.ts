import type { IdentifierType } from '../model/identifier-type';

/** Words of a client's own name for a kind of identifier, most telling first. */
const KINDS: readonly (readonly [RegExp, IdentifierType])[] = [
  [/passport|pasaport/, 'passport'],
  [/\bimo\b/, 'imo'],
  [/\bmmsi\b/, 'mmsi'],
  [/\blei\b|legal entity/, 'lei'],
  [/\bbic\b|swift/, 'bic'],
  [/wallet|crypto|digital currency|bitcoin|ethereum/, 'wallet'],
  [/\bssn\b|social security/, 'ssn'],
  [/driv/, 'drivers_license'],
  [/resid/, 'residence_permit'],
  [/birth/, 'birth_certificate'],
  [/military/, 'military_id'],
  [/tax|vkn|\binn\b|\brfc\b|\bnit\b|\bvat\b|\brif\b/, 'tax_id'],
  [/tckn|national|identity|identification|cedula|curp|\bid\b|\bdni\b|kimlik/, 'national_id'],
  [/call sign/, 'call_sign'],
  [/tail/, 'tail_number'],
  [/aircraft/, 'aircraft_serial_number'],
  [/vessel/, 'vessel_registration'],
  [/regist|ogrn|company number/, 'registration_number'],
  [/licen[cs]e/, 'company_license'],
];

/** Reads a client's text into a kind we know; null when it is none. */
export function readIdentifierKind(text: string): IdentifierType | null {
  const plain = text
    .toLowerCase()
    .replaceAll(/[_\W]+/g, ' ')
    .trim();
  return KINDS.find(([words]) => words.test(plain))?.[1] ?? null;
}

/** Kinds whose equality all but proves identity. The others are kept by small registries or reused. */
const STRONG: ReadonlySet<IdentifierType> = new Set([
  'imo',
  'lei',
  'passport',
  'national_id',
  'tax_id',
  'ssn',
  'wallet',
  'mmsi',
  'aircraft_serial_number',
] satisfies IdentifierType[]);

export const isStrongKind = (type: IdentifierType): boolean => STRONG.has(type);

/** Kinds of which a thing has one only, whoever issues it. */
export const isSingleKind = (type: IdentifierType): boolean => type === 'imo' || type === 'lei';

/** Kinds of which a bearer has one at a time from one country. */
export const isSingleInCountry = (type: IdentifierType): boolean =>
  type === 'passport' || type === 'national_id' || type === 'tax_id';

/** An identifier as it is compared: letters and digits alone, upper case, without the prefix IMO. */
export function identifierKey(value: string): string {
  const key = value
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');
  return /^IMO\d{7}$/.test(key) ? key.slice(3) : key;
}

/** Shorter values are shared by too many to point at one. */
export const MIN_IDENTIFIER = 5;
