const LOGICAL = ['logicalId', 'regulationLanguage'];
const COUNTRY = ['countryIso2Code', 'countryDescription'];
const NOTES = ['remark', 'additionalInformation/key', 'additionalInformation/value'];
const SUMMARY = ['regulationType', 'publicationDate', 'numberTitle', 'publicationUrl'];

/** The parts of an entry in the publisher's schema of version 1.1, and the attributes and texts of each. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  regulation: [
    ...['regulationType', 'organisationType', 'publicationDate', 'entryIntoForceDate', 'numberTitle', 'programme'],
    ...['publicationUrl', ...SUMMARY.map((name) => `corrigendum/${name}`)],
  ],
  subjectType: ['code', 'classificationCode'],
  nameAlias: [
    ...['firstName', 'middleName', 'lastName', 'wholeName', 'function', 'gender', 'title', 'nameLanguage', 'strong'],
  ],
  citizenship: ['acquisitionDate', 'disenfranchisementDate', 'region', ...COUNTRY],
  birthdate: [
    ...['circa', 'calendarType', 'city', 'zipCode', 'birthdate', 'dayOfMonth', 'monthOfYear', 'year', 'yearRangeFrom'],
    ...['yearRangeTo', 'region', 'place', ...COUNTRY],
  ],
  address: [
    ...[
      'city',
      'street',
      'poBox',
      'zipCode',
      'region',
      'place',
      'asAtListingTime',
      'contactInfo/key',
      'contactInfo/value',
    ],
    ...COUNTRY,
  ],
  identification: [
    ...['diplomatic', 'knownExpired', 'knownFalse', 'reportedLost', 'revokedByIssuer', 'issueDate', 'issuedBy'],
    ...['latinNumber', 'nameOnDocument', 'number', 'validFrom', 'validTo', 'identificationTypeCode'],
    ...['identificationTypeDescription', 'region', ...COUNTRY],
  ],
};

const KNOWN: ReadonlySet<string> = new Set([
  ...[
    'designationDetails',
    'designationDate',
    'delistingDate',
    'unitedNationId',
    'euReferenceNumber',
    'logicalId',
    ...NOTES,
  ],
  ...Object.entries(PARTS).flatMap(([part, names]) =>
    [...names, ...LOGICAL, ...NOTES, ...SUMMARY.map((name) => `regulationSummary/${name}`)].map(
      (name) => `${part}/${name}`,
    ),
  ),
]);

/** True for a path (`nameAlias/wholeName`) that the schema of version 1.1 has. */
export function isKnownPath(path: string): boolean {
  return KNOWN.has(path);
}
