import { listedRecord } from '../../test/support/listed-entity.builder';
import { DEFAULT_LIMIT_POLICY } from '../common/limit-policy.rules';
import type { Principal } from '../common/principal';
import type { SourceName } from '../common/sources';
import type { FoundEntity, SearchOutcome } from '../matching/matching';
import { askedSearch } from './asked-search';
import { matchedSources, searchResponse } from './search-answer';

const found = (given: Partial<FoundEntity> = {}): FoundEntity => ({
  entityId: 'E1',
  rawScore: 106.5,
  score: 100,
  matchQuality: 'very_strong',
  scoreDetails: [{ field: 'primaryName', score: 106.5, reason: 'exact_primary_name', text: 'equal' }],
  matchedFields: ['primaryName'],
  matchedName: 'A B',
  matchedRecord: { source: 'OFAC', referenceId: '1' },
  records: [listedRecord(['A B'])],
  ...given,
});
const outcome = (...matches: FoundEntity[]): SearchOutcome => ({ total: 7, matches, nameTokens: ['a', 'b'] });
const person: Principal = {
  actorType: 'user',
  institutionId: 'I1',
  institution: { id: 'I1', name: 'Bank', slug: 'bank', limitPolicy: DEFAULT_LIMIT_POLICY, minScore: 62 },
  userId: 'U1',
  email: 'a@bank.example',
  fullName: 'A',
  role: 'analyst',
  sessionId: 'S1',
};
const answer = (result: SearchOutcome, allowed: readonly SourceName[] = DEFAULT_LIMIT_POLICY.allowedSources) =>
  searchResponse(result, {
    caller: person,
    asked: askedSearch({ name: 'A B', page: 2 }),
    allowance: {
      limitPolicy: { ...DEFAULT_LIMIT_POLICY, allowedSources: allowed },
      requestedSources: [],
      effectiveSources: allowed,
      pageSize: 3,
    },
    editions: [],
  });
const checked = (match: FoundEntity) =>
  Object.fromEntries(
    (answer(outcome(match)).results[0]?.explanation.collectionsChecked ?? []).map((c) => [c.collection, c.matched]),
  );

describe('the answer of a search', () => {
  it('tells the total of the search, not of the page', () => {
    expect(answer(outcome(found()))).toMatchObject({ status: true, total: 7, page: 2, pageSize: 3 });
  });

  it('names a scope `all` only where it is', () => {
    const scope = (sources: readonly SourceName[]) => answer(outcome(found()), sources);
    const all = scope(DEFAULT_LIMIT_POLICY.allowedSources);
    expect(all.meta?.sourceScope).toEqual({ requested: 'all', allowed: 'all', effective: 'all' });
    expect(all.results[0]?.explanation.sourceScope).toBe('all');
    const some = scope(['UK_HMT', 'OFAC']);
    expect(some.meta?.sourceScope).toEqual({
      requested: 'all',
      allowed: ['UK_HMT', 'OFAC'],
      effective: ['UK_HMT', 'OFAC'],
    });
    expect(some.results[0]?.explanation.sourceScope).toEqual(['UK_HMT', 'OFAC']);
  });

  it('of a person who signed in has no key, and the floor of the institution', () => {
    expect(answer(outcome()).meta).toMatchObject({
      institutionId: 'I1',
      apiKeyId: null,
      matchingStrategy: { minScore: 62 },
    });
  });

  it.each<[string, Partial<FoundEntity>, object]>([
    ['by name', {}, { Entity: true, Alias: false, Identifier: false, Address: false, Sanction: false, Source: true }],
    ['by alias', { matchedFields: ['alias'] }, { Entity: false, Alias: true }],
    ['by identifier', { matchedFields: ['identifier'] }, { Entity: false, Identifier: true }],
    ['by country of no address', { matchedFields: ['country'] }, { Entity: true, Address: false }],
    [
      'by country of an address',
      {
        matchedFields: ['country'],
        records: [
          listedRecord(['A B'], {
            addresses: [{ address: null, city: null, region: null, country: 'Cuba', postalCode: null }],
          }),
        ],
      },
      { Entity: true, Address: true },
    ],
  ])('says of all six collections whether they matched: %s', (_what, match, expected) => {
    expect(Object.keys(checked(found(match)))).toEqual([
      'Entity',
      'Sanction',
      'Alias',
      'Identifier',
      'Address',
      'Source',
    ]);
    expect(checked(found(match))).toMatchObject(expected);
  });

  it('refers to every sanction of every record', () => {
    const sanction = { program: 'P', regime: null, measures: ['m'], listedAt: null, modifiedAt: null };
    const records = [
      listedRecord(['A B'], { sanctions: [sanction, { ...sanction, program: 'Q' }] }),
      listedRecord(['A B'], { source: 'UN_CONSOLIDATED', referenceId: 'QDi.1', sanctions: [sanction] }),
    ];
    const [item] = answer(outcome(found({ records }))).results;
    expect(item?.explanation.references).toEqual([
      { source: 'OFAC', program: 'P', regime: null, referenceId: '1', listedAt: null },
      { source: 'OFAC', program: 'Q', regime: null, referenceId: '1', listedAt: null },
      { source: 'UN_CONSOLIDATED', program: 'P', regime: null, referenceId: 'QDi.1', listedAt: null },
    ]);
  });

  it('lists the sources of an entity in one order, each once', () => {
    const sources = ['UN_CONSOLIDATED', 'OFAC', 'UN_CONSOLIDATED'].map((source) => listedRecord(['A B'], { source }));
    expect(matchedSources(found({ records: sources }))).toEqual(['OFAC', 'UN_CONSOLIDATED']);
  });
});
