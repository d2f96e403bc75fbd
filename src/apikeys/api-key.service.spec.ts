import { FixedClock } from '../../test/support/clock';
import { createTestDatabase, type TestDatabase } from '../../test/support/database';
import { TEST_HASH_SECRETS, Tenants } from '../../test/support/tenants';
import { BY_HASH } from './api-key.repository';
import type { Institution } from '../institutions/institution';

const HOUR_MS = 3_600_000;

describe('API keys', () => {
  let database: TestDatabase;
  let tenants: Tenants;
  let institution: Institution;
  const clock = new FixedClock();

  beforeAll(async () => {
    database = await createTestDatabase();
    tenants = await Tenants.on(database.url, clock);
    institution = await tenants.institution();
  });
  afterAll(async () => {
    await tenants.close();
    await database.drop();
  });

  it('are found by their secret, with everything they were issued with', async () => {
    const { apiKey, key } = await tenants.key(institution, {
      kind: 'test',
      label: '  payments ',
      allowedDomains: ['*.example.com'],
      allowedIps: ['10.0.0.0/8'],
      limitPolicy: { dailyLimit: 7, allowedSources: ['OFAC'] },
      rejectOversizePage: true,
      expiresAt: new Date('2027-01-01T00:00:00.000Z'),
    });

    expect(key).toMatch(/^ssk_test_/);
    expect(await tenants.lookup.find(key)).toEqual({ ...apiKey, secretEndsAt: null });
    expect(apiKey).toMatchObject({
      label: 'payments',
      last4: key.slice(-4),
      allowedDomains: ['*.example.com'],
      allowedIps: ['10.0.0.0/8'],
      limitPolicy: { unlimited: false, dailyLimit: 7, monthlyLimit: null, maxPageSize: 100, allowedSources: ['OFAC'] },
      rejectOversizePage: true,
      expiresAt: new Date('2027-01-01T00:00:00.000Z'),
      createdBy: 'operator',
    });
  });

  it('leave nothing in the database that opens anything', async () => {
    const { key } = await tenants.key(institution);
    const rows = await tenants.source.query<{ row: string }[]>('SELECT api_key::text AS row FROM api_key');
    const secret = key.slice(9);
    expect(rows.some(({ row }) => row.includes(secret) || row.includes(Buffer.from(key).toString('hex')))).toBe(false);
  });

  it('are not found by a secret that was never issued, nor under another hash secret', async () => {
    const { key } = await tenants.key(institution);
    const stranger = await Tenants.on(database.url, clock, { secrets: ['another-secret-of-more-than-32-characters'] });
    expect(await stranger.lookup.find(key)).toBeNull();
    expect((await stranger.key(institution)).key).not.toBe(key);
    await stranger.close();
  });

  it('go on working when the hash secret is rotated: the first signs, all verify', async () => {
    const { apiKey, key } = await tenants.key(institution);
    const rotated = await Tenants.on(database.url, clock, {
      secrets: ['the-new-secret-of-more-than-32-characters', ...TEST_HASH_SECRETS.secrets],
    });
    expect((await rotated.lookup.find(key))?.id).toBe(apiKey.id);
    const fresh = await rotated.key(institution);
    expect(await tenants.lookup.find(fresh.key)).toBeNull();
    await rotated.close();
  });

  it('keep id and policy when rotated; the old secret has an end, and one before it none of its own', async () => {
    const first = await tenants.key(institution, { kind: 'test', limitPolicy: { dailyLimit: 3 } });
    const second = await tenants.keys.rotate(institution.id, first.apiKey.id, 3600);

    expect(second.key).toMatch(/^ssk_test_/);
    expect(second.apiKey).toMatchObject({ id: first.apiKey.id, limitPolicy: first.apiKey.limitPolicy });
    expect(await tenants.lookup.find(second.key)).toMatchObject({ id: first.apiKey.id, secretEndsAt: null });
    const overlap = new Date(clock.now().getTime() + HOUR_MS);
    expect(await tenants.lookup.find(first.key)).toMatchObject({ id: first.apiKey.id, secretEndsAt: overlap });

    await tenants.keys.rotate(institution.id, first.apiKey.id, 0);
    expect(await tenants.lookup.find(first.key)).toBeNull();
    expect(await tenants.lookup.find(second.key)).toMatchObject({ secretEndsAt: clock.now() });
  });

  it('are known as ended after they were deleted, and listed no more', async () => {
    const { apiKey, key } = await tenants.key(institution);
    await tenants.keys.remove(institution.id, apiKey.id);
    expect(await tenants.lookup.find(key)).toMatchObject({ active: false, deletedAt: clock.now() });
    expect((await tenants.keys.list(institution.id)).map(({ id }) => id)).not.toContain(apiKey.id);
    await expect(tenants.keys.remove(institution.id, apiKey.id)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('of another institution do not exist', async () => {
    const { apiKey } = await tenants.key(await tenants.institution());
    const attempt = tenants.keys.change(institution.id, apiKey.id, { active: false });
    await expect(attempt).rejects.toMatchObject({ code: 'not_found' });
  });

  it('are refused with every problem named at once', async () => {
    const attempt = tenants.key(institution, {
      label: ' ',
      allowedDomains: ['example.com', 'https://example.com'],
      allowedIps: ['10.0.0.0/33'],
      limitPolicy: { maxPageSize: 0 },
    });
    await expect(attempt).rejects.toMatchObject({
      code: 'validation_error',
      details: [
        { field: 'label' },
        { field: 'allowedDomains[1]' },
        { field: 'allowedIps[0]' },
        { field: 'limitPolicy.maxPageSize' },
      ],
    });
    await expect(tenants.keys.rotate(institution.id, 'x', 604_801)).rejects.toMatchObject({ code: 'validation_error' });
  });

  it('are remembered only while changes are heard, and forgotten at the first word of one', async () => {
    const { apiKey, key } = await tenants.key(institution);
    const elsewhere = await Tenants.on(database.url, clock);
    const nowActive = async () => (await elsewhere.lookup.find(key))?.active;

    elsewhere.changes.proven(performance.now());
    expect(await nowActive()).toBe(true);
    await tenants.keys.change(institution.id, apiKey.id, { active: false });
    elsewhere.changes.proven(performance.now());
    expect(await nowActive()).toBe(true);
    elsewhere.changes.changed(`key:${apiKey.id}`);
    expect(await nowActive()).toBe(false);

    await tenants.keys.change(institution.id, apiKey.id, { active: true });
    elsewhere.changes.lost();
    expect(await nowActive()).toBe(true);
    await tenants.keys.change(institution.id, apiKey.id, { active: false });
    expect(await nowActive()).toBe(false);
    await elsewhere.close();
  });

  it('finds a key by its index, not by reading the table', async () => {
    const plan = await tenants.source.transaction(async (tx) => {
      await tx.query('SET LOCAL enable_seqscan = off');
      return tx.query<Record<string, string>[]>(`EXPLAIN ${BY_HASH}`, [[Buffer.alloc(32)]]);
    });
    const text = plan.map((line) => Object.values(line)[0]).join('\n');
    expect(text).toContain('api_key_secret_hash_key');
    expect(text).toContain('api_key_previous_hash_key');
  });
});
