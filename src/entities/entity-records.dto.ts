import { ApiProperty } from '@nestjs/swagger';
import { ENTITY_TYPES, type EntityType, NAME_QUALITIES, type NameQuality } from '../matching/model';

/** How an entity type is described, wherever one stands. */
export const ENTITY_TYPE_ENUM = {
  enum: ENTITY_TYPES,
  enumName: 'EntityType',
  enumSchema: { description: 'What kind of thing is listed; every organisation, armed group or unit is a `company`.' },
};

/** The listed person, company, vessel or aircraft. */
export class EntityRecord {
  /**
   * Stable across source records and list editions.
   * @example '6f1c1c8e-8a53-5f0e-9d57-0f6c5f2a0b11'
   */
  entityId: string;

  /** What kind of thing it is. */
  @ApiProperty({ ...ENTITY_TYPE_ENUM, example: 'person' })
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
  /**
   * The entity it belongs to.
   * @example '6f1c1c8e-8a53-5f0e-9d57-0f6c5f2a0b11'
   */
  entityId: string;

  /**
   * The source that published it, in its canonical name.
   * @example 'OFAC'
   */
  source: string;

  /**
   * The programme, in the publisher's own words.
   * @example 'RUSSIA-EO14024'
   */
  program: string | null;

  /**
   * The regime or the list of the publisher.
   * @example 'SDN List'
   */
  regime: string | null;

  /**
   * What is imposed, as far as the publisher says.
   * @example ['Asset freeze']
   */
  measures: string[];

  /**
   * When it was listed, as far as the publisher says.
   * @example '2012-12-31T00:00:00.000Z'
   */
  @ApiProperty({ type: 'string', format: 'date-time' })
  listedAt: string | null;

  /**
   * When the listing was last changed, as far as the publisher says.
   * @example '2016-10-13T00:00:00.000Z'
   */
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
  /**
   * The entity it belongs to.
   * @example '6f1c1c8e-8a53-5f0e-9d57-0f6c5f2a0b11'
   */
  entityId: string;

  /**
   * The name as published.
   * @example 'PUTIN, Vladimir'
   */
  name: string;

  /** `low` is what a publisher calls a weak alias. */
  @ApiProperty({
    enum: NAME_QUALITIES,
    enumName: 'AliasQuality',
    enumSchema: { description: 'How good a name is, as its publisher says.' },
    example: 'aka',
  })
  quality: NameQuality;
}

/** One address, as far as it is published. */
export class AddressRecord {
  /**
   * The entity it belongs to.
   * @example '6f1c1c8e-8a53-5f0e-9d57-0f6c5f2a0b11'
   */
  entityId: string;

  /**
   * Street, house, post box.
   * @example '23 Ilinka Street'
   */
  address: string | null;

  /**
   * Town or city.
   * @example 'Moscow'
   */
  city: string | null;

  /**
   * Region, province or state.
   * @example 'Moscow Oblast'
   */
  region: string | null;

  /**
   * Country, its English short name.
   * @example 'Russia'
   */
  country: string | null;

  /**
   * Postal code.
   * @example '103132'
   */
  postalCode: string | null;
}

/** One identifier. */
export class IdentifierRecord {
  /**
   * The entity it belongs to.
   * @example '6f1c1c8e-8a53-5f0e-9d57-0f6c5f2a0b11'
   */
  entityId: string;

  /**
   * Kind of identifier, such as `passport`, `national_id`, `imo` or `wallet`.
   * @example 'imo'
   */
  type: string;

  /**
   * The identifier as published.
   * @example '9187629'
   */
  value: string;

  /**
   * Country that issued it, its English short name.
   * @example 'Russia'
   */
  country: string | null;
}
