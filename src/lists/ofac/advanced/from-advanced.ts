import type { ListedName } from '../../../matching/model';
import { nodesAt, textAt, XmlNode } from '../../reading/xml-node';
import type { RawRecord } from '../../source';
import type { EntryReader, OfacEntry, StatedListing } from '../entry';
import { featureItem, validityWords, VESSEL_FEATURES } from '../feature-labels';
import { aliasOf, primaryName } from '../names';
import { linkTo } from '../relations';
import { labelledItem, RemarkItem, remarkItems } from '../remarks/remark-items';
import { textOf } from '../xml-values';
import { periodText } from './periods';
import { countryOfLocation, listedAddress, placeText } from './locations';
import type { AdvancedRaw } from './reader';

/** A code resolved: `of(feature, 'FeatureType')`. */
export type Resolve = (node: XmlNode, table: string, attribute?: string) => string;

/** Puts one `DistinctParty` and what it refers to into the common terms. */
export function fromAdvancedXml(raw: RawRecord['raw'], reader: EntryReader): OfacEntry {
  const parts = raw as unknown as AdvancedRaw;
  const of: Resolve = (node, table, attribute = `${table}ID`) =>
    parts.ReferenceValues[table]?.[textAt(node, attribute) ?? ''] ?? '';
  const profile = nodesAt(parts.DistinctParty, 'Profile')[0] ?? {};
  const locations = new Map(parts.Location.map((location) => [textAt(location, 'ID') ?? '', location]));
  const features = nodesAt(profile, 'Feature').flatMap((feature) => featureTexts(feature, locations, of));
  const first = (label: string): string | null => features.find(([type]) => type === label)?.[1] ?? null;
  const kind = kindOf(profile, parts, of);
  const remarks = textOf(parts.DistinctParty.Comment) || null;
  return {
    kind,
    names: namesOf(profile, kind === 'individual', of, reader),
    title: first('Title'),
    programmes: programmesOf(parts, of),
    items: [
      ...features.filter(([label]) => label !== 'Title').flatMap(([label, text]) => featureItem(label, text)),
      ...parts.IDRegDocument.map((document) => documentOf(document, of)),
      ...remarkItems(remarks ?? ''),
    ],
    remarks,
    addresses: nodesAt(profile, 'Feature')
      .filter((feature) => of(feature, 'FeatureType') === 'Location')
      .flatMap((feature) => locationsOf(feature, locations))
      .flatMap((location) => listedAddress(location, of, reader.country)),
    callSign: first(VESSEL_FEATURES.callSign),
    vessel: {
      type: first(VESSEL_FEATURES.type),
      flag: first(VESSEL_FEATURES.flag),
      tonnage: first(VESSEL_FEATURES.tonnage),
      grossTonnage: first(VESSEL_FEATURES.grossTonnage),
      owner: first(VESSEL_FEATURES.owner),
    },
    links: parts.ProfileRelationship.map((relationship) =>
      linkTo(of(relationship, 'RelationType'), null, textAt(relationship, 'To-ProfileID') ?? ''),
    ),
    listing: listingOf(parts, of),
  };
}

/** `Vessel` and `Aircraft` are subtypes of their own; a person and an organisation are told by the parts of their names. */
function kindOf(profile: XmlNode, parts: AdvancedRaw, of: Resolve): string {
  const subtype = of(profile, 'PartySubType').toLowerCase();
  if (subtype === 'vessel' || subtype === 'aircraft') return subtype;
  const types = nodesAt(profile, 'Identity', 'NamePartGroups', 'MasterNamePartGroup', 'NamePartGroup').map((group) =>
    of(group, 'NamePartType'),
  );
  if (types.includes('Entity Name')) return 'entity';
  return types.includes('Last Name') || types.includes('First Name') ? 'individual' : subtype;
}

function namesOf(profile: XmlNode, person: boolean, of: Resolve, { note }: EntryReader): ListedName[] {
  const identity = nodesAt(profile, 'Identity')[0] ?? {};
  const groups = nodesAt(identity, 'NamePartGroups', 'MasterNamePartGroup', 'NamePartGroup');
  const types = new Map(groups.map((group) => [textAt(group, 'ID') ?? '', of(group, 'NamePartType')]));
  const aliases = nodesAt(identity, 'Alias').map((alias) => ({ alias, primary: textAt(alias, 'Primary') === 'true' }));
  const ordered = [...aliases.filter(({ primary }) => primary), ...aliases.filter(({ primary }) => !primary)];
  return ordered.flatMap(({ alias, primary }) =>
    nodesAt(alias, 'DocumentedName').map((documented, at): ListedName => {
      const name = fullName(documented, types);
      if (primary && at === 0) return primaryName(name, person);
      const weak = textAt(alias, 'LowQuality') === 'true';
      const type = of(alias, 'AliasType');
      return aliasOf({ name, type: type === 'Name' ? 'A.K.A.' : type, weak, person }, note);
    }),
  );
}

/** `LAST, First Middle` as the CSV writes it. */
function fullName(documented: XmlNode, types: ReadonlyMap<string, string>): string {
  const parts = nodesAt(documented, 'DocumentedNamePart', 'NamePartValue').map((part) => ({
    last: types.get(textAt(part, 'NamePartGroupID') ?? '') === 'Last Name',
    text: textOf(part),
  }));
  const of = (last: boolean): string =>
    parts
      .filter((part) => part.last === last)
      .map(({ text }) => text)
      .join(' ');
  return [of(true), of(false)].filter((text) => text !== '').join(', ');
}

function featureTexts(
  feature: XmlNode,
  locations: ReadonlyMap<string, XmlNode>,
  of: Resolve,
): [label: string, text: string][] {
  const label = of(feature, 'FeatureType');
  if (label === 'Location') return [];
  return nodesAt(feature, 'FeatureVersion').flatMap((version) => {
    const details = nodesAt(version, 'VersionDetail').map((detail) => textOf(detail) || of(detail, 'DetailReference'));
    const periods = nodesAt(version, 'DatePeriod').flatMap((period) => periodText(period) ?? []);
    const places = locationsOf(feature, locations).map((location) =>
      label === 'Place of Birth' ? placeText(location, of) : countryOfLocation(location, of),
    );
    return [...details, ...periods, ...places]
      .filter((text) => text !== '')
      .map((text): [string, string] => [label, text]);
  });
}

function locationsOf(feature: XmlNode, locations: ReadonlyMap<string, XmlNode>): XmlNode[] {
  const ids = nodesAt(feature, 'FeatureVersion', 'VersionLocation').map((place) => textAt(place, 'LocationID') ?? '');
  return ids.map((id) => locations.get(id)).filter((location) => location !== undefined);
}

function documentOf(document: XmlNode, of: Resolve): RemarkItem {
  const country = of(document, 'Country', 'IssuedBy-CountryID');
  const day = (type: string): string | null => {
    const date = nodesAt(document, 'DocumentDate').find((each) => of(each, 'IDRegDocDateType') === type);
    const start = date && nodesAt(date, 'DatePeriod', 'Start', 'From')[0];
    return start ? isoDay(start) : null;
  };
  const words = [
    textOf(document.IDRegistrationNo),
    country === '' ? null : `(${country})`,
    validityWords('issued', day('Issue Date')),
    validityWords('expires', day('Expiration Date')),
  ];
  return labelledItem(of(document, 'IDRegDocType'), words.filter((word) => word !== null).join(' '));
}

/** The programme stands as the comment of a measure. */
function programmesOf({ SanctionsEntry }: AdvancedRaw, of: Resolve): string[] {
  const measures = SanctionsEntry.flatMap((entry) => nodesAt(entry, 'SanctionsMeasure'));
  const programmes = measures.filter((measure) => of(measure, 'SanctionsType') === 'Program');
  return [...new Set(programmes.map((measure) => textOf(measure.Comment)).filter((text) => text !== ''))];
}

function listingOf({ SanctionsEntry }: AdvancedRaw, of: Resolve): StatedListing {
  const events = SanctionsEntry.flatMap((entry) => nodesAt(entry, 'EntryEvent'));
  const measures = SanctionsEntry.flatMap((entry) => nodesAt(entry, 'SanctionsMeasure')).map((each) =>
    of(each, 'SanctionsType'),
  );
  const days = events.flatMap((event) => nodesAt(event, 'Date').map(isoDay)).sort();
  const basis = events.map((event) => of(event, 'LegalBasis'));
  return {
    date: days[0] ?? null,
    measures: [...new Set(measures.filter((measure) => measure !== '' && measure !== 'Program'))],
    legalBasis: [...new Set(basis.filter((text) => text !== '' && text !== 'Unknown'))],
  };
}

export function isoDay(date: XmlNode): string {
  const part = (name: string, length: number): string => (textAt(date, name) ?? '').padStart(length, '0');
  return `${part('Year', 4)}-${part('Month', 2)}-${part('Day', 2)}`;
}
