import { EntityType, Gender, ListedLink, ListedRecord, readCountry, statesPublicFunction } from '../../matching/model';
import { clean, cleanDistinct, distinct } from '../reading/distinct';
import { countryReader, Note, noteFor, ReadCountry } from '../reading/note';
import { numberedValues } from '../reading/numbered';
import { labelledUnReferences, leadingUnReferences } from '../reading/un-reference';
import { ListError, RawRecord, Warn } from '../source';
import { readBirthDates } from './birth-dates';
import { readEmails, readPhones, readWebsites } from './contacts';
import type { Designation } from './designation';
import { readIdentifiers } from './identifiers/identifiers';
import { readNames } from './names';
import { readAddresses, readBirthPlaces } from './places';
import { readSanctions } from './sanctions';
import { readVessel } from './vessel';

const TYPES: Readonly<Record<string, EntityType>> = { Individual: 'person', Entity: 'company', Ship: 'vessel' };
const GENDERS: Readonly<Record<string, Gender>> = { male: 'male', female: 'female' };

/** A mapper for one format: `terms` puts its raw record into the common terms. */
export function ukMapper(
  terms: (raw: RawRecord['raw'], note: Note) => Designation,
): (record: RawRecord, list: string, warn: Warn) => ListedRecord {
  return (record, list, warn) => {
    const note = noteFor(record.referenceId, warn);
    return mapDesignation(terms(record.raw, note), record.referenceId, list, note);
  };
}

function mapDesignation(designation: Designation, referenceId: string, list: string, note: Note): ListedRecord {
  const type = TYPES[designation.kind];
  if (!type) throw new ListError('UK_HMT', referenceId, `unknown kind "${designation.kind}"`);
  const country = countryReader(note);
  const addresses = readAddresses(designation.addresses, country);
  const vessel = type === 'vessel' ? readVessel(designation.ship, country) : null;
  const titles = cleanDistinct(designation.titles.flatMap(numberedValues));
  const positions = cleanDistinct(designation.positions.flatMap(numberedValues));
  return {
    source: 'UK_HMT',
    list,
    referenceId,
    type,
    names: readNames(designation, note),
    titles,
    positions,
    gender: genderOf(designation, note),
    birthDates: readBirthDates(designation.birthDates, note),
    birthPlaces: readBirthPlaces(designation.birthPlaces),
    nationalities: nationalitiesOf(designation, country),
    citizenships: [],
    countries: distinct(
      [vessel?.flag ?? null, ...addresses.map((address) => address.country)].filter((each) => each !== null),
    ),
    addresses,
    identifiers: readIdentifiers(designation, note),
    websites: readWebsites(designation.websites),
    emails: readEmails(designation.emails),
    phones: readPhones(designation.phones),
    sanctions: readSanctions(designation.listings, note),
    links: linksOf(designation),
    crossReferences: crossReferencesOf(designation, note),
    vessel,
    aircraft: null,
    pep: type === 'person' && statesPublicFunction([...titles, ...positions]),
    remarks: remarksOf(designation),
  };
}

function genderOf(designation: Designation, note: Note): Gender | null {
  const stated = cleanDistinct(designation.genders.flatMap(numberedValues).map((text) => text.toLowerCase()));
  const genders = stated.flatMap((text) => GENDERS[text] ?? []);
  for (const text of stated) if (!GENDERS[text]) note('unknown_gender', 'Gender', text);
  if (genders.length > 1) note('several_genders', 'Gender', genders.join(', '));
  return genders.length === 1 ? (genders[0] ?? null) : null;
}

function nationalitiesOf(designation: Designation, country: ReadCountry): string[] {
  const stated = designation.nationalities.flatMap(numberedValues).flatMap(splitCountries);
  return distinct(stated.flatMap((text) => country(text, 'Nationality') ?? []));
}

/** `Estonia, Russia` is two; `Korea, North` is one, which is why the whole is tried first. */
function splitCountries(text: string): string[] {
  if (readCountry(text) !== null) return [text];
  const parts = text.split(/[.,;]\s*/);
  return parts.every((part) => readCountry(part) !== null) ? parts : [text];
}

function linksOf({ ship, parentCompanies, subsidiaries }: Designation): ListedLink[] {
  const links = (kind: ListedLink['kind'], texts: readonly string[]): ListedLink[] =>
    cleanDistinct(texts.flatMap(numberedValues).flatMap((text) => text.split(/;\s|\n/))).map((name) => ({
      kind,
      name,
      referenceId: null,
    }));
  return [
    ...links('owner', ship.currentOwners),
    ...links('parent', parentCompanies),
    ...links('subsidiary', subsidiaries),
  ];
}

function crossReferencesOf(designation: Designation, note: Note): ListedRecord['crossReferences'] {
  const stated = designation.unReferences.flatMap((text) => {
    const references = leadingUnReferences(text);
    if (references.length === 0) note('unreadable_reference', 'UN Reference Number', text);
    return references;
  });
  const labelled = [...designation.otherInformation, ...designation.reasons].flatMap(labelledUnReferences);
  return distinct([...stated, ...labelled]);
}

function remarksOf({ otherInformation, reasons }: Designation): string | null {
  const texts = distinct([...otherInformation, ...reasons].map(clean)).filter((text) => text !== '');
  return texts.length === 0 ? null : texts.join('\n');
}
