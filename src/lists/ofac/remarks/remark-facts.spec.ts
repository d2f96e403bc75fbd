import { namesNoCountry, readCountry } from '../../../matching/model';
import { factsOf, RemarkFacts } from './remark-facts';
import { remarkItems } from './remark-items';

interface Read {
  readonly facts: RemarkFacts;
  readonly warnings: string[];
}

function read(remarks: string): Read {
  const warnings: string[] = [];
  const facts = factsOf(remarkItems(remarks), {
    country: (text, field) => {
      const country = readCountry(text);
      if (country === null && !namesNoCountry(text)) warnings.push(`unknown_country ${field}: ${text}`);
      return country;
    },
    warn: (kind, label, text) => warnings.push(`${kind} ${label}: ${text}`),
  });
  return { facts, warnings };
}

describe('dates of birth in remarks', () => {
  it.each([
    ['DOB 07 Oct 1952', ['1952-10-07']],
    ['DOB Oct 1952', ['1952-10']],
    ['DOB 1952', ['1952']],
    ['DOB circa 1961', ['1961~']],
    ['DOB circa 05 Mar 1961', ['1961-03-05~']],
    ['DOB 1961 to 1963', ['1961/1963']],
    ['DOB Jun 1961 to Jul 1961', ['1961-06/1961-07']],
    // A whole year written as its first and last day stays as written.
    ['DOB 01 Jan 1960 to 31 Dec 1961', ['1960-01-01/1961-12-31']],
    // Uncertain at both ends says no more than the range itself.
    ['DOB circa 1979-1982', ['1979/1982']],
    ['DOB 1952; alt. DOB 1953', ['1952', '1953']],
  ])('%s', (remarks, expected) => {
    expect(read(`${remarks}.`)).toMatchObject({ facts: { birthDates: expected }, warnings: [] });
  });

  it.each(['DOB 31 Feb 1970', 'DOB 1961 to 1960', 'DOB unknown'])(
    '%s is no date: warned about, not guessed',
    (remarks) => {
      const { facts, warnings } = read(`${remarks}.`);
      expect(facts.birthDates).toEqual([]);
      expect(warnings).toEqual([`unreadable_date DOB: ${remarks.slice(4)}`]);
    },
  );
});

describe('identifiers in remarks', () => {
  it.each([
    ['Passport A755350 (Saudi Arabia)', 'passport', 'A755350', 'Saudi Arabia'],
    ['National ID No. 216040 (Yemen)', 'national_id', '216040', 'Yemen'],
    ['Cedula No. 6068015 (Colombia)', 'national_id', '6068015', 'Colombia'],
    ['C.U.R.P. XEXX010101HNEXXXA4 (Mexico)', 'national_id', 'XEXX010101HNEXXXA4', 'Mexico'],
    ['R.F.C. XEXX-010101-000 (Mexico)', 'tax_id', 'XEXX-010101-000', 'Mexico'],
    ['Tax ID No. 7701234567 (Russia)', 'tax_id', '7701234567', 'Russia'],
    ['NIT # 16215230-1 (Colombia)', 'tax_id', '16215230-1', 'Colombia'],
    ['SSN 900-00-0000 (United States)', 'ssn', '900-00-0000', 'United States'],
    ['Registration Number 1027700000000 (Russia)', 'registration_number', '1027700000000', 'Russia'],
    ['Company Number 01074897 (United Kingdom)', 'registration_number', '01074897', 'United Kingdom'],
    ['Government Gazette Number 09804148 (Russia)', 'registration_number', '09804148', 'Russia'],
    ['Trade License No. 683633 (United Arab Emirates)', 'company_license', '683633', 'United Arab Emirates'],
    ['Vessel Registration Identification IMO 9000003', 'imo', '9000003', null],
    ['Identification Number IMO 5342883', 'imo', '5342883', null],
    ['Identification Number 2.194.575 (Paraguay)', 'national_id', '2.194.575', 'Paraguay'],
    ['MMSI 572469210', 'mmsi', '572469210', null],
    ['Previous Aircraft Tail Number YI-NAE', 'tail_number', 'YI-NAE', null],
    ['Aircraft Construction Number (also called L/N or S/N or F/N) 8305', 'aircraft_serial_number', '8305', null],
    ['SWIFT/BIC ABCDRUMM', 'bic', 'ABCDRUMM', null],
    ['Legal Entity Number 253400ABCDEFGHIJKL12', 'lei', '253400ABCDEFGHIJKL12', null],
    ['D-U-N-S Number 542957624', 'other', '542957624', null],
    ['BIK (RU) 044030707', 'other', '044030707', null],
    // A place and a country in brackets: neither is part of the number.
    ['Folio Mercantil No. 22839 (Jalisco) (Mexico)', 'registration_number', '22839', 'Mexico'],
    // Brackets inside a number stay in it.
    ['National ID No. 13/Na Ta Na (Naing)019077 (Burma)', 'national_id', '13/Na Ta Na (Naing)019077', 'Myanmar'],
  ])('%s', (remarks, type, value, country) => {
    const { facts, warnings } = read(`${remarks}.`);
    expect(facts.identifiers).toEqual([expect.objectContaining({ type, value, country })]);
    expect(warnings).toEqual([]);
  });

  it('keep the days of issue and expiry, and leave out what is no day', () => {
    const { facts } = read('Passport P1 (Iran) issued 1999 expires 02 Mar 2004; alt. Passport P2 expires Jan 2007.');
    expect(facts.identifiers).toEqual([
      { type: 'passport', value: 'P1', country: 'Iran', label: 'Passport', expiresAt: '2004-03-02' },
      { type: 'passport', value: 'P2', country: null, label: 'Passport' },
    ]);
  });

  it('keep the number when its country is unknown to us', () => {
    const { facts, warnings } = read('Passport P1 (Atlantis).');
    expect(facts.identifiers).toEqual([{ type: 'passport', value: 'P1', country: null, label: 'Passport' }]);
    expect(warnings).toEqual(['unknown_country Passport: Atlantis']);
  });
});

describe('other items of remarks', () => {
  it('are told by their label, whatever order they stand in', () => {
    const { facts, warnings } = read(
      "a.k.a. 'HIDDEN ONE'; f.k.a. 'FORMER ONE'; POB Leningrad, Russia; alt. POB Omsk, Russia; nationality Iran; citizen Iraq; " +
        'Gender Female; Website https://example.org; Phone Number 982188526300; Telephone: 0097282851500; www.example.com; ' +
        'info@example.net (email); Linked To: A COMPANY, LTD; (Linked To: ANOTHER); Nationality of Registration Panama; ' +
        'Organization Established Date 12 Mar 2019; Target Type Financial Institution.',
    );
    expect(warnings).toEqual([]);
    expect(facts).toMatchObject({
      names: [
        { name: 'HIDDEN ONE', quality: 'low' },
        { name: 'FORMER ONE', quality: 'low', former: true },
      ],
      birthPlaces: ['Leningrad, Russia', 'Omsk, Russia'],
      nationalities: ['Iran'],
      citizenships: ['Iraq'],
      genders: ['female'],
      websites: ['https://example.org', 'www.example.com'],
      emails: ['info@example.net'],
      phones: ['982188526300', '0097282851500'],
      links: [{ name: 'A COMPANY, LTD' }, { name: 'ANOTHER' }],
      countries: ['Panama'],
      statements: [],
    });
  });

  it('may hold a semicolon of their own', () => {
    const { facts, warnings } = read(
      'Organization Type: Accounting and auditing activities; tax consultancy; Gender Male.',
    );
    expect(facts.statements).toEqual([]);
    expect(facts.genders).toEqual(['male']);
    expect(warnings).toEqual([]);
  });

  it('without a label are statements', () => {
    expect(read('Former Minister of Interior; ICTY indictee.').facts.statements).toEqual([
      'Former Minister of Interior',
      'ICTY indictee',
    ]);
  });

  it('that look like data under a label we do not know are warned about', () => {
    expect(read('Galactic Trader Number 123456 (Russia).').warnings).toEqual([
      'unknown_remark_item Remarks: Galactic Trader Number 123456 (Russia)',
    ]);
  });
});
