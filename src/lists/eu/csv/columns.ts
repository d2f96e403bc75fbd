const REGULATION = [
  ...[
    'Type',
    'OrganisationType',
    'PublicationDate',
    'EntryIntoForceDate',
    'NumberTitle',
    'Programme',
    'PublicationUrl',
  ],
];
const COUNTRY = ['CountryIso2Code', 'CountryDescription'];
const LAST = ['LogicalId', 'RegulationLanguage', 'Remark', ...REGULATION.map((name) => `Regulation_${name}`)];

const PARTS: Readonly<Record<string, readonly string[]>> = {
  NameAlias: [
    ...['LastName', 'FirstName', 'MiddleName', 'WholeName', 'NameLanguage', 'Gender', 'Title', 'Function'],
    ...LAST,
  ],
  Address: [
    'City',
    'Street',
    'PoBox',
    'ZipCode',
    'Region',
    'Place',
    'AsAtListingTime',
    'ContactInfo',
    ...COUNTRY,
    ...LAST,
  ],
  BirthDate: [
    ...['BirthDate', 'Day', 'Month', 'Year', 'YearRangeFrom', 'YearRangeTo', 'Circa', 'CalendarType', 'ZipCode'],
    ...['Region', 'Place', 'City', ...COUNTRY, ...LAST],
  ],
  Identification: [
    ...['Number', 'Diplomatic', 'KnownExpired', 'KnownFalse', 'ReportedLost', 'RevokedByIssuer', 'IssuedBy'],
    ...['IssuedDate', 'ValidFrom', 'ValidTo', 'LatinNumber', 'NameOnDocument', 'TypeCode', 'TypeDescription', 'Region'],
    ...[...COUNTRY, ...LAST],
  ],
  Citizenship: ['Region', ...COUNTRY, ...LAST],
};

/** The 118 headings of the CSV of version 1.1. */
export const EU_COLUMNS: readonly string[] = [
  'fileGenerationDate',
  ...['LogicalId', 'EU_ReferenceNumber', 'UnitedNationId', 'DesignationDate', 'DesignationDetails', 'Remark'].map(
    entity,
  ),
  ...['SubjectType', 'SubjectType_ClassificationCode', ...REGULATION.map((name) => `Regulation_${name}`)].map(entity),
  ...Object.entries(PARTS).flatMap(([part, names]) => names.map((name) => `${part}_${name}`)),
];

function entity(name: string): string {
  return `Entity_${name}`;
}
