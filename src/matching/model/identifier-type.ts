/**
 * The kinds of identifier the engine knows. A publisher's own kind that is none of these is kept as `other`
 * with its text in `label`, and is compared by value alone.
 */
export const IDENTIFIER_TYPES = [
  'passport',
  'national_id',
  'tax_id',
  'ssn',
  'drivers_license',
  'residence_permit',
  'birth_certificate',
  'military_id',
  'registration_number',
  'company_license',
  'imo',
  'mmsi',
  'call_sign',
  'vessel_registration',
  'tail_number',
  'aircraft_serial_number',
  'bic',
  'lei',
  'wallet',
  'other',
] as const;
export type IdentifierType = (typeof IDENTIFIER_TYPES)[number];
