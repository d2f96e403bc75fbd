import { EntityType, ListedLink, ListedRecord, statesPublicFunction } from '../../matching/model';
import { clean, distinct } from '../reading/distinct';
import { Note, noteFor } from '../reading/note';
import type { RawRecord, Warn } from '../source';
import { readBirthDates } from './birth-dates';
import { readIdentityCell } from './identity/identity-cell';
import { kindOf } from './kind';
import { valuesOf } from './lettered';
import { readNames } from './names';
import { readAddresses, readCountries } from './places';
import { readSanction } from './sanctions';
import type { Field, ListId } from './table/fields';
import { byField } from './table/headings';
import type { MasakRaw } from './table/reader';

type Fields = Partial<Record<Field, string>>;

/** Makes a listed record of a row of one of the four lists. */
export function mapMasak({ referenceId, raw }: RawRecord, list: string, warn: Warn): ListedRecord {
  const { cells, occurrence } = raw as unknown as MasakRaw;
  const note = noteFor(referenceId, warn);
  const { fields, unknown } = byField(cells);
  for (const heading of unknown) note('unknown_column', heading, cells[heading] ?? '');
  if (occurrence > 1) note('repeated_record', 'name', fields.name ?? '');
  const id = list as ListId;
  // What neither a label nor check digits tell is a passport in the lists of foreigners, whose columns are of passports.
  const identity = readIdentityCell(fields.identity ?? '', id === 'a' || id === 'd' ? 'passport' : 'other');
  // Warnings are shown and kept apart from the record, and these are numbers of private people.
  for (const value of identity.unread) note('unreadable_identifier', 'identity', value.replace(/\d/g, '#'));
  const type = kindOf(id, fields, identity.identifiers);
  const { names, identifiers, birthDates } = readNames(fields, type, note);
  const positions = valuesOf(fields.post ?? '');
  return {
    source: 'MASAK',
    list,
    referenceId,
    type,
    names,
    titles: [],
    positions,
    gender: null,
    ...birthOf(fields, type, birthDates, note),
    ...placesOf(fields, type, note),
    identifiers: distinct([...identity.identifiers, ...identifiers].map((each) => asOf(type, each))),
    websites: [],
    emails: distinct(identity.emails.map((email) => email.replace(/\.$/, ''))),
    phones: distinct(identity.phones),
    sanctions: [readSanction(id, fields, note)],
    links: linksOf(id, fields),
    crossReferences: [],
    vessel: null,
    aircraft: null,
    pep: type !== 'company' && statesPublicFunction(positions),
    remarks: remarksOf(fields, type),
  };
}

/** A company has the IMO's number of a company, which is no ship's. */
function asOf(type: EntityType, identifier: ListedRecord['identifiers'][number]): ListedRecord['identifiers'][number] {
  return identifier.type === 'imo' && type !== 'vessel' ? { ...identifier, type: 'registration_number' } : identifier;
}

function birthOf(
  fields: Fields,
  type: EntityType,
  ofAliases: readonly string[],
  note: Note,
): Pick<ListedRecord, 'birthDates' | 'birthPlaces'> {
  const { dates, unread } = readBirthDates(fields.born ?? '');
  for (const value of unread) if (/\d/.test(value)) note('unreadable_date', 'born', value);
  if (type === 'company') return { birthDates: [], birthPlaces: [] };
  return {
    birthDates: distinct([...dates, ...ofAliases]),
    birthPlaces: distinct(valuesOf(fields.birthPlace ?? '').filter((each) => /\p{L}/u.test(each))),
  };
}

/** The nationality of a company is its country; of what nothing decides it is both. */
function placesOf(
  fields: Fields,
  type: EntityType,
  note: Note,
): Pick<ListedRecord, 'nationalities' | 'citizenships' | 'countries' | 'addresses'> {
  const stated = (['nationality', 'otherNationality'] as const).flatMap((field) =>
    readCountries(fields[field] ?? '', field, note),
  );
  const addresses = readAddresses(fields.address ?? '', note);
  const founded = type === 'company' ? readCountries(fields.birthPlace ?? '', 'birthPlace', () => undefined) : [];
  const own = type === 'person' ? [] : stated;
  return {
    nationalities: type === 'company' ? [] : distinct(stated),
    citizenships: [],
    countries: distinct([...own, ...founded, ...addresses.flatMap(({ country }) => country ?? [])]),
    addresses,
  };
}

/** Parents, and the organisations that a person or body is listed for. */
function linksOf(list: ListId, fields: Fields): ListedLink[] {
  const parents = [fields.mother, fields.father].flatMap((name) => (name === undefined ? [] : valuesOf(name)));
  const cell = clean(fields.organisation ?? '');
  // List A names them in `DEAŞ ve EL-KAİDE BAĞLANTILI GERÇEK KİŞİ`.
  const stated = list === 'a' ? (/^(.*?)(?:\s+İLE)?\s+BAĞLANTILI/u.exec(cell)?.[1] ?? '') : cell;
  const organisations = stated.split(list === 'a' ? /\s+ve\s+/i : /(?<=DEAŞ)\//).map(clean);
  return distinct([
    ...parents
      .filter((name) => /\p{L}/u.test(name))
      .map((name) => ({ kind: 'relative' as const, name, referenceId: null })),
    ...organisations
      .filter((name) => name !== '')
      .map((name) => ({ kind: 'linked' as const, name, referenceId: null })),
  ]);
}

const REMARKS: readonly (readonly [label: string, field: Field])[] = [
  ['Anne adı', 'mother'],
  ['Baba adı', 'father'],
  ['Örgüt', 'organisation'],
  ['Diğer bilgiler', 'otherInformation'],
];
const OF_COMPANIES: typeof REMARKS = [
  ['Kuruluş tarihi', 'born'],
  ['Kuruluş yeri', 'birthPlace'],
];

function remarksOf(fields: Fields, type: EntityType): string | null {
  const said = [...REMARKS, ...(type === 'company' ? OF_COMPANIES : [])].flatMap(([label, field]) =>
    fields[field] === undefined ? [] : [`${label}: ${clean(fields[field])}`],
  );
  return said.length > 0 ? said.join('; ') : null;
}
