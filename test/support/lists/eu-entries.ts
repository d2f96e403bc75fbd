import { EU_COLUMNS } from '../../../src/lists/eu/csv/columns';

type Attributes = Readonly<Record<string, string>>;

/** An entry to be written as XML or CSV; attributes under the XML's names. */
export interface TestEntry {
  readonly attributes: Attributes;
  readonly remarks?: readonly string[];
  readonly regulation: Attributes;
  readonly classification: 'P' | 'E';
  readonly names: readonly Attributes[];
  readonly citizenships?: readonly Attributes[];
  readonly births?: readonly Attributes[];
  readonly addresses?: readonly (Attributes & { readonly contacts?: never })[];
  /** Contact details of the first address. */
  readonly contacts?: readonly { readonly key: string; readonly value: string }[];
  readonly identifications?: readonly Attributes[];
}

const NOWHERE = { countryIso2Code: '00', countryDescription: 'UNKNOWN' };
const AFGHANISTAN = { countryIso2Code: 'AF', countryDescription: 'AFGHANISTAN' };

/** Written from public facts; the numbers of the documents are made up. */
export const AKHUND: TestEntry = {
  attributes: {
    logicalId: '508',
    euReferenceNumber: 'EU.436.90',
    unitedNationId: 'TAi.2',
    designationDate: '2001-01-25',
    designationDetails: '',
  },
  remarks: ['Belongs to the Kakar tribe.\nAssociated with Haji Bashar (TAi.100).', 'Photograph available.'],
  regulation: {
    ...{ regulationType: 'amendment', organisationType: 'council', publicationDate: '2017-03-09' },
    ...{ entryIntoForceDate: '2017-03-10', numberTitle: '2017/404 (OJ L63)', programme: 'AFG' },
  },
  classification: 'P',
  names: [
    {
      ...{ wholeName: 'Mohammad Hassan Akhund', firstName: 'Mohammad', middleName: 'Hassan', lastName: 'Akhund' },
      ...{ title: 'Mullah', function: 'Governor of Kandahar under the Taliban regime', gender: 'M', strong: 'true' },
    },
    { wholeName: 'Haji Mohammad  Hassan', title: 'Haji', strong: 'true' },
    { wholeName: 'Мохамад Хасан Ахунд', nameLanguage: 'BG', strong: 'true' },
    { wholeName: 'Mullah Hassan', strong: 'true', remark: 'low quality alias' },
  ],
  citizenships: [AFGHANISTAN, { ...NOWHERE }],
  births: [
    {
      ...{ circa: 'true', calendarType: 'GREGORIAN', year: '1945', city: 'Pashmul', region: 'Kandahar Province' },
      ...AFGHANISTAN,
    },
    { circa: 'false', calendarType: 'GREGORIAN', yearRangeFrom: '1955', yearRangeTo: '1958', ...NOWHERE },
    {
      ...{ circa: 'false', calendarType: 'GREGORIAN', birthdate: '1950-03-01', dayOfMonth: '1', monthOfYear: '3' },
      ...{ year: '1950', ...NOWHERE },
    },
    // A date of the Islamic calendar, which the publisher has also converted.
    {
      ...{ circa: 'false', calendarType: 'ISLAMIC', birthdate: '1951-06-05', dayOfMonth: '29', monthOfYear: '8' },
      ...{ year: '1370', ...NOWHERE },
    },
    // A place alone.
    {
      circa: 'false',
      calendarType: 'GREGORIAN',
      city: 'Quetta',
      countryIso2Code: 'PK',
      countryDescription: 'PAKISTAN',
    },
  ],
  addresses: [
    { street: '1 High Street', poBox: '3162', city: 'Kabul', zipCode: '1001', ...AFGHANISTAN },
    { ...NOWHERE },
  ],
  contacts: [
    { key: 'PHONE', value: '+93 20 1 and +93 20 2' },
    { key: 'EMAIL', value: 'office@example.org' },
    { key: 'WEB', value: 'http://www.example.org' },
  ],
  identifications: [
    {
      ...{
        identificationTypeCode: 'passport',
        identificationTypeDescription: 'National passport',
        number: 'DEMO 0001',
      },
      ...{ issueDate: '2001-06-04', validTo: '2006-06-03', knownFalse: 'false', ...AFGHANISTAN },
    },
    {
      ...{ identificationTypeCode: 'other', identificationTypeDescription: 'Other identification number' },
      ...{ number: 'Ration Card no. DEMO0002', knownFalse: 'true', ...NOWHERE },
    },
  ],
};

export const HAMAS: TestEntry = {
  attributes: { logicalId: '208', euReferenceNumber: 'EU.3524.75', designationDetails: 'Date of listing: 27.12.2001' },
  regulation: {
    ...{ regulationType: 'regulation', organisationType: 'council', publicationDate: '2022-02-04' },
    ...{ entryIntoForceDate: '2022-02-04', numberTitle: '2022/147 (OJ L25)', programme: 'TERR' },
  },
  classification: 'E',
  names: [
    { wholeName: 'Hamas', strong: 'true' },
    { wholeName: 'Hamas-Izz al-Din al-Qassem', strong: 'true' },
  ],
};

/** The whole list as XML of version 1.1. */
export function euXml(entries: readonly TestEntry[], generationDate = '2026-09-01T09:00:00.000+02:00'): string {
  return (
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
    `<export xmlns="http://eu.europa.ec/fpi/fsd/export" generationDate="${generationDate}" globalFileId="1">\n` +
    `${entries.map(entity).join('\n')}\n</export>\n`
  );
}

function entity(of: TestEntry): string {
  const children = [
    ...(of.remarks ?? []).map((remark) => `<remark>${escape(remark)}</remark>`),
    element('regulation', of.regulation),
    `<subjectType code="${of.classification === 'P' ? 'person' : 'enterprise'}" classificationCode="${of.classification}"/>`,
    ...of.names.map((name) => element('nameAlias', name)),
    ...(of.citizenships ?? []).map((each) => element('citizenship', each)),
    ...(of.births ?? []).map((each) => element('birthdate', each)),
    ...(of.addresses ?? []).map((each, at) => element('address', each, at === 0 ? contactInfos(of) : '')),
    ...(of.identifications ?? []).map((each) => element('identification', each)),
  ];
  return `<sanctionEntity${attributes(of.attributes)}>${children.join('')}</sanctionEntity>`;
}

function contactInfos({ contacts = [] }: TestEntry): string {
  return contacts.map(({ key, value }) => `<contactInfo key="${key}" value="${escape(value)}"/>`).join('');
}

/** What the schema gives as an element, the remark, is written as one. */
function element(tag: string, { remark, ...rest }: Attributes, inside = ''): string {
  return `<${tag}${attributes(rest)}>${remark ? `<remark>${escape(remark)}</remark>` : ''}${inside}</${tag}>`;
}

function attributes(all: Attributes): string {
  return Object.entries(all)
    .map(([name, value]) => ` ${name}="${escape(value)}"`)
    .join('');
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}

/** Columns of the CSV that are named otherwise than the XML's attributes. */
const RENAMED: Readonly<Record<string, string>> = {
  BirthDate_Birthdate: 'BirthDate_BirthDate',
  BirthDate_DayOfMonth: 'BirthDate_Day',
  BirthDate_MonthOfYear: 'BirthDate_Month',
  Identification_IdentificationTypeCode: 'Identification_TypeCode',
  Identification_IdentificationTypeDescription: 'Identification_TypeDescription',
  Identification_IssueDate: 'Identification_IssuedDate',
  Entity_EuReferenceNumber: 'Entity_EU_ReferenceNumber',
  Entity_Regulation_RegulationType: 'Entity_Regulation_Type',
};

/** The whole list as CSV of version 1.1: a row for each part of an entry. */
export function euCsv(entries: readonly TestEntry[], generationDate = '01/09/2026'): string {
  const rows = entries.flatMap((entry) => rowsOf(entry, generationDate));
  const lines = [EU_COLUMNS, ...rows.map((row) => EU_COLUMNS.map((column) => quoted(row[column] ?? '')))];
  return `\uFEFF${lines.map((line) => line.join(';')).join('\r\n')}\r\n`;
}

function rowsOf(of: TestEntry, generationDate: string): Attributes[] {
  const common = {
    fileGenerationDate: generationDate,
    ...columns('Entity', of.attributes),
    ...columns('Entity_Regulation', of.regulation),
    Entity_Remark: (of.remarks ?? []).join('\\n'),
    Entity_SubjectType: of.classification,
    Entity_SubjectType_ClassificationCode: of.classification === 'P' ? 'person' : 'enterprise',
  };
  const contacts = (of.contacts ?? []).map(({ key, value }) => `${key}: ${value}`).join('; ');
  return [
    ...of.names.map((name) => columns('NameAlias', name)),
    ...(of.addresses ?? []).map((address, at) => ({
      ...columns('Address', address),
      ...(at === 0 ? { Address_ContactInfo: contacts } : {}),
    })),
    ...(of.births ?? []).map((birth) => columns('BirthDate', birth)),
    ...(of.identifications ?? []).map((document) => columns('Identification', document)),
    ...(of.citizenships ?? []).map((country) => columns('Citizenship', country)),
  ].map((part) => ({ ...common, ...part }));
}

function columns(part: string, all: Attributes): Attributes {
  return Object.fromEntries(
    Object.entries(all).map(([name, value]) => {
      const column = `${part}_${name.charAt(0).toUpperCase()}${name.slice(1)}`;
      return [RENAMED[column] ?? column, value];
    }),
  );
}

function quoted(cell: string): string {
  return /[;"\n]/.test(cell) ? `"${cell.replace(/"/g, '""')}"` : cell;
}
