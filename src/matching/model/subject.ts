import type { EntityType, Gender } from './entity-type';

export interface SubjectIdentifier {
  /** Free text of the client (`passport`, `IMO number`); read into a kind where it is one we know. */
  readonly type?: string;
  readonly value: string;
}

/** What a client knows of the person, company, vessel or aircraft it asks about. */
export interface Subject {
  readonly name: string;
  readonly type?: EntityType;
  readonly gender?: Gender;
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, already known to be a real date. */
  readonly birthDate?: string;
  /** CLDR English short name. */
  readonly nationality?: string;
  /** CLDR English short name. */
  readonly country?: string;
  readonly identifiers: readonly SubjectIdentifier[];
}
