import {
  AircraftDetails,
  EntityType,
  ListedAddress,
  ListedIdentifier,
  ListedRecord,
  namesNoCountry,
  readCountry,
  statesPublicFunction,
  VesselDetails,
} from '../../matching/model';
import { ListError, ListFormat, RawRecord } from '../source';
import { distinct } from './distinct';
import type { EntryReader, OfacEntry, VesselTexts } from './entry';
import { withWeakNames } from './names';
import { isPost, isTitle, titlesAndPosts } from './posts';
import { factsOf, RemarkFacts } from './remarks/remark-facts';
import type { ReadCountry } from './remarks/remark-identifier';
import { readSanctions } from './sanctions';

const KINDS: Readonly<Record<string, EntityType>> = {
  individual: 'person',
  entity: 'company',
  vessel: 'vessel',
  aircraft: 'aircraft',
};

/** Makes a mapper of a format from what puts its raw record into the common terms. */
export function ofacMapper(entryOf: (raw: RawRecord['raw'], reader: EntryReader) => OfacEntry): ListFormat['map'] {
  return ({ referenceId, raw }, list, warn) => {
    const note = (kind: string, field: string, value: string): void => warn({ kind, referenceId, field, value });
    const country: ReadCountry = (text, field) => {
      const read = readCountry(text);
      if (read === null && !namesNoCountry(text) && !NO_FLAG.has(text)) note('unknown_country', field, text);
      return read;
    };
    return recordOf(referenceId, list, entryOf(raw, { country, note }), { country, note });
  };
}

function recordOf(referenceId: string, list: string, entry: OfacEntry, { country, note }: EntryReader): ListedRecord {
  const type = KINDS[entry.kind.toLowerCase()];
  if (!type) throw new ListError('OFAC', referenceId, `unknown SDN type "${entry.kind}"`);
  const facts = factsOf(entry.items, { country, warn: note });
  const vessel = type === 'vessel' ? vesselOf(entry.vessel, facts, country) : null;
  return {
    source: 'OFAC',
    list,
    referenceId,
    type,
    names: withWeakNames(entry.names, facts.names, type === 'person'),
    ...rolesOf(type, entry.title, facts),
    gender: genderOf(facts, note),
    ...pick(facts, ['birthDates', 'birthPlaces', 'nationalities', 'citizenships', 'websites', 'emails', 'phones']),
    countries: countriesOf(facts, vessel, entry.addresses),
    addresses: distinct(entry.addresses),
    identifiers: identifiersOf(entry.callSign, facts),
    sanctions: readSanctions(list, entry.programmes, facts, entry.listing, (programme) =>
      note('unknown_programme', 'Program', programme),
    ),
    links: distinct([...entry.links, ...facts.links]),
    crossReferences: [],
    vessel,
    aircraft: type === 'aircraft' ? aircraftOf(facts) : null,
    remarks: entry.remarks,
  };
}

/** What the flag column holds in place of a flag. */
const NO_FLAG: ReadonlySet<string> = new Set(['None Identified', 'Unknown']);

/** Titles and posts are a person's: of the column, and of the remarks that are or name one. */
function rolesOf(
  type: EntityType,
  title: string | null,
  facts: RemarkFacts,
): Pick<ListedRecord, 'titles' | 'positions' | 'pep'> {
  const { titles, posts } = titlesAndPosts(title);
  const stated =
    type === 'person' ? [...facts.posts, ...facts.statements.filter((each) => isTitle(each) || isPost(each))] : [];
  const allTitles = distinct([...titles, ...stated.filter(isTitle)]);
  // The last item of a remark shares its full stop with the remark: `… COMPANY INC.` of the column stands there without.
  const positions = distinct([...posts, ...stated.filter((each) => !isTitle(each) && !posts.includes(`${each}.`))]);
  return { titles: allTitles, positions, pep: type === 'person' && statesPublicFunction([...allTitles, ...positions]) };
}

function genderOf(
  facts: RemarkFacts,
  note: (kind: string, field: string, value: string) => void,
): ListedRecord['gender'] {
  const genders = distinct(facts.genders);
  if (genders.length > 1) note('several_genders', 'Gender', genders.join(', '));
  return genders.length === 1 ? (genders[0] ?? null) : null;
}

function countriesOf(facts: RemarkFacts, vessel: VesselDetails | null, addresses: readonly ListedAddress[]): string[] {
  const all = [vessel?.flag ?? null, ...facts.countries, ...addresses.map((address) => address.country)];
  return distinct(all.filter((country) => country !== null));
}

function identifiersOf(stated: string | null, facts: RemarkFacts): ListedIdentifier[] {
  const callSign = stated?.trim();
  const own: ListedIdentifier[] = callSign
    ? [{ type: 'call_sign', value: callSign, country: null, label: 'Call_Sign' }]
    : [];
  return distinct([...own, ...facts.identifiers]);
}

function vesselOf(texts: VesselTexts, facts: RemarkFacts, country: ReadCountry): VesselDetails {
  return {
    vesselType: texts.type?.trim() ?? facts.vesselTypes[0] ?? null,
    flag: texts.flag === null ? null : country(texts.flag.trim(), 'Vess_flag'),
    formerFlags: distinct(facts.formerFlags),
    tonnage: texts.tonnage?.trim() ?? null,
    grossRegisteredTonnage: texts.grossTonnage?.trim() ?? null,
    owner: texts.owner?.trim() ?? null,
    builtYear: facts.builtYears[0] ?? null,
  };
}

function aircraftOf(facts: RemarkFacts): AircraftDetails {
  return {
    model: facts.aircraftModels[0] ?? null,
    operator: facts.aircraftOperators[0] ?? null,
    manufacturedAt: facts.aircraftDates[0] ?? null,
  };
}

type Lists = 'birthDates' | 'birthPlaces' | 'nationalities' | 'citizenships' | 'websites' | 'emails' | 'phones';

function pick(facts: RemarkFacts, fields: readonly Lists[]): Pick<ListedRecord, Lists> {
  return Object.fromEntries(fields.map((field) => [field, distinct(facts[field])])) as unknown as Pick<
    ListedRecord,
    Lists
  >;
}
