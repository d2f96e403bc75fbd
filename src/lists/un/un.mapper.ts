import {
  Gender,
  ListedAddress,
  ListedLink,
  ListedRecord,
  namesNoCountry,
  readCountry,
  statesPublicFunction,
} from '../../matching/model';
import { ListError, RawRecord, Warn } from '../source';
import { readBirthDate, readDay, statesNoDate } from './un.dates';
import { readDocument } from './un.documents';
import { blocks, text, unknownElements, values } from './un.elements';
import { readNames } from './un.names';
import type { XmlNode } from './un.xml';

type Country = (text: string, field: string) => string | null;
type Note = (kind: string, field: string, value: string) => void;

const TYPES = { INDIVIDUAL: 'person', ENTITY: 'company' } as const;
const GENDERS: Readonly<Record<string, Gender>> = { male: 'male', female: 'female' };
/** What stands where a country is expected and says that there is none to give. */
const NO_COUNTRY: ReadonlySet<string> = new Set(['na', 'n/a', 'former soviet union']);
/** References to other records in the comments: `brother of … (TAi.144)`. */
const REFERENCE = /\b[A-Z]{2}[ie]\.\d{3}\b/g;

/** Makes a listed record of an individual or an entity of the UN list. */
export function mapUn(record: RawRecord, list: string, warn: Warn): ListedRecord {
  const { referenceId } = record;
  const [kind = '', value] = Object.entries(record.raw)[0] ?? [];
  if (kind !== 'INDIVIDUAL' && kind !== 'ENTITY')
    throw new ListError('UN_CONSOLIDATED', referenceId, `unknown record <${kind}>`);
  const node = value as XmlNode;
  const note: Note = (what, field, said) => warn({ kind: what, referenceId, field, value: said });
  for (const element of unknownElements(node)) note('unknown_element', element, element);
  const country = countryReader(note);
  const addresses = blocks(node, `${kind}_ADDRESS`)
    .map((block) => addressOf(block, country))
    .filter(holdsSomething);
  const titles = distinct(values(node, 'TITLE'));
  const positions = distinct(values(node, 'DESIGNATION').flatMap(lettered));
  const remarks = text(node, 'COMMENTS1');
  return {
    source: 'UN_CONSOLIDATED',
    list,
    referenceId,
    type: TYPES[kind],
    names: readNames(kind, node, note),
    titles,
    positions,
    gender: genderOf(node, note),
    birthDates: birthDatesOf(node, note),
    birthPlaces: birthPlacesOf(node),
    nationalities: distinct(values(node, 'NATIONALITY').flatMap((each) => country(each, 'NATIONALITY') ?? [])),
    citizenships: [],
    countries: distinct(addresses.flatMap((address) => address.country ?? [])),
    addresses: distinct(addresses),
    identifiers: distinct(
      blocks(node, 'INDIVIDUAL_DOCUMENT').flatMap((block) => readDocument(block, { country, warn: note }) ?? []),
    ),
    websites: [],
    emails: [],
    phones: [],
    sanctions: [sanctionOf(node, note)],
    links: linksOf(remarks, referenceId),
    crossReferences: [],
    vessel: null,
    aircraft: null,
    pep: kind === 'INDIVIDUAL' && statesPublicFunction([...titles, ...positions]),
    remarks,
  };
}

function countryReader(note: Note): Country {
  return (said, field) => {
    const read = readCountry(said);
    if (read === null && !namesNoCountry(said) && !NO_COUNTRY.has(said.toLowerCase()))
      note('unknown_country', field, said);
    return read;
  };
}

function addressOf(block: XmlNode, country: Country): ListedAddress {
  const stated = text(block, 'COUNTRY');
  return {
    address: text(block, 'STREET'),
    city: text(block, 'CITY'),
    region: text(block, 'STATE_PROVINCE'),
    country: stated === null ? null : country(stated, 'COUNTRY'),
    postalCode: text(block, 'ZIP_CODE'),
  };
}

function holdsSomething(address: ListedAddress): boolean {
  return Object.values(address).some((part) => part !== null);
}

function genderOf(node: XmlNode, note: Note): Gender | null {
  const stated = text(node, 'GENDER');
  const gender = GENDERS[stated?.toLowerCase() ?? ''] ?? null;
  if (stated !== null && gender === null) note('unknown_gender', 'GENDER', stated);
  return gender;
}

/** Birth dates of the person and of the identities used, which the publisher gives with the alias. */
function birthDatesOf(node: XmlNode, note: Note): string[] {
  const dates = blocks(node, 'INDIVIDUAL_DATE_OF_BIRTH').flatMap((block) => {
    const date = readBirthDate(block);
    if (date === null && !statesNoDate(block)) {
      note('unreadable_date', 'INDIVIDUAL_DATE_OF_BIRTH', [text(block, 'DATE'), text(block, 'NOTE')].join(' ').trim());
    }
    return date ?? [];
  });
  const ofAliases = blocks(node, 'INDIVIDUAL_ALIAS').flatMap((alias) => {
    const stated = text(alias, 'DATE_OF_BIRTH');
    const date = stated === null ? null : readBirthDate({ DATE: stated });
    if (stated !== null && date === null) note('unreadable_date', 'INDIVIDUAL_ALIAS/DATE_OF_BIRTH', stated);
    return date ?? [];
  });
  return distinct([...dates, ...ofAliases]);
}

function birthPlacesOf(node: XmlNode): string[] {
  const own = blocks(node, 'INDIVIDUAL_PLACE_OF_BIRTH').map((block) =>
    place(block, ['STREET', 'CITY', 'STATE_PROVINCE', 'COUNTRY']),
  );
  const ofAliases = blocks(node, 'INDIVIDUAL_ALIAS').map((alias) =>
    place(alias, ['CITY_OF_BIRTH', 'COUNTRY_OF_BIRTH']),
  );
  return distinct([...own, ...ofAliases].filter((each) => each !== ''));
}

function place(block: XmlNode, parts: readonly string[]): string {
  return parts.flatMap((part) => text(block, part) ?? []).join(', ');
}

/** The list names no measures; its type (`Al-Qaida`, `DPRK`) is the regime. */
function sanctionOf(node: XmlNode, note: Note): ListedRecord['sanctions'][number] {
  const listed = text(node, 'LISTED_ON');
  const listedAt = readDay(listed);
  if (listed !== null && listedAt === null) note('unreadable_date', 'LISTED_ON', listed);
  const updates = values(node, 'LAST_DAY_UPDATED').flatMap((stated) => {
    const day = readDay(stated);
    if (day === null) note('unreadable_date', 'LAST_DAY_UPDATED', stated);
    return day ?? [];
  });
  return {
    program: null,
    regime: text(node, 'UN_LIST_TYPE'),
    measures: [],
    listedAt,
    modifiedAt: updates.sort().at(-1) ?? null,
  };
}

function linksOf(remarks: string | null, self: string): ListedLink[] {
  const references = distinct(remarks?.match(REFERENCE) ?? []).filter((reference) => reference !== self);
  return references.map((referenceId) => ({ kind: 'linked', name: null, referenceId }));
}

/** `a) Director of … b) Governor of …` are two posts. */
function lettered(post: string): string[] {
  const parts = post.split(/(?:^|\s)[a-z]\)\s+/).map((part) => part.trim());
  return parts.filter((part) => part !== '');
}

function distinct<T extends object | string>(found: readonly T[]): T[] {
  return [...new Map(found.map((each) => [typeof each === 'string' ? each : JSON.stringify(each), each])).values()];
}
