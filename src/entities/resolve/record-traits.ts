import { type DateSpan, type EntityType, type Gender, type ListedRecord, parseEdtf } from '../../matching/model';
import { type IdentifierTrait, identifierTraits } from './identifier-traits';
import { type NameTrait, nameTraits } from './name-traits';
import { recordKey, type RecordRef } from './record-key';
import { unReferenceOf } from './un-reference-of';

/** All of a record that decides which entity it belongs to. */
export interface RecordTraits extends RecordRef {
  readonly key: string;
  readonly list: string;
  /** Null where no field of the publisher decides. */
  readonly type: EntityType | null;
  readonly gender: Gender | null;
  readonly birth: readonly DateSpan[];
  /** The UN's reference of the same designation, `QDi.006`. */
  readonly unReference: string | null;
  readonly identifiers: readonly IdentifierTrait[];
  readonly names: readonly NameTrait[];
  readonly countries: readonly string[];
  readonly nationalities: readonly string[];
  /** Web sites, mail addresses, telephone numbers and streets: each says little, and says it of few. */
  readonly contacts: readonly string[];
  readonly birthPlaces: readonly string[];
}

/** Reads a record once for all comparisons with others. Pure; the same record always gives the same. */
export function recordTraits(record: ListedRecord): RecordTraits {
  const { source, list, referenceId, type, gender } = record;
  return {
    source,
    referenceId,
    key: recordKey(record),
    list,
    type: type === 'other' ? null : type,
    gender,
    birth: type === 'company' ? [] : record.birthDates.flatMap((text) => parseEdtf(text) ?? []),
    unReference: unReferenceOf(record),
    identifiers: identifierTraits(record),
    names: nameTraits(record),
    countries: record.countries,
    nationalities: [...new Set([...record.nationalities, ...record.citizenships])],
    contacts: contactsOf(record),
    birthPlaces: record.birthPlaces.map(plain).filter((place) => place !== ''),
  };
}

/** The traits of records by their keys: what a publisher keeps under one reference in two lists is one thing. */
export function traitsByKey(
  records: Iterable<ListedRecord>,
  traits: Map<string, RecordTraits> = new Map(),
): Map<string, RecordTraits> {
  for (const record of records) {
    const read = recordTraits(record);
    const other = traits.get(read.key);
    traits.set(read.key, other ? combined(other, read) : read);
  }
  return traits;
}

function combined(a: RecordTraits, b: RecordTraits): RecordTraits {
  const known = new Set(a.names.map(({ full }) => full));
  return {
    ...a,
    type: a.type ?? b.type,
    gender: a.gender ?? b.gender,
    unReference: a.unReference ?? b.unReference,
    birth: [...a.birth, ...b.birth],
    identifiers: [...a.identifiers, ...b.identifiers],
    names: [...a.names, ...b.names.filter(({ full }) => !known.has(full))],
    countries: union(a.countries, b.countries),
    nationalities: union(a.nationalities, b.nationalities),
    contacts: union(a.contacts, b.contacts),
    birthPlaces: union(a.birthPlaces, b.birthPlaces),
  };
}

const union = (a: readonly string[], b: readonly string[]): string[] => [...new Set([...a, ...b])];

function contactsOf(record: ListedRecord): string[] {
  const texts = [
    ...record.websites.map((site) => site.replace(/^https?:\/\/(?:www\.)?|^www\.|\/+$/gi, '')),
    ...record.emails,
    ...record.phones.map((phone) => phone.replace(/\D+/g, '')).filter((digits) => digits.length >= MIN_PHONE_DIGITS),
    ...record.addresses.flatMap(({ address, city }) =>
      address !== null && /\d/.test(address) ? [`${address} ${city ?? ''}`] : [],
    ),
  ];
  return [...new Set(texts.map(plain))].filter((text) => text.length >= MIN_CONTACT);
}

const MIN_PHONE_DIGITS = 7;
const MIN_CONTACT = 6;

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');
