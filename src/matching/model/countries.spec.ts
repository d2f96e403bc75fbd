import { COUNTRY_NAMES, countryCode, namesNoCountry, readCountry } from './countries';
import { countryIndex, noCountryKeys } from './countries/country-index';

describe('readCountry', () => {
  it.each([
    // Codes, in any case; a filler word alone is a code too.
    ['RU', 'Russia'],
    ['irn', 'Iran'],
    ['TUR', 'Türkiye'],
    ['UK', 'United Kingdom'],
    ['ve', 'Venezuela'],
    ['AND', 'Andorra'],
    // Names in English and Turkish, whatever the case of the four Turkish i's.
    ['russia', 'Russia'],
    ['İRAN', 'Iran'],
    ['IRAK', 'Iraq'],
    ['MISIR', 'Egypt'],
    ['mısır', 'Egypt'],
    ['SURİYE', 'Syria'],
    ['Büyük Britanya ve Kuzey İrlanda Birleşik Krallığı', 'United Kingdom'],
    ['KORE DEMOKRATİK HALK CUMHURİYETİ', 'North Korea'],
    ['TÜRKİYE CUMHURİYETİ', 'Türkiye'],
    ['ABD', 'United States'],
    // Demonyms.
    ['Russian', 'Russia'],
    ['Rus', 'Russia'],
    ['Iranian', 'Iran'],
    ['İranlı', 'Iran'],
    ['Suriyeli', 'Syria'],
    ['Palestinian', 'Palestine'],
    ['Türk', 'Türkiye'],
    // How the lists write them.
    ['Korea, North', 'North Korea'],
    ["KOREA, DEMOCRATIC PEOPLE'S REPUBLIC OF", 'North Korea'],
    ['Korea, South', 'South Korea'],
    ['Congo, Democratic Republic of the', 'Congo - Kinshasa'],
    ['CONGO, Democratic Republic of (was Zaire)', 'Congo - Kinshasa'],
    ['Congo, Republic of the', 'Congo - Brazzaville'],
    ['Iran (Islamic Republic of)', 'Iran'],
    ['Syrian Arab Republic', 'Syria'],
    ['Cote d Ivoire', 'Côte d’Ivoire'],
    ["CÔTE D'IVOIRE", 'Côte d’Ivoire'],
    ['Bahamas, The', 'Bahamas'],
    ['The Gambia', 'Gambia'],
    ['Virgin Islands, British', 'British Virgin Islands'],
    ['Micronesia, Federated States of', 'Micronesia'],
    ['Man, Isle of', 'Isle of Man'],
    ['North Macedonia, The Republic of', 'North Macedonia'],
    ['BOSNIA AND HERZEGOWINA', 'Bosnia & Herzegovina'],
    ['China, Hong Kong Special Administrative Region', 'Hong Kong'],
    ['Region: Gaza', 'Palestine'],
    ['Region: Crimea', 'Ukraine'],
    ['RF, CHECHEN REGION', 'Russia'],
    ['TANZANIA, UNITED REPUBLIC OF', 'Tanzania'],
    ['St. Kitts & Nevis', 'St. Kitts & Nevis'],
    // Former names of one state of today.
    ['Burma', 'Myanmar'],
    ['Swaziland', 'Eswatini'],
    ['Zaire', 'Congo - Kinshasa'],
    ['Ivory Coast', 'Côte d’Ivoire'],
    ['Turkey', 'Türkiye'],
    ['Former USSR, now Ukraine', 'Ukraine'],
    ['Moldovan SSR (now Republic of Moldova)', 'Moldova'],
    ['Russia (former USSR)', 'Russia'],
    // A code that is also an abbreviation: the dots, or the case, tell.
    ['TC', 'Turks & Caicos Islands'],
    ['T.C.', 'Türkiye'],
    ['NA', 'Namibia'],
    // Near names that must not be taken for each other.
    ['Republic of China', 'Taiwan'],
    ["People's Republic of China", 'China'],
    ['Guinea-Bissau', 'Guinea-Bissau'],
    ['Equatorial Guinea', 'Equatorial Guinea'],
    ['South Sudan', 'South Sudan'],
    ['Nigerien', 'Niger'],
    ['Nigerian', 'Nigeria'],
    ['American Samoa', 'American Samoa'],
    ['Dominica', 'Dominica'],
    ['Dominican Republic', 'Dominican Republic'],
  ])('reads %s as %s', (text, expected) => {
    expect(readCountry(text)).toBe(expected);
  });

  it.each([
    '',
    ' ',
    '?',
    'Atlantis',
    'Moscow',
    '115088',
    'possibly Palestinian',
    'Islamic State',
    'the',
    'x'.repeat(5000),
  ])('does not guess at %j', (text) => {
    expect(readCountry(text)).toBeNull();
    expect(namesNoCountry(text)).toBe(false);
  });

  it.each(['USSR', 'former Soviet Union', 'Yugoslavia', 'Çekoslovakya', 'Netherlands Antilles', 'Korea', 'Congolese'])(
    'gives %s to none of the states it could be',
    (text) => {
      expect(readCountry(text)).toBeNull();
      expect(namesNoCountry(text)).toBe(true);
    },
  );

  it.each(['na', 'undetermined', 'None Identified', '00', 'Region: Kashmir', 'stateless', 'vatansız'])(
    'knows that %s names no country',
    (text) => {
      expect(readCountry(text)).toBeNull();
      expect(namesNoCountry(text)).toBe(true);
    },
  );
});

describe('the table', () => {
  it('reads each of its own names and codes back', () => {
    expect(COUNTRY_NAMES).toHaveLength(250);
    for (const name of COUNTRY_NAMES) {
      expect(readCountry(name)).toBe(name);
      expect(readCountry(name.toUpperCase())).toBe(name);
      expect(readCountry(countryCode(name) ?? '')).toBe(name);
    }
  });

  it('lets no name be a country and none at once', () => {
    expect([...noCountryKeys].filter((key) => countryIndex.has(key))).toEqual([]);
  });

  it('gives the code of a name it answered, and of nothing else', () => {
    expect(countryCode('Iran')).toBe('IR');
    expect(countryCode('Kosovo')).toBe('XK');
    expect(countryCode('iran')).toBeNull();
  });
});
