import { EntityType, ListedRecord, statesPublicFunction } from '../../matching/model';
import { cleanDistinct, distinct } from '../reading/distinct';
import { Note, noteFor } from '../reading/note';
import { labelledUnReferences, leadingUnReferences } from '../reading/un-reference';
import { ListError, RawRecord, Warn } from '../source';
import { readAddresses, readContacts } from './addresses';
import { readBirthDates, readBirthPlaces } from './births';
import { countryReader } from './countries';
import type { EuEntry } from './entity';
import { readIdentifications } from './identifications';
import { readGender, readNames } from './names';
import { readSanctions } from './sanctions';

const TYPES: Readonly<Record<string, EntityType>> = { P: 'person', E: 'company' };

/** A mapper for one format: `terms` puts its raw record into the common terms. */
export function euMapper(
  terms: (raw: RawRecord['raw'], note: Note) => EuEntry,
): (record: RawRecord, list: string, warn: Warn) => ListedRecord {
  return (record, list, warn) => {
    const note = noteFor(record.referenceId, warn);
    return mapEntry(terms(record.raw, note), record.referenceId, list, note);
  };
}

function mapEntry(entry: EuEntry, referenceId: string, list: string, note: Note): ListedRecord {
  const type = TYPES[entry.classification];
  if (!type) throw new ListError('EU_RESTRICTED', referenceId, `unknown classification "${entry.classification}"`);
  const country = countryReader(note);
  const addresses = readAddresses(entry.addresses, country);
  const titles = cleanDistinct(entry.names.map((name) => name.title));
  const positions = cleanDistinct(entry.names.map((name) => name.function));
  return {
    source: 'EU_RESTRICTED',
    list,
    referenceId,
    type,
    names: readNames(entry.names, type === 'person'),
    titles,
    positions,
    gender: type === 'person' ? readGender(entry.names, note) : null,
    birthDates: readBirthDates(entry.births, note),
    birthPlaces: readBirthPlaces(entry.births, country),
    nationalities: [],
    citizenships: distinct(entry.citizenships.flatMap((each) => country(each, 'citizenship') ?? [])),
    countries: distinct(addresses.flatMap((address) => address.country ?? [])),
    addresses,
    identifiers: readIdentifications(entry.identifications, country, note),
    ...readContacts(entry.addresses, note),
    sanctions: readSanctions(entry, note),
    links: [],
    crossReferences: crossReferencesOf(entry, note),
    vessel: null,
    aircraft: null,
    pep: type === 'person' && statesPublicFunction([...titles, ...positions]),
    remarks: remarksOf(entry),
  };
}

function crossReferencesOf({ unReference, remarks }: EuEntry, note: Note): ListedRecord['crossReferences'] {
  const stated = leadingUnReferences(unReference);
  if (unReference !== '' && stated.length === 0) note('unreadable_reference', 'unitedNationId', unReference);
  return distinct([...stated, ...remarks.flatMap(labelledUnReferences)]);
}

/** Several remarks stand in one cell of the CSV, parted by a line end, which is also written as the two characters `\n`. */
function remarksOf({ designationDetails, remarks }: EuEntry): string | null {
  const texts = cleanDistinct([...remarks, designationDetails].flatMap((text) => text.split(/\n|\\n/)));
  return texts.length === 0 ? null : texts.join('\n');
}
