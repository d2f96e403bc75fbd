import type { EntityType, Gender, NameQuality } from './entity-type';
import type { IdentifierType } from './identifier-type';

/** A name a publisher gives. The first name of a record is its primary name. */
export interface ListedName {
  readonly name: string;
  readonly quality: NameQuality;
  /** A former name (`fka`) of a company or vessel, or a maiden name. */
  readonly former?: boolean;
  /** The publisher's own parts, where it says which is which. */
  readonly parts?: { readonly family?: string; readonly given?: string };
}

export interface ListedAddress {
  readonly address: string | null;
  readonly city: string | null;
  readonly region: string | null;
  /** CLDR English short name, or null. */
  readonly country: string | null;
  readonly postalCode: string | null;
}

export interface ListedIdentifier {
  readonly type: IdentifierType;
  /** As the publisher writes it, trimmed. Wallets carry the address alone. */
  readonly value: string;
  /** CLDR English short name of the issuing country, or null. */
  readonly country: string | null;
  /** The publisher's own name of the kind (`Cedula No.`, `Digital Currency Address - XBT`). */
  readonly label?: string;
  /** `yyyy-mm-dd` where given. */
  readonly issuedAt?: string;
  readonly expiresAt?: string;
}

/** One per programme a record is listed under. Dates are RFC 3339 in UTC with milliseconds, or null. */
export interface ListedSanction {
  readonly program: string | null;
  readonly regime: string | null;
  readonly measures: readonly string[];
  readonly listedAt: string | null;
  readonly modifiedAt: string | null;
  readonly legalBasis?: string;
}

/** A stated relation to another listed thing (`Linked To`, owner, parent). Never a merge link by itself. */
export interface ListedLink {
  readonly kind: 'linked' | 'owner' | 'operator' | 'parent' | 'subsidiary' | 'relative' | 'associate';
  readonly name: string | null;
  readonly referenceId: string | null;
}

/** A reference to the same designation on another list (`(UN Ref):QDi.006`). */
export interface CrossReference {
  readonly source: string;
  readonly referenceId: string;
}

export interface VesselDetails {
  readonly vesselType: string | null;
  readonly flag: string | null;
  readonly formerFlags: readonly string[];
  readonly tonnage: string | null;
  readonly grossRegisteredTonnage: string | null;
  readonly owner: string | null;
  readonly builtYear: string | null;
}

export interface AircraftDetails {
  readonly model: string | null;
  readonly operator: string | null;
  readonly manufacturedAt: string | null;
}

/**
 * One source record, read and put into the model. Country values (nationalities, citizenships, countries, flags,
 * address and identifier countries) are CLDR English short names; dates of birth are EDTF
 * (`1961`, `1961-10`, `1961-10-07`, `1961~`, `1960/1963`). Arrays hold no duplicates and keep the publisher's order.
 */
export interface ListedRecord {
  /** Canonical source name, `OFAC`. */
  readonly source: string;
  /** The list within the source: `sdn`, `cons`, `a` … `d`, or the source's single list. */
  readonly list: string;
  readonly referenceId: string;
  readonly type: EntityType;
  readonly names: readonly ListedName[];
  readonly titles: readonly string[];
  readonly positions: readonly string[];
  readonly gender: Gender | null;
  readonly birthDates: readonly string[];
  readonly birthPlaces: readonly string[];
  readonly nationalities: readonly string[];
  readonly citizenships: readonly string[];
  /** Countries of incorporation, flag, and of the addresses. */
  readonly countries: readonly string[];
  readonly addresses: readonly ListedAddress[];
  readonly identifiers: readonly ListedIdentifier[];
  readonly websites: readonly string[];
  readonly emails: readonly string[];
  readonly phones: readonly string[];
  readonly sanctions: readonly ListedSanction[];
  readonly links: readonly ListedLink[];
  readonly crossReferences: readonly CrossReference[];
  readonly vessel: VesselDetails | null;
  readonly aircraft: AircraftDetails | null;
  /** A publisher's own text states a prominent public function. A signal, not a legal conclusion. */
  readonly pep: boolean;
  readonly remarks: string | null;
}

/** One real-world thing: all its source records. `entityId` is stable across reloads. */
export interface ListedEntity {
  readonly entityId: string;
  readonly records: readonly ListedRecord[];
}
