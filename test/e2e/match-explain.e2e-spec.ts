import type { MatchExplanation } from '../../src/search/match-explain.dto';
import type { SearchResponse } from '../../src/search/search-response.dto';
import { faultyFields } from '../support/answers';
import { startApp, type TestApp } from '../support/app';
import { outcome, type SignedIn, signedIn } from '../support/people';

describe('POST /api/match/explain', () => {
  let app: TestApp;
  let auditor: SignedIn;
  beforeAll(async () => {
    app = await startApp();
    auditor = await signedIn(app, 'auditor');
  });
  afterAll(() => app.close());

  const post = (body: object, caller = auditor) => caller.call('post', '/api/match/explain').send(body);
  const explained = async (body: object): Promise<MatchExplanation> =>
    (await post(body).expect(200)).body as MatchExplanation;
  const searched = async (query: object) => (await app.post(query).expect(200)).body as SearchResponse;
  const sum = (numbers: readonly number[]) => Math.round(numbers.reduce((all, one) => all + one, 0) * 100) / 100;

  it('says of a result of a search exactly what the search said', async () => {
    const query = { name: 'Viktor Bout', birthDate: '1967' };
    const [found] = (await searched(query)).results;
    const { score, rawScore, matchQuality, scoreDetails, matchedFields } = found ?? {};
    expect(await explained({ query, entityId: found?.entity.entityId })).toEqual({
      score,
      rawScore,
      matchQuality,
      scoreDetails,
      matchedFields,
      aboveFloor: true,
      missing: [],
    });
  });

  it('says what keeps an entity under the floor, the points adding up', async () => {
    const [found] = (await searched({ name: 'Viktor Bout' })).results;
    const answer = await explained({ query: { name: 'Viktor Nikolaev' }, entityId: found?.entity.entityId });
    expect(answer).toMatchObject({ aboveFloor: false, matchQuality: 'none' });
    expect(answer.missing.map(({ reason }) => reason)).toContain('name_token_conflict');
    expect(answer.missing.every(({ points }) => points < 0)).toBe(true);
    expect(sum(answer.scoreDetails.map(({ score }) => score))).toBe(answer.rawScore);
  });

  it('says that a filter leaves an entity out, however alike the names', async () => {
    const [found] = (await searched({ name: 'Viktor Bout' })).results;
    const answer = await explained({
      query: { name: 'Viktor Bout', type: 'vessel' },
      entityId: found?.entity.entityId,
    });
    expect(answer.aboveFloor).toBe(false);
    expect(answer.missing).toContainEqual(expect.objectContaining({ reason: 'type_mismatch', points: -15 }));
  });

  it('compares two names without any list', async () => {
    const answer = await explained({
      name: 'Vladmir Puttin',
      otherName: 'PUTIN, Vladimir Vladimirovich',
      type: 'person',
    });
    expect(answer).toMatchObject({ aboveFloor: true, matchedFields: ['primaryName'], missing: [] });
  });

  it('says so when no word is like another', async () => {
    const { score, missing } = await explained({ name: 'Viktor Bout', otherName: 'Ming Zhao' });
    expect(score).toBe(0);
    expect(missing).toEqual([
      { reason: 'name_token_conflict', points: -50, text: 'no word of one name is like a word of the other' },
    ]);
  });

  it('knows no entity that is unknown, or known only from sources outside the scope', async () => {
    const [found] = (await searched({ name: 'Viktor Bout', source: 'OFAC' })).results;
    const entityId = found?.entity.entityId;
    const query = { name: 'Viktor Bout' };
    expect(outcome(await post({ query, entityId: 'nobody' }))).toEqual([404, 'not_found']);
    const others = found?.explanation.matchedSources.includes('UN_CONSOLIDATED') ? 'MASAK' : 'UN';
    expect(outcome(await post({ query: { ...query, source: others }, entityId }))).toEqual([404, 'not_found']);
  });

  it('leaves no record of a search and counts towards no quota', async () => {
    expect(await app.added(() => post({ name: 'Viktor Bout', otherName: 'Victor But' }))).toEqual({});
  });

  it.each([
    [{}, ['name', 'otherName']],
    [{ name: 'Viktor Bout' }, ['otherName']],
    [{ query: { name: 'Viktor Bout' } }, ['entityId']],
    [{ entityId: 'x' }, ['query']],
    [{ query: { name: 'Viktor Bout' }, entityId: 'x', otherName: 'Victor But' }, ['otherName']],
    [{ query: { name: 'V' }, entityId: 'x' }, ['query.name']],
    [{ query: 'Viktor Bout', entityId: 'x' }, ['query']],
    [{ query: null, entityId: 'x' }, ['query']],
    [{ name: 'Viktor Bout', otherName: 'Victor But', type: 'ship' }, ['type']],
    [{ name: 'Viktor Bout', otherName: 'Victor But', birthdate: '1967' }, ['birthdate']],
  ])('refuses %j and names what is wrong', async (body, fields) => {
    const answer = await post(body);
    expect(outcome(answer)).toEqual([400, 'validation_error']);
    expect(faultyFields(answer)).toEqual(fields);
  });

  it('asks for a bearer token', async () => {
    const body = { name: 'Viktor Bout', otherName: 'Victor But' };
    expect(outcome(await app.http.post('/api/match/explain').send(body))).toEqual([401, 'unauthorized']);
  });
});
