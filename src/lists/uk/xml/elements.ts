const NAME = ['Name1', 'Name2', 'Name3', 'Name4', 'Name5', 'Name6', 'NameType', 'AliasStrength'];
const NON_LATIN = ['NameNonLatinScript', 'NonLatinScriptType', 'NonLatinScriptLanguage'];
const LINES = [1, 2, 3, 4, 5, 6].map((line) => `AddressLine${line}`);
const IN_PERSON = [
  'DOBs/DOB',
  'BirthDetails/Location/TownOfBirth',
  'BirthDetails/Location/CountryOfBirth',
  'Genders/Gender',
  'Nationalities/Nationality',
  'Positions/Position',
  'PassportDetails/Passport/PassportNumber',
  'PassportDetails/Passport/PassportAdditionalInformation',
  'NationalIdentifierDetails/NationalIdentifier/NationalIdentifierNumber',
  'NationalIdentifierDetails/NationalIdentifier/NationalIdentifierAdditionalInformation',
];
const IN_ENTITY = [
  'TypeOfEntities/TypeOfEntity',
  'Subsidiaries/Subsidiary',
  'ParentCompanies/ParentCompany',
  'BusinessRegistrationNumbers/BusinessRegistrationNumber',
];
const IN_SHIP = [
  'IMONumbers/IMONumber',
  'CurrentOwnerOperators/CurrentOwnerOperator',
  'PreviousOwnerOperators/PreviousOwnerOperator',
  'CurrentBelievedFlagOfShips/CurrentBelievedFlagOfShip',
  'PreviousFlags/PreviousFlag',
  'TypeOfShipDetails/TypeOfShip',
  'TonnageOfShipDetails/TonnageOfShip',
  'LengthOfShipDetails/LengthOfShip',
  'YearsBuilt/YearBuilt',
  'HullIdentificationNumbers/HullIdentificationNumber',
];

const KNOWN: ReadonlySet<string> = new Set([
  ...['LastUpdated', 'DateDesignated', 'UniqueID', 'OFSIGroupID', 'UNReferenceNumber', 'RegimeName'],
  ...['IndividualEntityShip', 'DesignationType', 'DesignationSource', 'SanctionsImposed', 'OtherInformation'],
  ...['UKStatementofReasons', 'Titles/Title', 'PhoneNumbers/PhoneNumber', 'EmailAddresses/EmailAddress'],
  ...['Websites/Website', 'Addresses/Address/AddressPostalCode', 'Addresses/Address/AddressCountry'],
  ...NAME.map((part) => `Names/Name/${part}`),
  ...NON_LATIN.map((part) => `NonLatinNames/NonLatinName/${part}`),
  ...LINES.map((line) => `Addresses/Address/${line}`),
  ...IN_PERSON.map((path) => `IndividualDetails/Individual/${path}`),
  ...IN_ENTITY.map((path) => `EntityDetails/Entity/${path}`),
  ...IN_SHIP.map((path) => `ShipDetails/Ship/${path}`),
]);

/** One `true` or `false` for each measure, which `SanctionsImposed` says in words. */
const INDICATORS = 'SanctionsImposedIndicators/';

export function isKnownPath(path: string): boolean {
  return KNOWN.has(path) || path.startsWith(INDICATORS);
}
