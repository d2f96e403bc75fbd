import { PARAMETERS, parametersHash } from '../../../src/matching/matching';
import { startApp, type TestApp } from '../../support/app';

describe('the record of a search', () => {
  let app: TestApp;
  beforeAll(async () => (app = await startApp()));
  afterAll(() => app.close());

  it('holds the query, what was found, who asked and the body as sent', async () => {
    const query = { name: 'Viktor Bout', nationality: 'RU', source: 'OFAC_SDN', pageSize: 10 };
    const answer = await app.post(query).set('user-agent', 'back-end/2').expect(200);
    const requestId = answer.headers['x-request-id'];
    const { search, access, attempt, snapshot } = await app.recordsOf(requestId);
    const [top] = answer.body.results;
    const actor = { apiKeyId: app.keyId, label: 'payments', last4: app.key.slice(-4) };
    expect(search).toEqual([
      {
        id: expect.any(String),
        institution_id: app.institution.id,
        api_key_id: app.keyId,
        user_id: null,
        search_type: 'public',
        query: { name: 'Viktor Bout', nationality: 'Russia', sources: ['OFAC'], page: 1, pageSize: 10 },
        requested_sources: ['OFAC'],
        success: true,
        http_status: 200,
        error_code: null,
        error_message: null,
        actor_type: 'apiKey',
        actor_snapshot: { ...actor, email: null, fullName: null },
        result_count: 1,
        has_match: true,
        top_score: top.score,
        top_entity_name: 'BOUT, Viktor Anatolijevitch',
        top_entity_id: top.entity.entityId,
        matched_sources: ['OFAC'],
        editions: answer.body.meta.listEditions,
        engine_version: PARAMETERS.version,
        parameters_hash: parametersHash(),
        request_id: requestId,
        user_agent: 'back-end/2',
        ip: '127.0.0.1',
        response_time_ms: expect.any(Number),
        created_at: app.clock.now(),
      },
    ]);
    expect(snapshot).toEqual([expect.objectContaining({ search_log_id: search[0]?.id, body: answer.text })]);
    expect(access).toEqual([
      expect.objectContaining({
        institution_id: app.institution.id,
        api_key_id: app.keyId,
        api_key_snapshot: actor,
        success: true,
        error_type: null,
        request_path: '/public/search',
        request_method: 'POST',
        request_headers: expect.objectContaining({ 'x-api-key': '[redacted]' }),
        request_body: query,
      }),
    ]);
    expect(attempt).toEqual([]);
  });

  it('is one row in each log and one count, for the key and for the institution', async () => {
    const { key, apiKey } = await app.tenants.key(app.institution);
    const before = await app.countedToday(app.institution.id);
    const search = () => app.get({ name: 'Viktor Bout' }).set('x-api-key', key).expect(200);
    // The first search of a key makes its two counters, by day and by month.
    expect(await app.added(search)).toMatchObject({ search_log: 1, search_log_snapshot: 1, api_key_log: 1 });
    expect(await app.added(search)).toEqual({ search_log: 1, search_log_snapshot: 1, api_key_log: 1 });
    expect(await app.countedToday(apiKey.id)).toBe(2);
    expect(await app.countedToday(app.institution.id)).toBe(before + 2);
  });

  it('of a search without result says that there was none', async () => {
    const answer = await app.get({ name: 'Zebedee Quillfeather' }).expect(200);
    const { search } = await app.recordsOf(answer.headers['x-request-id']);
    expect(search).toMatchObject([
      { success: true, result_count: 0, has_match: false, top_score: null, matched_sources: [] },
    ]);
  });

  it('of a page past the end counts all matches', async () => {
    const answer = await app.get({ name: 'Viktor Bout', page: 9 }).expect(200);
    const { search } = await app.recordsOf(answer.headers['x-request-id']);
    expect(search).toMatchObject([{ result_count: 1, has_match: true }]);
  });
});
