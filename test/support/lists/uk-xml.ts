import type { TestDesignation } from './uk-designations';

/** The UK Sanctions List as XML, as the publisher writes it: empty elements left out. */
export function ukXml(designations: readonly TestDesignation[], generated = '02/09/2026'): string {
  const body = designations.map(designation).join('\n');
  return `<?xml version="1.0" encoding="utf-8"?>\n<Designations>${element('DateGenerated', generated)}\n${body}\n</Designations>\n`;
}

function designation(of: TestDesignation): string {
  return element(
    'Designation',
    element('LastUpdated', of.updated),
    element('DateDesignated', of.designated),
    element('UniqueID', of.uniqueId),
    element('OFSIGroupID', of.groupId),
    element('UNReferenceNumber', of.unReference),
    element('Names', ...of.names.map(name)),
    element('NonLatinNames', element('NonLatinName', element('NameNonLatinScript', of.nonLatin))),
    list('Titles', 'Title', of.titles),
    element('RegimeName', of.regulations),
    element('IndividualEntityShip', of.kind),
    element('DesignationSource', of.unReference === undefined ? 'UK' : 'UN'),
    element('SanctionsImposed', of.measures),
    element('OtherInformation', of.information),
    element('UKStatementofReasons', of.reasons),
    element('Addresses', ...(of.addresses ?? []).map(address)),
    list('PhoneNumbers', 'PhoneNumber', of.phones),
    list('EmailAddresses', 'EmailAddress', of.emails),
    list('Websites', 'Website', of.websites),
    element('IndividualDetails', element('Individual', ...personal(of))),
    element('EntityDetails', element('Entity', ...corporate(of))),
    element('ShipDetails', element('Ship', ...maritime(of))),
  );
}

function name({ parts, type, strength }: TestDesignation['names'][number]): string {
  const named = parts.map((part, at) => element(`Name${at + 1}`, part));
  return element('Name', ...named, element('NameType', type), element('AliasStrength', strength));
}

function address(cells: readonly string[]): string {
  const lines = cells.slice(0, 6).map((line, at) => element(`AddressLine${at + 1}`, line));
  return element('Address', ...lines, element('AddressPostalCode', cells[6]), element('AddressCountry', cells[7]));
}

function personal(of: TestDesignation): string[] {
  return [
    list('DOBs', 'DOB', of.births),
    element(
      'BirthDetails',
      ...(of.birthPlaces ?? []).map(({ town, country }) =>
        element('Location', element('TownOfBirth', town), element('CountryOfBirth', country)),
      ),
    ),
    list('Genders', 'Gender', of.gender === undefined ? [] : [of.gender]),
    list('Nationalities', 'Nationality', of.nationalities),
    list('Positions', 'Position', of.positions),
    documents('PassportDetails', 'Passport', of.passports),
    documents('NationalIdentifierDetails', 'NationalIdentifier', of.nationalIds),
  ];
}

function documents(group: string, one: string, all: TestDesignation['passports'] = []): string {
  const each = all.map(({ number, details }) =>
    element(one, element(`${one}Number`, number), element(`${one}AdditionalInformation`, details)),
  );
  return element(group, ...each);
}

function corporate(of: TestDesignation): string[] {
  return [
    list('TypeOfEntities', 'TypeOfEntity', of.entityType === undefined ? [] : [of.entityType]),
    list('Subsidiaries', 'Subsidiary', of.subsidiaries),
    list('ParentCompanies', 'ParentCompany', of.parents),
    list('BusinessRegistrationNumbers', 'BusinessRegistrationNumber', of.registrations),
  ];
}

function maritime({ ship }: TestDesignation): string[] {
  if (!ship) return [];
  return [
    list('IMONumbers', 'IMONumber', [ship.imo]),
    list('CurrentOwnerOperators', 'CurrentOwnerOperator', [ship.owner]),
    list('CurrentBelievedFlagOfShips', 'CurrentBelievedFlagOfShip', [ship.flag]),
    list('PreviousFlags', 'PreviousFlag', [ship.previousFlag]),
    list('TypeOfShipDetails', 'TypeOfShip', [ship.type]),
    list('TonnageOfShipDetails', 'TonnageOfShip', [ship.tonnage]),
    list('YearsBuilt', 'YearBuilt', [ship.built]),
  ];
}

function list(group: string, one: string, texts: readonly string[] = []): string {
  return element(group, ...texts.map((text) => element(one, text)));
}

/** A single text is escaped; elements, which begin with `<`, are put in as they are. */
function element(tag: string, ...children: readonly (string | undefined)[]): string {
  const content = children.filter((child) => child !== undefined && child !== '');
  if (content.length === 0) return '';
  return `<${tag}>${content.map((child) => (child?.startsWith('<') ? child : escape(child ?? ''))).join('')}</${tag}>`;
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
