/**
 * An entry of the EU list in the publisher's terms, whatever the format. Texts are as published; absent and empty are ''.
 */
export interface EuEntry {
  readonly unReference: string;
  readonly designationDate: string;
  readonly designationDetails: string;
  readonly remarks: readonly string[];
  /** `P` or `E`. */
  readonly classification: string;
  readonly regulations: readonly EuRegulation[];
  readonly names: readonly EuName[];
  readonly addresses: readonly EuAddress[];
  readonly births: readonly EuBirth[];
  readonly identifications: readonly EuIdentification[];
  readonly citizenships: readonly EuCountry[];
}

export interface EuRegulation {
  readonly programme: string;
  readonly numberTitle: string;
  /** `yyyy-mm-dd`. */
  readonly publicationDate: string;
}

export interface EuName {
  readonly whole: string;
  readonly first: string;
  readonly middle: string;
  readonly last: string;
  readonly gender: string;
  readonly title: string;
  readonly function: string;
  /** False only where the publisher says so. */
  readonly strong: boolean;
  readonly remarks: readonly string[];
}

export interface EuCountry {
  readonly code: string;
  readonly description: string;
}

export interface EuAddress {
  readonly street: string;
  readonly poBox: string;
  readonly place: string;
  readonly city: string;
  readonly region: string;
  readonly zipCode: string;
  readonly country: EuCountry;
  /** `PHONE`, `FAX`, `EMAIL`, `WEB`. */
  readonly contacts: readonly { readonly key: string; readonly value: string }[];
}

export interface EuBirth {
  readonly date: string;
  readonly year: string;
  readonly month: string;
  readonly day: string;
  readonly yearFrom: string;
  readonly yearTo: string;
  readonly circa: boolean;
  readonly calendar: string;
  readonly city: string;
  readonly place: string;
  readonly region: string;
  readonly country: EuCountry;
}

export interface EuIdentification {
  readonly code: string;
  readonly description: string;
  readonly number: string;
  readonly latinNumber: string;
  readonly knownFalse: boolean;
  readonly issuedAt: string;
  readonly validFrom: string;
  readonly validTo: string;
  readonly country: EuCountry;
}
