import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { FixedClock } from '../../test/support/clock';
import { createTestDatabase, type TestDatabase } from '../../test/support/database';
import { guardedApp } from '../../test/support/guarded-app';
import { searchEntry } from '../../test/support/searches';
import { principalOf, Tenants } from '../../test/support/tenants';
import type { NewApiKey } from '../apikeys/api-key';
import type { Institution } from '../institutions/institution';
import { KeyTrial, type TriedRequest } from './key-trial';

const NOTHING: TriedRequest = { address: null, origin: null, sources: [], pageSize: undefined };

describe('a dry run of a key', () => {
  let database: TestDatabase;
  let tenants: Tenants;
  let app: NestFastifyApplication;
  let institution: Institution;
  const clock = new FixedClock();

  beforeAll(async () => {
    database = await createTestDatabase();
    tenants = await Tenants.on(database.url, clock);
    app = await guardedApp(database.url, clock);
    institution = await tenants.institution();
  });
  afterAll(async () => {
    await app.close();
    await tenants.close();
    await database.drop();
  });

  const trial = (id: string, tried: Partial<TriedRequest> = {}) =>
    app.get(KeyTrial, { strict: false }).of(id, { ...NOTHING, ...tried });
  const made = async (wanted: Partial<NewApiKey>) => (await tenants.key(institution, wanted)).apiKey.id;
  const codes = async (id: string, tried: Partial<TriedRequest> = {}) =>
    (await trial(id, tried)).refusals.map(({ code }) => code);

  it('says what would be searched where nothing is in the way', async () => {
    const id = await made({ limitPolicy: { maxPageSize: 10, allowedSources: ['OFAC', 'UN_CONSOLIDATED'] } });
    expect(await trial(id, { sources: ['OFAC', 'MASAK'], pageSize: 50 })).toEqual({
      passes: true,
      refusals: [],
      allowed: { sources: ['OFAC'], pageSize: 10 },
    });
  });

  it('names everything that is in the way, first what the caller would be told', async () => {
    const id = await made({
      allowedIps: ['10.0.0.0/8'],
      allowedDomains: ['shop.example'],
      limitPolicy: { allowedSources: ['OFAC'], maxPageSize: 10 },
      rejectOversizePage: true,
    });
    const refused = {
      address: '203.0.113.7',
      origin: 'https://evil.example',
      sources: ['MASAK' as const],
      pageSize: 11,
    };
    expect(await trial(id, refused)).toEqual({
      passes: false,
      refusals: [
        { code: 'access_restricted', status: 403, message: 'This API key may not be used from this address.' },
        { code: 'access_restricted', status: 403, message: 'This API key may not be used from this website.' },
        { code: 'source_scope', status: 403, message: expect.any(String) },
        { code: 'page_size_limit', status: 429, message: expect.any(String) },
      ],
      allowed: null,
    });
    const mended = { address: '::ffff:10.1.2.3', origin: 'https://SHOP.example', pageSize: 10 };
    expect(await trial(id, mended)).toMatchObject({ passes: true });
    expect(await codes(id)).toEqual(['access_restricted', 'access_restricted']);
  });

  it('answers as the guard does: ended keys, suspended and unapproved institutions, quotas used up', async () => {
    expect(await codes(await made({ expiresAt: clock.now() }))).toEqual(['invalid_api_key']);

    const limited = await tenants.key(institution, { limitPolicy: { dailyLimit: 1 } });
    expect(await codes(limited.apiKey.id)).toEqual([]);
    await tenants.ledger.commitSearch(searchEntry(principalOf(limited, institution)));
    expect(await codes(limited.apiKey.id)).toEqual(['daily_limit']);
    expect(await codes(await made({ limitPolicy: { monthlyLimit: 0 } }))).toEqual(['monthly_limit']);

    const other = await tenants.institution();
    const { apiKey } = await tenants.key(other);
    await tenants.institutions.configure(other.id, { active: false, approved: false });
    expect(await codes(apiKey.id)).toEqual(['inactive_account', 'unapproved_account']);
  });

  it('leaves no trace', async () => {
    const { apiKey } = await tenants.key(institution, { limitPolicy: { dailyLimit: 5 } });
    await trial(apiKey.id);
    const [traces] = await tenants.source.query<{ count: string }[]>(
      `SELECT (SELECT count(*) FROM usage_counter WHERE subject_id = $1) + (SELECT count(*) FROM api_key_log WHERE api_key_id = $1)
         + (SELECT count(*) FROM api_key WHERE id = $1 AND last_used_at IS NOT NULL) AS count`,
      [apiKey.id],
    );
    expect(traces?.count).toBe('0');
  });

  it('knows no key that does not exist', async () => {
    await expect(trial('0199c1b4-6f3a-7c21-9d43-3a1b0f6f2f10')).rejects.toMatchObject({ code: 'not_found' });
    await expect(trial('nobody')).rejects.toMatchObject({ code: 'not_found' });
  });
});
