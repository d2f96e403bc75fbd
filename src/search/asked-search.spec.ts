import { askedSearch, loggedQuery, normalizedQuery } from './asked-search';
import type { SearchQuery } from './search-query.dto';

const asked = (query: Omit<SearchQuery, 'name'>) => askedSearch({ name: 'Viktor Bout', ...query });

describe('a search in canonical values', () => {
  it.each<[string, Omit<SearchQuery, 'name'>, string[]]>([
    ['none', {}, []],
    ['one', { source: 'OFAC' }, ['OFAC']],
    ['a former name of one', { source: 'OFAC_ALT' }, ['OFAC']],
    ['the short names', { sources: ['EU', 'UK', 'UN'] }, ['EU_RESTRICTED', 'UK_HMT', 'UN_CONSOLIDATED']],
    ['one twice', { source: 'UN', sources: ['UN_CONSOLIDATED', 'OFAC_SDN', 'OFAC'] }, ['UN_CONSOLIDATED', 'OFAC']],
    ['an empty list', { sources: [] }, []],
  ])('names the sources of %s', (_what, query, sources) => {
    expect(asked(query).sources).toEqual(sources);
  });

  it.each<[string, Omit<SearchQuery, 'name'>, object]>([
    ['a code', { nationality: 'TR', country: 'irn' }, { nationality: 'T\u00fcrkiye', country: 'Iran' }],
    ['a name in Turkish', { country: 'Almanya' }, { country: 'Germany' }],
    ['a demonym', { nationality: 'syrian' }, { nationality: 'Syria' }],
  ])('reads a country from %s', (_what, query, expected) => {
    expect(asked(query).subject).toMatchObject(expected);
  });

  it('takes an unknown gender as not given, and nothing as nothing', () => {
    expect(asked({ gender: 'unknown' }).subject).toEqual({ name: 'Viktor Bout', identifiers: [] });
    expect(asked({}).subject).toEqual({ name: 'Viktor Bout', identifiers: [] });
    expect(asked({ gender: 'female' }).subject).toHaveProperty('gender', 'female');
  });

  it('combines the single identifier with the typed ones', () => {
    const { subject } = asked({ identifier: '918', identifiers: [{ type: 'imo', value: '9187629' }] });
    expect(subject.identifiers).toEqual([{ value: '918' }, { type: 'imo', value: '9187629' }]);
  });

  it('knows whether a page size was asked for', () => {
    expect(asked({})).toMatchObject({ page: 1, pageSize: undefined });
    expect(asked({ page: 3, pageSize: 7 })).toMatchObject({ page: 3, pageSize: 7 });
  });

  it('is told and logged with the fields it has, and no others', () => {
    const search = asked({ type: 'person', country: 'rusya', source: 'UN', identifier: 'X 1', page: 2 });
    const logged = {
      name: 'Viktor Bout',
      type: 'person',
      country: 'Russia',
      sources: ['UN_CONSOLIDATED'],
      identifier: 'X 1',
      page: 2,
    };
    expect(loggedQuery(search)).toEqual(logged);
    expect(normalizedQuery(search, 25, ['viktor', 'bout'])).toEqual({
      ...logged,
      pageSize: 25,
      nameTokens: ['viktor', 'bout'],
    });
    expect(Object.keys(loggedQuery(asked({})))).toEqual(['name', 'page']);
  });
});
