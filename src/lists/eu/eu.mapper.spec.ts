import { AKHUND, euCsv, euXml, HAMAS, TestEntry } from '../../../test/support/lists/eu-entries';
import { wholeList, WholeList, writtenFiles } from '../../../test/support/lists/input-files';
import type { ListedRecord } from '../../matching/model';
import { euSource } from './eu.source';

function read(format: string, content: string): Promise<WholeList> {
  const found = euSource.formats.find(({ id }) => id === format);
  if (!found) throw new Error(`no format ${format}`);
  return wholeList(found, writtenFiles({ list: content }));
}

const PERSON: ListedRecord = {
  source: 'EU_RESTRICTED',
  list: 'eu',
  referenceId: 'EU.436.90',
  type: 'person',
  names: [
    { name: 'Mohammad Hassan Akhund', quality: 'primary', parts: { family: 'Akhund', given: 'Mohammad Hassan' } },
    { name: 'Haji Mohammad Hassan', quality: 'aka' },
    { name: 'Мохамад Хасан Ахунд', quality: 'aka' },
    { name: 'Mullah Hassan', quality: 'low' },
  ],
  titles: ['Mullah', 'Haji'],
  positions: ['Governor of Kandahar under the Taliban regime'],
  gender: 'male',
  birthDates: ['1945~', '1955/1958', '1950-03-01', '1951-06-05'],
  birthPlaces: ['Pashmul, Kandahar Province, Afghanistan', 'Quetta, Pakistan'],
  nationalities: [],
  citizenships: ['Afghanistan'],
  countries: ['Afghanistan'],
  addresses: [
    { address: '1 High Street, PO Box 3162', city: 'Kabul', region: null, country: 'Afghanistan', postalCode: '1001' },
  ],
  identifiers: [
    {
      type: 'passport',
      value: 'DEMO 0001',
      country: 'Afghanistan',
      label: 'National passport',
      issuedAt: '2001-06-04',
      expiresAt: '2006-06-03',
    },
    { type: 'other', value: 'DEMO0002', country: null, label: 'Other identification number (known to be false)' },
  ],
  websites: ['http://www.example.org'],
  emails: ['office@example.org'],
  phones: ['+93 20 1', '+93 20 2'],
  sanctions: [
    {
      program: 'AFG',
      regime: 'Afghanistan',
      measures: [],
      listedAt: '2001-01-25T00:00:00.000Z',
      modifiedAt: '2017-03-09T00:00:00.000Z',
      legalBasis: '2017/404 (OJ L63)',
    },
  ],
  links: [],
  crossReferences: [{ source: 'UN_CONSOLIDATED', referenceId: 'TAi.002' }],
  vessel: null,
  aircraft: null,
  pep: true,
  remarks: 'Belongs to the Kakar tribe.\nAssociated with Haji Bashar (TAi.100).\nPhotograph available.',
};

const GROUP: ListedRecord = {
  ...PERSON,
  referenceId: 'EU.3524.75',
  type: 'company',
  names: [
    { name: 'Hamas', quality: 'primary' },
    { name: 'Hamas-Izz al-Din al-Qassem', quality: 'aka' },
  ],
  titles: [],
  positions: [],
  gender: null,
  birthDates: [],
  birthPlaces: [],
  citizenships: [],
  countries: [],
  addresses: [],
  identifiers: [],
  websites: [],
  emails: [],
  phones: [],
  sanctions: [
    {
      program: 'TERR',
      regime: 'Terrorism',
      measures: [],
      listedAt: '2001-12-27T00:00:00.000Z',
      modifiedAt: '2022-02-04T00:00:00.000Z',
      legalBasis: '2022/147 (OJ L25)',
    },
  ],
  crossReferences: [],
  pep: false,
  remarks: 'Date of listing: 27.12.2001',
};

/** The second listing of a person under one reference number, as the list has it of twenty Taliban. */
const UNDER_AL_QAIDA: TestEntry = {
  ...AKHUND,
  remarks: [],
  regulation: {
    ...AKHUND.regulation,
    programme: 'TAQA',
    numberTitle: '220/2008 (OJ L68)',
    publicationDate: '2008-03-12',
  },
  names: [{ wholeName: 'Mohammad Hassan Akhund' }, { wholeName: 'Hasan Akhund' }],
};

describe.each([
  ['eu-xml-1.1', euXml],
  ['eu-csv-1.1', euCsv],
])('%s', (format, write) => {
  it('maps every field of a person and of a group', async () => {
    const { records, warnings, counts } = await read(format, write([AKHUND, HAMAS]));
    expect(records).toEqual([PERSON, GROUP]);
    expect(warnings).toEqual([]);
    expect(counts).toEqual({
      ...{ entries: 2, records: 2, persons: 1, enterprises: 1, names: 6, addresses: 2, births: 5 },
      ...{ identifications: 2, citizenships: 2 },
    });
  });

  it('makes one record of the two entries of one reference number, with a sanction for each programme', async () => {
    const { records, counts } = await read(format, write([AKHUND, UNDER_AL_QAIDA, HAMAS]));
    expect(records.map(({ referenceId }) => referenceId)).toEqual(['EU.436.90', 'EU.3524.75']);
    expect(records[0]?.sanctions.map(({ program, legalBasis }) => [program, legalBasis])).toEqual([
      ['AFG', '2017/404 (OJ L63)'],
      ['TAQA', '220/2008 (OJ L68)'],
    ]);
    expect(records[0]?.names.map(({ name }) => name)).toEqual([
      ...PERSON.names.map(({ name }) => name),
      'Hasan Akhund',
    ]);
    expect(counts).toMatchObject({ entries: 3, records: 2, persons: 2, enterprises: 1 });
  });

  it.each<[string, Partial<TestEntry>, string]>([
    [
      'a country',
      { citizenships: [{ countryIso2Code: 'QQ', countryDescription: 'ATLANTIS' }] },
      'unknown_country citizenship QQ ATLANTIS',
    ],
    ['a programme', { regulation: { ...AKHUND.regulation, programme: 'XYZ' } }, 'unknown_programme programme XYZ'],
    [
      'a year of another calendar',
      { births: [{ year: '1370', calendarType: 'ISLAMIC' }] },
      'unreadable_date birthdate 1370',
    ],
    ['a month', { births: [{ year: '1950', monthOfYear: '13' }] }, 'unreadable_date birthdate 1950'],
    [
      'a kind of document',
      { identifications: [{ identificationTypeCode: 'librarycard', number: '1' }] },
      'unknown_identification_type identificationTypeCode librarycard',
    ],
    [
      'a document without a number',
      { identifications: [{ identificationTypeCode: 'passport', number: 'unknown' }] },
      'unreadable_identifier identification unknown',
    ],
    [
      'a UN reference',
      { attributes: { ...AKHUND.attributes, unitedNationId: 'see annex' } },
      'unreadable_reference unitedNationId see annex',
    ],
    [
      'two genders',
      {
        names: [
          { wholeName: 'A', gender: 'M' },
          { wholeName: 'B', gender: 'F' },
        ],
      },
      'several_genders gender male, female',
    ],
  ])('leaves out and says what it does not understand: %s', async (_, change, warning) => {
    const { records, warnings } = await read(format, write([{ ...AKHUND, ...change }]));
    expect(records).toHaveLength(1);
    expect(warnings.map(({ kind, field, value }) => `${kind} ${field} ${value}`)).toEqual([warning]);
  });
});

describe('the EU list', () => {
  it('says what stands in an attribute or element that its schema does not have', async () => {
    const xml = euXml([HAMAS]).replace('<nameAlias', '<vessel imo="1"/><nameAlias script="Latn"');
    const { warnings } = await read('eu-xml-1.1', xml);
    expect(warnings.map(({ kind, value }) => [kind, value])).toEqual([
      ['unknown_element', 'vessel/imo'],
      ['unknown_element', 'nameAlias/script'],
    ]);
  });

  it('takes contact details of the CSV by their looks where no word tells them', async () => {
    const csv = euCsv([AKHUND]).replace(/PHONE: |EMAIL: |WEB: /g, '');
    const { records } = await read('eu-csv-1.1', csv);
    expect(records[0]).toMatchObject({ websites: PERSON.websites, emails: PERSON.emails, phones: PERSON.phones });
  });

  it('stops at a kind of entry that it does not know', async () => {
    const xml = euXml([HAMAS]).replace('classificationCode="E"', 'classificationCode="V"');
    await expect(read('eu-xml-1.1', xml)).rejects.toThrow('EU_RESTRICTED EU.3524.75: unknown classification "V"');
  });
});
