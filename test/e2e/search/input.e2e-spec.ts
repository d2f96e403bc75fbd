import { startApp, type TestApp } from '../../support/app';

const TYPES = ['person', 'company', 'vessel', 'aircraft', 'other'];
const CANONICAL = ['OFAC', 'MASAK', 'EU_RESTRICTED', 'UK_HMT', 'UN_CONSOLIDATED'];
const SOURCES = [...CANONICAL, 'OFAC_SDN', 'OFAC_ALT', 'EU', 'UK', 'UN'];
const GENDERS = ['male', 'female', 'other', 'unknown'];
const COUNTRY = 'must be a country: a code or a name in English or Turkish';
const DATE = 'must be a real date of the form YYYY, YYYY-MM or YYYY-MM-DD';
const ONE_OF = 'must be one of the allowed values';
const UNKNOWN = 'is not a known field';
const PAGE = 'must be a whole number of at least 1';
const PAGE_SIZE = 'must be a whole number from 1 to 100';

const envelope = (...details: object[]) => ({
  status: false,
  code: 'validation_error',
  message: 'The request is not valid.',
  details,
});

describe('GET and POST /public/search: 400', () => {
  let app: TestApp;
  beforeAll(async () => (app = await startApp()));
  afterAll(() => app.close());

  it('names every problem at once, and only the log grows', async () => {
    const body = {
      name: 'x'.repeat(161),
      type: 'Person',
      gender: 'F?',
      birthDate: '2024-13',
      nationality: 'Narnia',
      country: 'ZZZ',
      source: 'OFAC_CONS',
      sources: ['UN', 'Interpol'],
      identifier: ' ',
      identifiers: [{ type: 'passport' }],
      page: 0,
      pageSize: 101,
      birthdate: '1967',
    };
    const grown = await app.added(async () => {
      const answer = await app.post(body).expect(400);
      expect(answer.body).toEqual(
        envelope(
          { field: 'birthdate', message: UNKNOWN },
          { field: 'name', message: 'must be 2 to 160 characters long, not 161' },
          { field: 'type', message: ONE_OF, allowed: TYPES },
          { field: 'gender', message: ONE_OF, allowed: GENDERS },
          { field: 'birthDate', message: DATE },
          { field: 'nationality', message: COUNTRY },
          { field: 'country', message: COUNTRY },
          { field: 'source', message: ONE_OF, allowed: SOURCES },
          { field: 'sources', message: ONE_OF, allowed: SOURCES },
          { field: 'identifier', message: 'must be 1 to 128 characters long, not 0' },
          { field: 'identifiers[0].value', message: 'is required' },
          { field: 'page', message: PAGE },
          { field: 'pageSize', message: PAGE_SIZE },
        ),
      );
      const { search, access, snapshot } = await app.recordsOf(answer.headers['x-request-id']);
      expect(search).toMatchObject([
        {
          success: false,
          http_status: 400,
          error_code: 'validation_error',
          error_message: 'The request is not valid.',
          query: {},
          result_count: 0,
          has_match: false,
          top_score: null,
        },
      ]);
      expect(access).toMatchObject([{ success: true, error_type: null }]);
      expect(snapshot).toEqual([]);
    });
    expect(grown).toEqual({ search_log: 1, api_key_log: 1 });
  });

  it('names the same problems of a query string', async () => {
    const query =
      'name=a&type=ship&birthDate=1967-2&country=ZZZ&sources=OFAC,,X&page=1e1&pageSize=ten&identifiers=1&limit=5';
    const { body } = await app.get(query).expect(400);
    const { details, ...rest } = body;
    expect(rest).toEqual({ status: false, code: 'validation_error', message: 'The request is not valid.' });
    expect(details).toHaveLength(9);
    expect(details).toEqual(
      expect.arrayContaining([
        { field: 'identifiers', message: UNKNOWN },
        { field: 'limit', message: UNKNOWN },
        { field: 'name', message: 'must be 2 to 160 characters long, not 1' },
        { field: 'type', message: ONE_OF, allowed: TYPES },
        { field: 'birthDate', message: DATE },
        { field: 'country', message: COUNTRY },
        { field: 'sources', message: ONE_OF, allowed: SOURCES },
        { field: 'page', message: PAGE },
        { field: 'pageSize', message: PAGE_SIZE },
      ]),
    );
  });

  it.each<[string, unknown, string, string]>([
    ['no name', {}, 'name', 'is required'],
    ['a name of nothing', { name: null }, 'name', 'is required'],
    ['a name that is a number', { name: 12345 }, 'name', 'must be a text'],
    ['a name of spaces around one letter', { name: ' a ' }, 'name', 'must be 2 to 160 characters long, not 1'],
    ['a NUL in the name', { name: 'Viktor\u0000Bout' }, 'name', 'must not hold control characters'],
    ['a line break in the name', { name: 'Viktor\nBout' }, 'name', 'must not hold control characters'],
    ['half a character in the name', { name: 'Viktor \ud800' }, 'name', 'must be valid Unicode'],
    ['a day that is not', { name: 'Bout', birthDate: '2023-02-29' }, 'birthDate', DATE],
    ['a date in another form', { name: 'Bout', birthDate: '13.01.1967' }, 'birthDate', DATE],
    ['a date that is a number', { name: 'Bout', birthDate: 1967 }, 'birthDate', DATE],
    ['a country that is a number', { name: 'Bout', country: 90 }, 'country', 'must be a text'],
    ['sources as a text', { name: 'Bout', sources: 'OFAC,UN' }, 'sources', 'must be a list of sources'],
    ['a page as a text', { name: 'Bout', page: '1' }, 'page', PAGE],
    ['half a page', { name: 'Bout', page: 1.5 }, 'page', PAGE],
    ['a page below the first', { name: 'Bout', page: -1 }, 'page', PAGE],
    ['a page size of none', { name: 'Bout', pageSize: 0 }, 'pageSize', PAGE_SIZE],
    ['identifiers that are no list', { name: 'Bout', identifiers: {} }, 'identifiers', 'must be a list of identifiers'],
    [
      '101 identifiers',
      { name: 'Bout', identifiers: Array.from({ length: 101 }, (_, i) => ({ type: 'passport', value: `${i}` })) },
      'identifiers',
      'must hold at most 100 identifiers',
    ],
    ['a bare identifier', { name: 'Bout', identifiers: ['1'] }, 'identifiers', 'must be objects with type and value'],
    [
      'a list within the list',
      { name: 'Bout', identifiers: [[{ type: 'imo', value: '9187629' }]] },
      'identifiers',
      'must be objects with type and value',
    ],
    [
      'an identifier too long',
      { name: 'Bout', identifiers: [{ type: 'imo', value: '9'.repeat(129) }] },
      'identifiers[0].value',
      'must be 1 to 128 characters long, not 129',
    ],
    [
      'an unknown field of an identifier',
      { name: 'Bout', identifiers: [{ type: 'imo', value: '1', issuer: 'PA' }] },
      'identifiers[0].issuer',
      UNKNOWN,
    ],
    ['a list as the body', [{ name: 'Bout' }], 'body', 'must be a JSON object'],
    ['a text as the body', '"Bout"', 'body', 'must be a JSON object'],
    ['a misspelt field', { name: 'Bout', birthdate: '1967' }, 'birthdate', UNKNOWN],
    ['a field every object has', '{"name":"Bout","constructor":1}', 'constructor', UNKNOWN],
    ['another field every object has', '{"name":"Bout","toString":1}', 'toString', UNKNOWN],
    [
      'nesting without end',
      `{"name":${'['.repeat(40000)}${']'.repeat(40000)}}`,
      'body',
      'must not be nested so deeply',
    ],
  ])('refuses %s', async (_what, body, field, message) => {
    const answer = await app.post(body as object).expect(400);
    expect(answer.body).toEqual(envelope({ field, message }));
    expect((await app.recordsOf(answer.headers['x-request-id'])).search).toHaveLength(1);
  });

  it.each([
    ['a repeated name', 'name=Viktor&name=Bout', 'name', 'must be a text'],
    ['a parameter every object has', 'name=Bout&constructor=1', 'constructor', UNKNOWN],
    ['a prototype', 'name=Bout&__proto__=1', '__proto__', UNKNOWN],
    ['a part of a prototype', 'name=Bout&__proto__[page]=1', '__proto__[page]', UNKNOWN],
  ])('refuses %s in a query string', async (_what, query, field, message) => {
    expect((await app.get(query).expect(400)).body).toEqual(envelope({ field, message }));
  });

  it('keeps the fields of an invalid search that could be read', async () => {
    const answer = await app.get({ name: 'Viktor Bout', gender: 'M?', sources: 'UN', page: 0 }).expect(400);
    const { search } = await app.recordsOf(answer.headers['x-request-id']);
    expect(search).toMatchObject([
      { query: { name: 'Viktor Bout', sources: 'UN' }, requested_sources: ['UN_CONSOLIDATED'] },
    ]);
  });

  it('counts characters, not their parts', async () => {
    await app.post({ name: '\u{1F600}'.repeat(160) }).expect(200);
    await app.post({ name: '\u{1F600}'.repeat(161) }).expect(400);
    await app.post({ name: `  ${'x'.repeat(160)}  ` }).expect(200);
  });

  it('refuses a polluting body before anything reads it', async () => {
    const grown = await app.added(async () => {
      for (const body of ['{"name":"Bout","__proto__":{"page":2}}', '{"name":"Bout","constructor":{"prototype":{}}}']) {
        const answer = await app.post(body).expect(400);
        expect(answer.body).toEqual({
          status: false,
          code: 'validation_error',
          message: 'The body is not readable JSON.',
        });
      }
    });
    expect(grown).toEqual({});
  });
});
