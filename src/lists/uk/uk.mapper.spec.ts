import fc from 'fast-check';
import { wholeList, WholeList, writtenFiles } from '../../../test/support/lists/input-files';
import { AKHUND, PETREL, SBERBANK, TestDesignation } from '../../../test/support/lists/uk-designations';
import { ofsiCsv, ukCsv } from '../../../test/support/lists/uk-tables';
import { ukXml } from '../../../test/support/lists/uk-xml';
import type { ListedRecord } from '../../matching/model';
import { ukSource } from './uk.source';

function read(format: string, content: string): Promise<WholeList> {
  const found = ukSource.formats.find(({ id }) => id === format);
  if (!found) throw new Error(`no format ${format}`);
  return wholeList(found, writtenFiles({ list: content }));
}

const ALL = [AKHUND, SBERBANK, PETREL];

const PERSON: ListedRecord = {
  source: 'UK_HMT',
  list: 'uk',
  referenceId: 'AFG0006',
  type: 'person',
  names: [
    { name: 'MOHAMMAD HASSAN AKHUND', quality: 'primary', parts: { family: 'AKHUND', given: 'MOHAMMAD HASSAN' } },
    { name: 'Mohammed Hassan AKHUND', quality: 'aka', parts: { family: 'AKHUND', given: 'Mohammed Hassan' } },
    { name: 'Haji Mohammad Hassan', quality: 'aka' },
    { name: 'Mullah Hassan', quality: 'low' },
    { name: 'محمد حسن آخوند', quality: 'aka' },
  ],
  titles: ['Mullah', 'Haji'],
  positions: ['Governor of Kandahar under the Taliban', 'Political Advisor of Mullah Omar'],
  gender: 'male',
  birthDates: ['1945', '1946-03', '1958-03-01'],
  birthPlaces: ['Pashmul village, Afghanistan', 'Quetta, Pakistan'],
  nationalities: ['Afghanistan'],
  citizenships: [],
  countries: ['Afghanistan'],
  addresses: [
    { address: null, city: 'Kabul', region: null, country: 'Afghanistan', postalCode: null },
    {
      address: '1 High Street',
      city: 'Spin Boldak',
      region: 'Kandahar Province',
      country: 'Afghanistan',
      postalCode: '3801',
    },
  ],
  identifiers: [
    {
      type: 'passport',
      value: 'DEMO-0001',
      label: 'Passport',
      country: 'Afghanistan',
      issuedAt: '2001-06-04',
      expiresAt: '2006-06-03',
    },
    { type: 'drivers_license', value: 'DEMO-0002', country: 'Pakistan', label: 'National Identifier number' },
  ],
  websites: [],
  emails: [],
  phones: [],
  sanctions: [
    {
      program: 'Afghanistan',
      regime: 'Afghanistan',
      measures: ['Asset freeze', 'Travel Ban'],
      listedAt: '2001-01-25T00:00:00.000Z',
      modifiedAt: '2026-04-14T00:00:00.000Z',
      legalBasis: 'The Afghanistan (Sanctions) (EU Exit) Regulations 2020',
    },
  ],
  links: [],
  crossReferences: [{ source: 'UN_CONSOLIDATED', referenceId: 'TAi.002' }],
  vessel: null,
  aircraft: null,
  pep: true,
  remarks:
    'Belongs to the Kakar tribe. Associated with Haji Bashar (TAi.100).\nGovernor of Kandahar (Afghanistan) under the Taliban regime.',
};

const COMPANY: ListedRecord = {
  ...PERSON,
  referenceId: 'RUS1099',
  type: 'company',
  names: [
    { name: 'PUBLIC JOINT STOCK COMPANY SBERBANK OF RUSSIA', quality: 'primary' },
    { name: 'SBERBANK', quality: 'aka' },
  ],
  titles: [],
  positions: [],
  gender: null,
  birthDates: [],
  birthPlaces: [],
  nationalities: [],
  countries: ['Russia'],
  addresses: [{ address: '19 Vavilova Street', city: 'Moscow', region: null, country: 'Russia', postalCode: '117312' }],
  identifiers: [
    { type: 'tax_id', value: '7707083893', country: null, label: 'INN' },
    { type: 'registration_number', value: '1027700132195', country: null, label: 'OGRN' },
    { type: 'bic', value: 'SABRRUMM', country: null, label: 'SWIFT/BIC' },
  ],
  websites: ['https://www.sberbank.ru'],
  emails: ['sberbank@sberbank.ru'],
  phones: ['+7 (495) 500-55-50', '+7 (495) 974-66-77'],
  sanctions: [
    {
      program: 'Russia',
      regime: 'Russia',
      measures: ['Asset freeze', 'Trust services'],
      listedAt: '2022-04-06T00:00:00.000Z',
      modifiedAt: '2023-03-21T00:00:00.000Z',
      legalBasis: 'The Russia (Sanctions) (EU Exit) Regulations 2019',
    },
  ],
  links: [
    { kind: 'parent', name: 'Ministry of Finance of the Russian Federation', referenceId: null },
    { kind: 'subsidiary', name: 'Sberbank CIB', referenceId: null },
    { kind: 'subsidiary', name: 'SberInsurance', referenceId: null },
  ],
  crossReferences: [],
  pep: false,
  remarks: null,
};

const SHIP: ListedRecord = {
  ...COMPANY,
  referenceId: 'DPR0075',
  type: 'vessel',
  names: [
    { name: 'PETREL 8', quality: 'primary' },
    { name: 'JAL VAHINI', quality: 'aka', former: true },
  ],
  countries: ['Comoros'],
  addresses: [],
  identifiers: [{ type: 'imo', value: '9562233', country: null, label: 'IMO number' }],
  websites: [],
  emails: [],
  phones: [],
  sanctions: [
    {
      program: "Democratic People's Republic of Korea",
      regime: "Democratic People's Republic of Korea",
      measures: ['Prohibition of port entry'],
      listedAt: '2017-10-03T00:00:00.000Z',
      modifiedAt: '2021-12-18T00:00:00.000Z',
      legalBasis: "The Democratic People's Republic of Korea (Sanctions) (EU Exit) Regulations 2019",
    },
  ],
  links: [{ kind: 'owner', name: 'Li Quan Shipping', referenceId: null }],
  vessel: {
    vesselType: 'Bulk Carrier',
    flag: 'Comoros',
    formerFlags: ['India'],
    tonnage: '7078',
    grossRegisteredTonnage: null,
    owner: 'Li Quan Shipping',
    builtYear: '2011',
  },
};

describe.each([
  ['uk-sanctions-list-xml', ukXml(ALL)],
  ['uk-sanctions-list-csv', ukCsv(ALL)],
])('%s', (format, content) => {
  it('maps every field of a person, a company and a ship', async () => {
    const { records, warnings, counts, publishedAt } = await read(format, content);
    expect(records).toEqual([PERSON, COMPANY, SHIP]);
    expect(warnings).toEqual([]);
    expect(counts).toMatchObject({ records: 3, individuals: 1, entities: 1, ships: 1, unReferences: 1 });
    expect(publishedAt).toBe('2026-09-02T00:00:00.000Z');
  });
});

describe('the OFSI list', () => {
  it('gives the records the UK Sanctions List gives, but for what it does not state', async () => {
    const { records, warnings, publishedAt } = await read('ofsi-conlist-2022-csv', ofsiCsv(ALL));
    const asOfsi = (record: ListedRecord): ListedRecord => ({
      ...record,
      // No measures and no regulations are given.
      sanctions: record.sanctions.map(({ legalBasis: _, ...sanction }) => ({ ...sanction, measures: [] })),
    });
    expect(records).toEqual([PERSON, COMPANY, SHIP].map(asOfsi));
    expect(warnings).toEqual([]);
    expect(publishedAt).toBe('2025-04-14T00:00:00.000Z');
  });

  it('states financial sanctions beyond the freeze in words', async () => {
    const information =
      'Financial sanctions imposed in addition to an asset freeze: Trust services. Date trust services sanctions imposed: 21/03/2023.';
    const { records } = await read('ofsi-conlist-2022-csv', ofsiCsv([{ ...SBERBANK, information }]));
    expect(records[0]?.sanctions[0]?.measures).toEqual(['Asset freeze', 'Trust services']);
    expect(records[0]?.remarks).toBe(information);
  });

  it('names a record without an id of the UK Sanctions List by its group', async () => {
    const content = ofsiCsv([{ ...SBERBANK, uniqueId: '' }]);
    expect((await read('ofsi-conlist-2022-csv', content)).records[0]?.referenceId).toBe('GROUP-15014');
  });

  it('has a sanction for each regime of a group', async () => {
    const other = {
      ...AKHUND,
      regulations: 'The Somalia (Sanctions) (EU Exit) Regulations 2020',
      designated: '12/04/2010',
    };
    const { records } = await read('ofsi-conlist-2022-csv', ofsiCsv([AKHUND, other]));
    expect(
      records.map(({ sanctions }) => sanctions.map(({ regime, listedAt }) => [regime, listedAt?.slice(0, 10)])),
    ).toEqual([
      [
        ['Afghanistan', '2001-01-25'],
        ['Somalia', '2010-04-12'],
      ],
    ]);
  });

  it('calls the first name primary where the publisher calls none so', async () => {
    const [, variation] = AKHUND.names;
    const { records } = await read(
      'ofsi-conlist-2022-csv',
      ofsiCsv([{ ...AKHUND, names: variation ? [variation] : [] }]),
    );
    expect(records[0]?.names[0]).toMatchObject({ name: 'Mohammed Hassan AKHUND', quality: 'primary' });
  });
});

describe('names', () => {
  it.each([
    ['Low quality a.k.a', 'Good quality a.k.a', 'aka'],
    ['Good quality a.k.a', 'Low quality a.k.a', 'aka'],
    ['Low quality a.k.a', 'Low quality a.k.a', 'low'],
  ])('given as %s and as %s are kept once, as the stronger', async (first, second, quality) => {
    const [primary] = AKHUND.names;
    const alias = (strength: string) => ({ parts: ['', '', '', '', '', 'Hasan'], type: 'Alias', strength });
    const names = [...(primary ? [primary] : []), alias(first), alias(second)];
    const { records } = await read('uk-sanctions-list-xml', ukXml([{ ...AKHUND, names }]));
    expect(records[0]?.names.filter(({ name }) => name === 'Hasan')).toEqual([{ name: 'Hasan', quality }]);
  });
});

describe('what is not understood', () => {
  it.each<[string, Partial<TestDesignation>, string]>([
    ['a country', { nationalities: ['Atlantis'] }, 'unknown_country Nationality Atlantis'],
    ['a date', { births: ['spring 1960'] }, 'unreadable_date D.O.B spring 1960'],
    ['a gender', { gender: 'Unstated' }, 'unknown_gender Gender unstated'],
    [
      'a kind of name',
      { names: [{ parts: ['', '', '', '', '', 'X'], type: 'Pen name' }] },
      'unknown_name_type Name type Pen name',
    ],
    ['a UN reference', { unReference: 'see annex' }, 'unreadable_reference UN Reference Number see annex'],
    [
      'a number without digits',
      { registrations: ['pending'] },
      'unreadable_identifier Business registration number (s) pending',
    ],
  ])('%s is left out and said', async (_, change, warning) => {
    const { records, warnings } = await read('uk-sanctions-list-xml', ukXml([{ ...AKHUND, ...change }]));
    expect(records).toHaveLength(1);
    expect(warnings.map(({ kind, field, value }) => `${kind} ${field} ${value}`)).toEqual([warning]);
  });

  it('a new element is said by its path', async () => {
    const { warnings } = await read(
      'uk-sanctions-list-xml',
      ukXml([AKHUND]).replace('<Titles>', '<Badge>x</Badge><Titles>'),
    );
    expect(warnings).toEqual([{ kind: 'unknown_element', referenceId: 'AFG0006', field: 'Badge', value: 'Badge' }]);
  });

  it('an unknown kind of designation stops the run', async () => {
    const content = ukXml([AKHUND]).replace('>Individual<', '>Aircraft<');
    await expect(read('uk-sanctions-list-xml', content)).rejects.toThrow('UK_HMT AFG0006: unknown kind "Aircraft"');
  });
});

describe('the formats of the UK Sanctions List', () => {
  const word = fc.constantFrom('Ali', 'Omar', 'Karim', 'Petrov', 'Ivan', 'Kim', 'Li', 'Bashir');
  const some = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T[]> =>
    fc.uniqueArray(value, { maxLength: 3, selector: (each) => JSON.stringify(each) });
  const country = fc.constantFrom('Russia', 'Iran', 'Syria', 'Afghanistan');
  const designation = fc.record({
    names: fc.uniqueArray(
      fc.record({
        parts: fc.tuple(word, word, word).map(([first, second, last]) => [first, second, '', '', '', last]),
        type: fc.constantFrom('Primary name', 'Alias', 'Primary name variation'),
      }),
      { minLength: 1, maxLength: 4, selector: ({ parts }) => parts.join(' ') },
    ),
    titles: some(word),
    positions: some(word),
    births: some(fc.constantFrom('dd/mm/1945', '01/03/1958', 'dd/05/1960')),
    birthPlaces: some(fc.record({ town: word, country })),
    nationalities: some(country),
    passports: some(fc.record({ number: fc.integer({ min: 10_000, max: 99_999 }).map(String), details: country })),
    addresses: some(fc.tuple(word, country).map(([street, where]) => [street, '', '', '', '', 'Town', '', where])),
    phones: some(fc.constantFrom('+7 (495) 1', '+98 21 2', '+963 3')),
  });

  it('give the same records', async () => {
    await fc.assert(
      fc.asyncProperty(designation, async (some) => {
        const whole: TestDesignation = { ...AKHUND, ...some };
        const xml = await read('uk-sanctions-list-xml', ukXml([whole, PETREL]));
        const csv = await read('uk-sanctions-list-csv', ukCsv([whole, PETREL]));
        expect(csv.records).toEqual(xml.records);
      }),
      { numRuns: 60 },
    );
  });
});
