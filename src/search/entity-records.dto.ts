import { ApiProperty } from '@nestjs/swagger';
import { ENTITY_TYPES, type EntityType, NAME_QUALITIES, type NameQuality } from '../matching/model';

/** The listed person, company, vessel or aircraft. */
export class EntityRecord {
  /**
   * Stable across source records and list editions.
   * @example '6f1c1c8e-8a53-5f0e-9d57-0f6c5f2a0b11'
   */
  entityId: string;

  /** What kind of thing it is. */
  @ApiProperty({ enum: ENTITY_TYPES, enumName: 'EntityType', example: 'person' })
  type: EntityType;

  /**
   * The publisher's main name.
   * @example 'PUTIN, Vladimir Vladimirovich'
   */
  primaryName: string;

  /**
   * All names, the primary one first.
   * @example ['PUTIN, Vladimir Vladimirovich', 'PUTIN, Vladimir']
   */
  names: string[];

  /**
   * Where a publisher states one.
   * @example 'male'
   */
  gender: string | null;

  /**
   * EDTF: `1961`, `1961-10`, `1961-10-07`, `1961~` (circa), `1960/1963` (range).
   * @example ['1952-10-07']
   */
  birthDates: string[];

  /**
   * As published.
   * @example ['Leningrad, Russia']
   */
  birthPlaces: string[];

  /**
   * Nationalities and citizenships, English short names.
   * @example ['Russia']
   */
  nationalities: string[];

  /**
   * Countries of the entity and its addresses, English short names.
   * @example ['Russia']
   */
  countries: string[];

  /**
   * A publisher's own text states a prominent public function. A signal, not a legal conclusion.
   * @example true
   */
  pep: boolean;
}

/** One programme under which one source record lists the entity. */
export class SanctionRecord {
  /** @example '6f1c1c8e-8a53-5f0e-9d57-0f6c5f2a0b11' */
  entityId: string;

  /** @example 'OFAC' */
  source: string;

  /** @example 'RUSSIA-EO14024' */
  program: string | null;

  /** @example 'SDN List' */
  regime: string | null;

  /** @example ['Asset freeze'] */
  measures: string[];

  /** @example '2012-12-31T00:00:00.000Z' */
  @ApiProperty({ type: 'string', format: 'date-time' })
  listedAt: string | null;

  /** @example '2016-10-13T00:00:00.000Z' */
  @ApiProperty({ type: 'string', format: 'date-time' })
  modifiedAt: string | null;

  /**
   * The publisher's own reference.
   * @example '35096'
   */
  referenceId: string;
}

/** One further name. */
export class AliasRecord {
  /** @example '6f1c1c8e-8a53-5f0e-9d57-0f6c5f2a0b11' */
  entityId: string;

  /** @example 'PUTIN, Vladimir' */
  name: string;

  /** `low` is what a publisher calls a weak alias. */
  @ApiProperty({ enum: NAME_QUALITIES, enumName: 'AliasQuality', example: 'aka' })
  quality: NameQuality;
}

/** One address, as far as it is published. */
export class AddressRecord {
  /** @example '6f1c1c8e-8a53-5f0e-9d57-0f6c5f2a0b11' */
  entityId: string;

  /** @example '23 Ilinka Street' */
  address: string | null;

  /** @example 'Moscow' */
  city: string | null;

  /** @example 'Moscow Oblast' */
  region: string | null;

  /** @example 'Russia' */
  country: string | null;

  /** @example '103132' */
  postalCode: string | null;
}

/** One identifier. */
export class IdentifierRecord {
  /** @example '6f1c1c8e-8a53-5f0e-9d57-0f6c5f2a0b11' */
  entityId: string;

  /** @example 'imo' */
  type: string;

  /** @example '9187629' */
  value: string;

  /** @example 'Russia' */
  country: string | null;
}
