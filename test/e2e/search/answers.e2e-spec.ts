import { PARAMETERS, parametersHash } from '../../../src/matching/matching';
import { startApp, type TestApp } from '../../support/app';

const AIRLINE = 'e23aff24-47dd-52a1-9791-5c9656642dd8';

/** Of each result, what tells it apart. */
const found = ({
  body,
}: {
  body: { results: { entity: { primaryName: string }; sanctions: { source: string }[] }[] };
}) => body.results.map(({ entity, sanctions }) => `${entity.primaryName} (${sanctions[0]?.source})`);
const reasonsOf = (item: { scoreDetails: { reason: string }[] }) => item.scoreDetails.map(({ reason }) => reason);

describe('GET and POST /public/search: 200', () => {
  let app: TestApp;
  beforeAll(async () => (app = await startApp()));
  afterAll(() => app.close());

  it('answers with every part of the interface', async () => {
    const { body } = await app.get({ name: 'AEROCARIBBEAN AIRLINES', country: 'CU' }).expect(200);
    const [item] = body.results;
    const sanction = { source: 'OFAC', program: 'CUBA', regime: 'SDN List', referenceId: '36', listedAt: null };
    expect(body).toEqual({
      status: true,
      total: 1,
      page: 1,
      pageSize: 25,
      results: [
        {
          entity: {
            entityId: AIRLINE,
            type: 'company',
            primaryName: 'AEROCARIBBEAN AIRLINES',
            names: ['AEROCARIBBEAN AIRLINES', 'AERO-CARIBBEAN'],
            gender: null,
            birthDates: [],
            birthPlaces: [],
            nationalities: [],
            countries: ['Cuba'],
            pep: false,
          },
          sanctions: [{ entityId: AIRLINE, ...sanction, measures: [], modifiedAt: null }],
          aliases: [{ entityId: AIRLINE, name: 'AERO-CARIBBEAN', quality: 'aka' }],
          addresses: [
            { entityId: AIRLINE, address: null, city: 'Havana', region: null, country: 'Cuba', postalCode: null },
          ],
          identifiers: [],
          score: 100,
          rawScore: expect.any(Number),
          matchQuality: 'very_strong',
          scoreDetails: expect.arrayContaining([
            expect.objectContaining({ field: 'primaryName', score: 100, reason: 'exact_primary_name' }),
            expect.objectContaining({ field: 'country', reason: 'country_match', text: expect.any(String) }),
          ]),
          matchedFields: ['primaryName', 'country'],
          explanation: {
            matchedFields: ['primaryName', 'country'],
            scoreDetails: item.scoreDetails,
            collectionsChecked: [
              {
                collection: 'Entity',
                fields: ['primaryName', 'type', 'gender', 'birthDates', 'nationalities', 'countries'],
                matched: true,
              },
              { collection: 'Sanction', fields: ['source', 'program', 'regime', 'referenceId'], matched: true },
              { collection: 'Alias', fields: ['name', 'quality'], matched: false },
              { collection: 'Identifier', fields: ['type', 'value', 'country'], matched: false },
              { collection: 'Address', fields: ['country'], matched: true },
              { collection: 'Source', fields: ['source'], matched: true },
            ],
            sourceScope: 'all',
            matchedSources: ['OFAC'],
            references: [sanction],
          },
        },
      ],
      meta: {
        institutionId: app.institution.id,
        apiKeyId: app.keyId,
        normalizedQuery: {
          name: 'AEROCARIBBEAN AIRLINES',
          country: 'Cuba',
          page: 1,
          pageSize: 25,
          nameTokens: ['aerocaribbean', 'airlines'],
        },
        sourceScope: { requested: 'all', allowed: 'all', effective: 'all' },
        searchedCollections: ['Entity', 'Sanction', 'Alias', 'Identifier', 'Address', 'Source'],
        searchableFields: [
          'primaryName',
          'aliases',
          'identifiers',
          'type',
          'gender',
          'birthDates',
          'nationalities',
          'countries',
        ],
        matchingStrategy: {
          name: 'name-alignment',
          version: PARAMETERS.version,
          parametersHash: parametersHash(),
          minScore: 50,
        },
        limitPolicy: {
          unlimited: true,
          dailyLimit: null,
          monthlyLimit: null,
          maxPageSize: 100,
          allowedSources: ['OFAC', 'MASAK', 'EU_RESTRICTED', 'UK_HMT', 'UN_CONSOLIDATED'],
        },
        requestedSources: [],
        effectiveSources: ['OFAC', 'MASAK', 'EU_RESTRICTED', 'UK_HMT', 'UN_CONSOLIDATED'],
        listEditions: [
          { source: 'OFAC', list: 'sdn', edition: '2026-01-15-1', publishedAt: null },
          { source: 'UN_CONSOLIDATED', list: 'un', edition: '2026-09-01-1', publishedAt: '2026-09-01T00:00:00.000Z' },
        ],
      },
    });
    const points = (item.scoreDetails as { score: number }[]).map(({ score }) => Math.round(score * 100));
    expect(item.rawScore).toBe(points.reduce((sum, each) => sum + each) / 100);
  });

  it('gives GET and POST the same answer', async () => {
    const query = { name: 'Viktor Bout', type: 'person', birthDate: '1967-01', nationality: 'rusya', gender: 'M' };
    const asked = { ...query, page: 1, pageSize: 10, source: 'OFAC_SDN' };
    const got = await app.get({ ...asked, sources: 'UN,OFAC', identifier: 'X 123' }).expect(200);
    const posted = await app.post({ ...asked, sources: ['UN', 'OFAC'], identifier: 'X 123' }).expect(200);
    expect(got.text).toBe(posted.text);
    expect(got.body.meta.normalizedQuery).toEqual({
      name: 'Viktor Bout',
      type: 'person',
      gender: 'male',
      birthDate: '1967-01',
      nationality: 'Russia',
      sources: ['OFAC', 'UN_CONSOLIDATED'],
      identifier: 'X 123',
      page: 1,
      pageSize: 10,
      nameTokens: ['viktor', 'bout'],
    });
    expect(found(got)).toEqual(['BOUT, Viktor Anatolijevitch (OFAC)']);
  });

  it('answers HEAD like GET, without a body, and records what was asked', async () => {
    const answer = await app.http.head('/public/search').set('x-api-key', app.key).query({ name: 'Viktor Bout' });
    expect(answer.status).toBe(200);
    expect(answer.text).toBeUndefined();
    const refused = await app.http.head('/public/search').set('x-api-key', app.key).query({ name: 'Viktor', page: 0 });
    expect(refused.status).toBe(400);
    const { search } = await app.recordsOf(refused.headers['x-request-id']);
    expect(search[0]?.query).toEqual({ name: 'Viktor' });
  });

  it('finds nobody for a name nobody bears', async () => {
    const { body } = await app.post({ name: 'Zebedee Quillfeather' }).expect(200);
    expect(body).toMatchObject({ status: true, total: 0, results: [], page: 1, pageSize: 25 });
  });

  it('trims the name and puts it into one form', async () => {
    const { body } = await app.post({ name: '  Cafe\u0301 Rote  ' }).expect(200);
    expect(body.meta.normalizedQuery.name).toBe('Caf\u00e9 Rote');
  });

  describe('pages', () => {
    it('cut one order, which is by score, raw score and id, into pieces', async () => {
      const all = await app.get({ name: 'AL QAIDA', pageSize: 100 });
      expect(all.body.total).toBeGreaterThan(2);
      expect(all.body.results).toHaveLength(all.body.total);
      const key = (r: { score: number; rawScore: number; entity: { entityId: string } }) =>
        [1000 - r.score, 1000 - r.rawScore].map((n) => n.toFixed(2).padStart(8, '0')).join(' ') + r.entity.entityId;
      const keys = (all.body.results as Parameters<typeof key>[0][]).map(key);
      expect(keys).toEqual([...keys].sort());

      const pieces = [];
      for (let page = 1; page <= all.body.total; page++) {
        const { body } = await app.get({ name: 'AL QAIDA', pageSize: 1, page }).expect(200);
        expect(body).toMatchObject({ total: all.body.total, page, pageSize: 1 });
        pieces.push(...body.results);
      }
      expect(pieces).toEqual(all.body.results);
    });

    it('past the end are empty and still tell the total', async () => {
      const { body } = await app.get({ name: 'Viktor Bout', page: 4000 }).expect(200);
      expect(body).toMatchObject({ status: true, total: 1, page: 4000, pageSize: 25, results: [] });
    });

    it('are capped by the policy of the key', async () => {
      const { key } = await app.tenants.key(app.institution, { limitPolicy: { maxPageSize: 2 } });
      const { body } = await app.get({ name: 'AL QAIDA', pageSize: 50 }).set('x-api-key', key).expect(200);
      expect(body.pageSize).toBe(2);
      expect(body.results).toHaveLength(2);
      expect(body.meta).toMatchObject({ normalizedQuery: { pageSize: 2 }, limitPolicy: { maxPageSize: 2 } });
    });
  });

  describe('filters', () => {
    it.each([
      ['type', { type: 'company' }],
      ['gender', { gender: 'f' }],
      ['nationality', { nationality: 'TR' }],
      ['country', { country: 'TR' }],
    ])('leave out who states another %s', async (_what, filter) => {
      expect(found(await app.get({ name: 'Viktor Bout' }))).toHaveLength(1);
      expect(found(await app.get({ name: 'Viktor Bout', ...filter }))).toEqual([]);
    });

    it('keep whose record is silent, and say so for 0 points', async () => {
      const { body } = await app.post({ name: 'Aiman Muhammed Rabi Al-Zawahiri', gender: 'male', sources: ['UN'] });
      const silent = { field: 'gender', score: 0, reason: 'gender_unknown', text: expect.any(String) };
      expect(body.results[0].entity.gender).toBeNull();
      expect(body.results[0].scoreDetails).toContainEqual(silent);
      expect(body.results[0].matchedFields).not.toContain('gender');
    });

    it('for persons leave other kinds alone', async () => {
      const { body } = await app.get({ name: 'AEROCARIBBEAN AIRLINES', gender: 'f', nationality: 'TR' }).expect(200);
      expect(body.total).toBe(1);
    });

    it.each(['RU', 'rus', 'Russia', 'Rusya', 'Russian'])('read the country %s', async (nationality) => {
      const { body } = await app.get({ name: 'Viktor Bout', nationality }).expect(200);
      expect(body.meta.normalizedQuery.nationality).toBe('Russia');
      expect(reasonsOf(body.results[0])).toContain('nationality_match');
    });

    it('read a former name of a country', async () => {
      const { body } = await app.get({ name: 'Min Aung Hlaing', nationality: 'Burma' }).expect(200);
      expect(found({ body })).toContain('HLAING, Min Aung (OFAC)');
      expect(body.meta.normalizedQuery.nationality).toBe('Myanmar');
    });

    it('take an unknown gender as none', async () => {
      const { body } = await app.get({ name: 'Viktor Bout', gender: 'Unknown' }).expect(200);
      expect(body.meta.normalizedQuery).not.toHaveProperty('gender');
      expect(body.total).toBe(1);
    });

    it('do not let a wrong birth date hide a candidate', async () => {
      const right = await app.get({ name: 'Viktor Bout', birthDate: '1967-01-13' });
      const wrong = await app.get({ name: 'Viktor Bout', birthDate: '1931' });
      expect(reasonsOf(right.body.results[0])).toContain('birth_date_match');
      expect(wrong.body.total).toBe(1);
      expect(wrong.body.results[0].rawScore).toBeLessThan(right.body.results[0].rawScore);
    });
  });

  describe('sources', () => {
    it.each([
      ['one', 'source=UN'],
      ['a list', 'sources=UN_CONSOLIDATED'],
      ['both, united', 'source=UN&sources=UN_CONSOLIDATED,UN'],
    ])('given as %s are all that is searched', async (_what, query) => {
      const { body } = await app.get(`name=AL+QAIDA&${query}`).expect(200);
      expect(new Set(found({ body }).map((text) => text.split(' (')[1]))).toEqual(new Set(['UN_CONSOLIDATED)']));
      expect(body.meta).toMatchObject({
        requestedSources: ['UN_CONSOLIDATED'],
        effectiveSources: ['UN_CONSOLIDATED'],
        sourceScope: { requested: ['UN_CONSOLIDATED'], allowed: 'all', effective: ['UN_CONSOLIDATED'] },
        listEditions: [{ source: 'UN_CONSOLIDATED' }],
      });
      expect(body.results[0].explanation).toMatchObject({
        sourceScope: ['UN_CONSOLIDATED'],
        matchedSources: ['UN_CONSOLIDATED'],
      });
    });

    it('may be comma-separated and repeated, by any accepted name', async () => {
      const { body } = await app.get('name=AL+QAIDA&sources=OFAC_ALT,%20EU&sources=UK&source=UN').expect(200);
      const all = ['UN_CONSOLIDATED', 'OFAC', 'EU_RESTRICTED', 'UK_HMT'];
      expect(body.meta.requestedSources).toEqual(all);
      expect(body.meta.effectiveSources).toEqual(all);
    });

    it('are narrowed to what key and institution both allow', async () => {
      const institution = await app.tenants.institution({
        name: 'Narrow Bank',
        limitPolicy: { allowedSources: ['OFAC', 'UK_HMT'] },
      });
      const { key } = await app.tenants.key(institution, {
        limitPolicy: { allowedSources: ['OFAC', 'UN_CONSOLIDATED'] },
      });
      const narrowed = await app.get({ name: 'AL QAIDA', sources: 'UN,OFAC' }).set('x-api-key', key).expect(200);
      expect(narrowed.body.meta).toMatchObject({
        requestedSources: ['UN_CONSOLIDATED', 'OFAC'],
        effectiveSources: ['OFAC'],
        sourceScope: { requested: ['UN_CONSOLIDATED', 'OFAC'], allowed: ['OFAC'], effective: ['OFAC'] },
        limitPolicy: { allowedSources: ['OFAC'] },
      });
      expect(found(narrowed).every((text) => text.endsWith('(OFAC)'))).toBe(true);
      const unasked = await app.get({ name: 'AL QAIDA' }).set('x-api-key', key).expect(200);
      expect(unasked.body.meta).toMatchObject({ requestedSources: [], effectiveSources: ['OFAC'] });
      expect(unasked.body.results).toEqual(narrowed.body.results);
    });
  });

  describe('identifiers', () => {
    it.each([
      ['a single one', { identifier: 'imo 918-7629' }],
      ['a typed one', { identifiers: [{ type: 'IMO number', value: '9187629' }] }],
      [
        'one of many',
        {
          identifier: '1',
          identifiers: [
            { type: 'passport', value: 'Q1' },
            { type: 'imo', value: '9187629' },
          ],
        },
      ],
    ])('find their bearer beside any name: %s', async (_what, given) => {
      const { body } = await app.post({ name: 'Somebody Else', ...given }).expect(200);
      expect(found({ body })).toEqual(['ARTAVIL (OFAC)']);
      expect(body.results[0].matchedFields).toContain('identifier');
      expect(reasonsOf(body.results[0])).toContain('identifier_exact');
      const checked = body.results[0].explanation.collectionsChecked;
      expect(checked).toContainEqual(expect.objectContaining({ collection: 'Identifier', matched: true }));
    });

    it('are reported as given', async () => {
      const identifiers = [{ type: 'Passport', value: 'q 1' }];
      const { body } = await app.post({ name: 'Somebody Else', identifier: 'imo 918-7629', identifiers }).expect(200);
      expect(body.meta.normalizedQuery).toMatchObject({ identifier: 'imo 918-7629', identifiers });
    });
  });
});
