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
import { ListError, RawRecord, Warn } from '../source';
import { readAddresses } from './addresses';
import { OfacRaw, Row } from './csv/tables';
import { distinct } from './distinct';
import { readNames } from './names';
import { isPost, isTitle, titlesAndPosts } from './posts';
import { RemarkFacts, remarkFacts } from './remarks/remark-facts';
import type { ReadCountry } from './remarks/remark-identifier';
import { readSanctions } from './sanctions';

const KINDS: Readonly<Record<string, EntityType>> = {
  individual: 'person',
  entity: 'company',
  vessel: 'vessel',
  aircraft: 'aircraft',
};

/** Makes a listed record of an entry of the SDN list or of the consolidated list. */
export function mapOfac(record: RawRecord, list: string, warn: Warn): ListedRecord {
  const { referenceId } = record;
  const { sdn, addresses: rows, aliases, comments } = record.raw as unknown as OfacRaw;
  const type = KINDS[sdn.SDN_Type ?? 'entity'];
  if (!type) throw new ListError('OFAC', referenceId, `unknown SDN type "${sdn.SDN_Type}"`);
  const note = (kind: string, field: string, value: string): void => warn({ kind, referenceId, field, value });
  const country: ReadCountry = (text, field) => {
    const read = readCountry(text);
    if (read === null && !namesNoCountry(text) && !NO_FLAG.has(text)) note('unknown_country', field, text);
    return read;
  };
  const remarks = `${sdn.Remarks ?? ''}${comments ?? ''}`.trim();
  const facts = remarkFacts(remarks, { country, warn: note });
  const addresses = readAddresses(rows, country);
  const vessel = type === 'vessel' ? vesselOf(sdn, facts, country) : null;
  return {
    source: 'OFAC',
    list,
    referenceId,
    type,
    names: readNames(sdn, aliases, facts.names, type === 'person', note),
    ...rolesOf(type, sdn, facts),
    gender: genderOf(facts, note),
    ...pick(facts, ['birthDates', 'birthPlaces', 'nationalities', 'citizenships', 'websites', 'emails', 'phones']),
    countries: countriesOf(facts, vessel, addresses),
    addresses: distinct(addresses),
    identifiers: identifiersOf(sdn, facts),
    sanctions: readSanctions(list, sdn.Program, facts, (programme) => note('unknown_programme', 'Program', programme)),
    links: distinct(facts.links),
    crossReferences: [],
    vessel,
    aircraft: type === 'aircraft' ? aircraftOf(facts) : null,
    remarks: remarks === '' ? null : remarks,
  };
}

/** What the flag column holds in place of a flag. */
const NO_FLAG: ReadonlySet<string> = new Set(['None Identified', 'Unknown']);

/** Titles and posts are a person's: of the column, and of the remarks that are or name one. */
function rolesOf(
  type: EntityType,
  sdn: Row<'sdn'>,
  facts: RemarkFacts,
): Pick<ListedRecord, 'titles' | 'positions' | 'pep'> {
  const { titles, posts } = titlesAndPosts(sdn.Title);
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

function identifiersOf(sdn: Row<'sdn'>, facts: RemarkFacts): ListedIdentifier[] {
  const callSign = sdn.Call_Sign?.trim();
  const own: ListedIdentifier[] = callSign
    ? [{ type: 'call_sign', value: callSign, country: null, label: 'Call_Sign' }]
    : [];
  return distinct([...own, ...facts.identifiers]);
}

function vesselOf(sdn: Row<'sdn'>, facts: RemarkFacts, country: ReadCountry): VesselDetails {
  return {
    vesselType: sdn.Vess_type?.trim() ?? facts.vesselTypes[0] ?? null,
    flag: sdn.Vess_flag === null ? null : country(sdn.Vess_flag.trim(), 'Vess_flag'),
    formerFlags: distinct(facts.formerFlags),
    tonnage: sdn.Tonnage?.trim() ?? null,
    grossRegisteredTonnage: sdn.GRT?.trim() ?? null,
    owner: sdn.Vess_owner?.trim() ?? null,
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
