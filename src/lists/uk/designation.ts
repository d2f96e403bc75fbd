/**
 * A designation in the publisher's terms, whatever the format: the XML's elements, or the distinct values of the rows that are
 * its cross product. Texts are as published; a text may hold several numbered values.
 */
export interface Designation {
  /** `Individual`, `Entity`, `Ship`. */
  readonly kind: string;
  readonly unReferences: readonly string[];
  readonly names: readonly DesignationName[];
  readonly nonLatinNames: readonly string[];
  readonly titles: readonly string[];
  readonly listings: readonly Listing[];
  readonly otherInformation: readonly string[];
  readonly reasons: readonly string[];
  readonly addresses: readonly DesignationAddress[];
  readonly phones: readonly string[];
  readonly websites: readonly string[];
  readonly emails: readonly string[];
  readonly birthDates: readonly string[];
  readonly birthPlaces: readonly BirthPlace[];
  readonly nationalities: readonly string[];
  readonly passports: readonly NumberWithDetails[];
  readonly nationalIdentifiers: readonly NumberWithDetails[];
  readonly positions: readonly string[];
  readonly genders: readonly string[];
  readonly subsidiaries: readonly string[];
  readonly parentCompanies: readonly string[];
  readonly registrationNumbers: readonly string[];
  readonly ship: ShipDetails;
}

export interface DesignationName {
  /** Name 1 to Name 5: given names in their order; Name 6: the surname, or the whole name. */
  readonly given: readonly string[];
  readonly last: string;
  readonly type: string;
  readonly strength: string;
}

/** One regime under which the designation is made. Dates are the publisher's, day first. */
export interface Listing {
  readonly regime: string;
  readonly designated: string | null;
  readonly lastUpdated: string | null;
  readonly measures: readonly string[];
}

export interface DesignationAddress {
  /** Six lines; what is not given is ''. */
  readonly lines: readonly string[];
  readonly postalCode: string;
  readonly country: string;
}

export interface BirthPlace {
  readonly town: string;
  readonly country: string;
}

export interface NumberWithDetails {
  readonly number: string;
  readonly details: string;
}

export interface ShipDetails {
  readonly imoNumbers: readonly string[];
  readonly currentOwners: readonly string[];
  readonly flags: readonly string[];
  readonly previousFlags: readonly string[];
  readonly types: readonly string[];
  readonly tonnages: readonly string[];
  readonly builtYears: readonly string[];
  readonly hullNumbers: readonly string[];
}

export const KINDS = ['Individual', 'Entity', 'Ship'] as const;
