import { listedRecord } from '../../../test/support/listed-entity.builder';
import type { ListedRecord } from '../../matching/model';
import { linkBetween, type LinkRule } from './links';
import { recordTraits } from './record-traits';
import { type Veto, vetoBetween } from './vetoes';

type Side = readonly [string | readonly string[], Partial<ListedRecord>?];

const traitsOf = ([names, stated]: Side, source: string) =>
  recordTraits(listedRecord(typeof names === 'string' ? [names] : names, { source, referenceId: source, ...stated }));

const un = (referenceId: string): Partial<ListedRecord> => ({
  crossReferences: [{ source: 'UN_CONSOLIDATED', referenceId }],
});
const number = (
  type: 'imo' | 'lei' | 'wallet' | 'tax_id' | 'passport' | 'national_id' | 'registration_number',
  value: string,
  country: string | null = null,
): Partial<ListedRecord> => ({
  identifiers: [{ type, value, country }],
});
const born = (...birthDates: string[]): Partial<ListedRecord> => ({ birthDates });
const company: Partial<ListedRecord> = { type: 'company' };
const vessel: Partial<ListedRecord> = { type: 'vessel' };

describe('what makes two records one entity', () => {
  const cases: [string, Side, Side, LinkRule | null][] = [
    ['the same UN reference, however it is written', ['Aa Bb', un('QDi.43')], ['Cc Dd', un('QDi.043')], 'un_reference'],
    [
      'an IMO number beside a shared name',
      ['OCEAN PEARL', { ...vessel, ...number('imo', 'IMO 9187629') }],
      ['M/V Ocean Pearl', { ...vessel, ...number('imo', '9187629') }],
      'imo',
    ],
    [
      'not an IMO number alone: owners are listed with those of their ships',
      ['OCEAN PEARL', { ...vessel, ...number('imo', '9187629') }],
      ['Harbour Light', { ...vessel, ...number('imo', '9187629') }],
      null,
    ],
    [
      'an LEI',
      ['Alpha Works', { ...company, ...number('lei', '253400V1H6ART1UQ0N98') }],
      ['Zavod Alfa', { ...company, ...number('lei', '253400V1H6ART1UQ0N98') }],
      'lei',
    ],
    [
      'a wallet',
      ['Ivan Kozlov', number('wallet', 'bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh')],
      ['KOZLOV, I.', number('wallet', 'bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh')],
      'wallet',
    ],
    [
      'a tax number of the same country',
      ['Alfa Zavod', { ...company, ...number('tax_id', '7707083893', 'Russia') }],
      ['Zavod Alfa JSC', { ...company, ...number('tax_id', '7707083893') }],
      'tax_or_registration_number',
    ],
    [
      'not a tax number of another country',
      ['Alfa Zavod', { ...company, ...number('tax_id', '7707083893', 'Russia') }],
      ['Alfa Zavod', { ...company, ...number('tax_id', '7707083893', 'Iran') }],
      null,
    ],
    [
      'not a tax number given as a registration number',
      ['Alfa Zavod', { ...company, ...number('tax_id', '7707083893', 'Russia') }],
      ['Alfa Zavod', { ...company, ...number('registration_number', '7707083893', 'Iran') }],
      null,
    ],
    [
      'a passport of one country beside a compatible name',
      ['Tarad Mohammad ALJARBA', number('passport', 'E 01-5648', 'Iraq')],
      ['Tarad Aljarba', number('passport', 'E015648', 'Iraq')],
      'passport',
    ],
    [
      'not a passport without its country',
      ['Tarad Aljarba', number('passport', 'E015648')],
      ['Tarad Aljarba', number('passport', 'E015648')],
      null,
    ],
    [
      'not a passport of which one side leaves out the country',
      ['Tarad Aljarba', number('passport', 'E015648', 'Iraq')],
      ['Tarad Aljarba', number('passport', 'E015648')],
      null,
    ],
    [
      'such a passport beside the same birth date',
      ['Tarad Aljarba', { ...number('passport', 'E015648', 'Iraq'), ...born('1979-09-20') }],
      ['Tarad M. Aljarba', { ...number('passport', 'E015648'), ...born('1979-09-20') }],
      'passport',
    ],
    [
      'not a passport beside another name',
      ['Tarad Aljarba', number('passport', 'E015648', 'Iraq')],
      ['Igor Zavyalov', number('passport', 'E015648', 'Iraq')],
      null,
    ],
    [
      'a full name of three words and a full birth date',
      ['AL-ZUBAYDI, Karim Yunus', born('1961-03-04')],
      ['Kareem Younis Al Zubaydi', born('1961-03-04')],
      'name_and_birth_date',
    ],
    ['not a name and a year', ['Karim Yunus al-Zubaydi', born('1961')], ['Karim Yunus al-Zubaydi', born('1961')], null],
    [
      'not a name of common words and a date',
      ['Ali Hassan', born('1961-03-04')],
      ['Ali Hassan', born('1961-03-04')],
      null,
    ],
    [
      'two full names and a birth year',
      [['Karim Yunus al-Zubaydi', 'Yunus Qarabaghi Tamsir'], born('1961')],
      [['Karim Yunus al-Zubaydi', 'Yunus Qarabaghi Tamsir'], born('1961~')],
      'names_and_birth_year',
    ],
    [
      'not names that are merely alike, with the same birth date',
      ['Karim Yunus al-Zubaydi', born('1961-03-04')],
      ['Karim Yusuf al-Zubaydi', born('1961-03-04')],
      null,
    ],
    [
      'a company’s name, its country and a number',
      ['Zarnegar Kavir', { ...company, countries: ['Iran'], ...number('passport', '55555-1') }],
      ['ZARNEGAR KAVIR CO', { ...company, countries: ['Iran'], ...number('registration_number', '555551') }],
      'company_name_and_country',
    ],
    [
      'not a company’s name and country alone',
      ['Zarnegar Kavir', { ...company, countries: ['Iran'] }],
      ['Zarnegar Kavir', { ...company, countries: ['Iran'] }],
      null,
    ],
    [
      'two names of a company that tell it from all others',
      [['Zarnegar Kavir', 'Tolu Behdasht Mehr'], company],
      [['Zarnegar Kavir Ltd', 'Tolu Behdasht Mehr'], company],
      'company_aliases',
    ],
    [
      'not two names of general words',
      [['General Trading Company', 'National Bank'], { ...company, countries: ['Iran'] }],
      [['General Trading Company', 'National Bank'], { ...company, countries: ['Iran'] }],
      null,
    ],
  ];
  it.each(cases)('%s', (_title, left, right, rule) => {
    const [a, b] = [traitsOf(left, 'OFAC'), traitsOf(right, 'UK_HMT')];
    expect([linkBetween(a, b), linkBetween(b, a)]).toEqual([rule, rule]);
  });

  it('not a number that one publisher gives two entries of a list with different names: a branch, or an owner', () => {
    const side = (referenceId: string, name: string) =>
      recordTraits(listedRecord([name], { ...company, ...number('tax_id', '7707083893', 'Russia'), referenceId }));
    expect(linkBetween(side('1', 'Zarnegar Kavir'), side('2', 'Zarnegar Kavir Shomal'))).toBeNull();
    expect(linkBetween(side('1', 'Zarnegar Kavir'), side('2', 'ZARNEGAR KAVIR LLC'))).toBe(
      'tax_or_registration_number',
    );
  });

  it('nothing that a record says of somebody it is associated with', () => {
    const links = [{ kind: 'associate', name: null, referenceId: 'QDi.006' }] as const;
    const [a, b] = [traitsOf(['Aa Bb', { links }], 'EU_RESTRICTED'), traitsOf(['Cc Dd', un('QDi.006')], 'UK_HMT')];
    expect(linkBetween(a, b)).toBeNull();
  });
});

describe('what forbids two records to be one entity', () => {
  const cases: [string, Side, Side, Veto | null][] = [
    ['two UN references', ['A', un('QDi.001')], ['A', un('QDi.002')], 'un_references_differ'],
    ['two kinds of thing', ['A', company], ['A', vessel], 'types_differ'],
    ['no kind that the publisher leaves open', ['A', company], ['A', { type: 'other' }], null],
    ['two genders', ['A', { gender: 'male' }], ['A', { gender: 'female' }], 'genders_differ'],
    ['no gender that one side leaves out', ['A', { gender: 'male' }], ['A'], null],
    ['two birth dates', ['A', born('1961-03-04')], ['A', born('1961-03-05')], 'birth_dates_conflict'],
    ['no date that lies in the year the other side gives', ['A', born('1961-03-04')], ['A', born('1961')], null],
    ['no date near an approximate year', ['A', born('1961-03-04')], ['A', born('1963~')], null],
    [
      'dates of which none agrees',
      ['A', born('1961', '1970')],
      ['A', born('1964', '1980/1985')],
      'birth_dates_conflict',
    ],
    ['no list of dates of which one agrees', ['A', born('1961', '1970')], ['A', born('1970-05-05')], null],
    [
      'two IMO numbers',
      ['A', { ...vessel, ...number('imo', '9187629') }],
      ['A', { ...vessel, ...number('imo', '9187631') }],
      'identifiers_conflict',
    ],
    [
      'two tax numbers of one country',
      ['A', number('tax_id', '7707083893', 'Russia')],
      ['A', number('tax_id', '7707083894', 'Russia')],
      'identifiers_conflict',
    ],
    [
      'no tax numbers of two countries',
      ['A', number('tax_id', '7707083893', 'Russia')],
      ['A', number('tax_id', '7707083894', 'Iran')],
      null,
    ],
    [
      'no two passports: people renew them',
      ['A', number('passport', 'E015648', 'Iraq')],
      ['A', number('passport', 'E015649', 'Iraq')],
      null,
    ],
  ];
  it.each(cases)('%s', (_title, left, right, veto) => {
    const [a, b] = [traitsOf(left, 'OFAC'), traitsOf(right, 'UK_HMT')];
    expect([vetoBetween(a, b), vetoBetween(b, a)]).toEqual([veto, veto]);
  });
});
