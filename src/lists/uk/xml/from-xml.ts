import type { Note } from '../../reading/note';
import { filledPaths, nodesAt, textAt, textsAt, XmlNode } from '../../reading/xml-node';
import type { Designation, DesignationAddress, DesignationName, NumberWithDetails, ShipDetails } from '../designation';
import { isKnownPath } from './elements';

const PERSON = ['IndividualDetails', 'Individual'];
const ENTITY = ['EntityDetails', 'Entity'];
const SHIP = ['ShipDetails', 'Ship'];

/** Puts an element `Designation` of the UK Sanctions List into the common terms. */
export function fromXml(node: XmlNode, note: Note): Designation {
  for (const path of filledPaths(node)) if (!isKnownPath(path)) note('unknown_element', path, path);
  const many = (...path: string[]): string[] => textsAt(node, ...path);
  return {
    kind: textAt(node, 'IndividualEntityShip') ?? '',
    unReferences: many('UNReferenceNumber'),
    names: nodesAt(node, 'Names', 'Name').map(nameOf),
    nonLatinNames: many('NonLatinNames', 'NonLatinName', 'NameNonLatinScript'),
    titles: many('Titles', 'Title'),
    listings: [
      {
        regime: textAt(node, 'RegimeName') ?? '',
        designated: textAt(node, 'DateDesignated'),
        lastUpdated: textAt(node, 'LastUpdated'),
        measures: many('SanctionsImposed'),
      },
    ],
    otherInformation: many('OtherInformation'),
    reasons: many('UKStatementofReasons'),
    addresses: nodesAt(node, 'Addresses', 'Address').map(addressOf),
    phones: many('PhoneNumbers', 'PhoneNumber'),
    websites: many('Websites', 'Website'),
    emails: many('EmailAddresses', 'EmailAddress'),
    birthDates: many(...PERSON, 'DOBs', 'DOB'),
    birthPlaces: nodesAt(node, ...PERSON, 'BirthDetails', 'Location').map((place) => ({
      town: textAt(place, 'TownOfBirth') ?? '',
      country: textAt(place, 'CountryOfBirth') ?? '',
    })),
    nationalities: many(...PERSON, 'Nationalities', 'Nationality'),
    passports: numbersOf(node, 'PassportDetails', 'Passport'),
    nationalIdentifiers: numbersOf(node, 'NationalIdentifierDetails', 'NationalIdentifier'),
    positions: many(...PERSON, 'Positions', 'Position'),
    genders: many(...PERSON, 'Genders', 'Gender'),
    subsidiaries: many(...ENTITY, 'Subsidiaries', 'Subsidiary'),
    parentCompanies: many(...ENTITY, 'ParentCompanies', 'ParentCompany'),
    registrationNumbers: many(...ENTITY, 'BusinessRegistrationNumbers', 'BusinessRegistrationNumber'),
    ship: shipOf(many),
  };
}

function nameOf(name: XmlNode): DesignationName {
  return {
    given: [1, 2, 3, 4, 5].map((part) => textAt(name, `Name${part}`) ?? ''),
    last: textAt(name, 'Name6') ?? '',
    type: textAt(name, 'NameType') ?? '',
    strength: textAt(name, 'AliasStrength') ?? '',
  };
}

function addressOf(address: XmlNode): DesignationAddress {
  return {
    lines: [1, 2, 3, 4, 5, 6].map((line) => textAt(address, `AddressLine${line}`) ?? ''),
    postalCode: textAt(address, 'AddressPostalCode') ?? '',
    country: textAt(address, 'AddressCountry') ?? '',
  };
}

function numbersOf(node: XmlNode, group: string, element: string): NumberWithDetails[] {
  return nodesAt(node, ...PERSON, group, element).map((each) => ({
    number: textAt(each, `${element}Number`) ?? '',
    details: textAt(each, `${element}AdditionalInformation`) ?? '',
  }));
}

function shipOf(many: (...path: string[]) => string[]): ShipDetails {
  const ship = (...path: string[]): string[] => many(...SHIP, ...path);
  return {
    imoNumbers: ship('IMONumbers', 'IMONumber'),
    currentOwners: ship('CurrentOwnerOperators', 'CurrentOwnerOperator'),
    flags: ship('CurrentBelievedFlagOfShips', 'CurrentBelievedFlagOfShip'),
    previousFlags: ship('PreviousFlags', 'PreviousFlag'),
    types: ship('TypeOfShipDetails', 'TypeOfShip'),
    tonnages: ship('TonnageOfShipDetails', 'TonnageOfShip'),
    builtYears: ship('YearsBuilt', 'YearBuilt'),
    hullNumbers: ship('HullIdentificationNumbers', 'HullIdentificationNumber'),
  };
}
