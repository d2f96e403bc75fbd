import type { PresentedKey } from '../apikeys/api-key';
import { DEFAULT_LIMIT_POLICY } from '../common/limit-policy.rules';
import { PROOF, type ProofAttempt, STANDING, type StandingAttempt, USAGE } from './admission-checks';
import { decide } from './decide';

const now = new Date('2026-01-15T12:00:00.000Z');
const past = new Date('2026-01-15T12:00:00.000Z');
const future = new Date('2026-01-15T12:00:00.001Z');

const aKey = (given: Partial<PresentedKey> = {}): PresentedKey => ({
  id: 'key',
  institutionId: 'institution',
  label: 'payments',
  kind: 'live',
  last4: 'abcd',
  active: true,
  allowedDomains: [],
  allowedIps: [],
  limitPolicy: DEFAULT_LIMIT_POLICY,
  rejectOversizePage: false,
  expiresAt: null,
  lastUsedAt: null,
  createdBy: 'operator',
  createdAt: now,
  updatedAt: now,
  deletedAt: null,
  secretEndsAt: null,
  ...given,
});

describe('the proof of a key', () => {
  const outcome = (given: Partial<ProofAttempt>) =>
    decide({ presented: ['ssk_live_1'], key: aKey(), now, ...given }, PROOF)?.errorType ?? 'accepted';

  it.each<[string, Partial<ProofAttempt>, string]>([
    ['a live key', {}, 'accepted'],
    ['a key that ends later', { key: aKey({ expiresAt: future }) }, 'accepted'],
    ['a rotated secret within its overlap', { key: aKey({ secretEndsAt: future }) }, 'accepted'],
    ['no key', { presented: [], key: null }, 'missing_key'],
    ['two keys, even if one of them is good', { presented: ['ssk_live_1', 'ssk_live_2'] }, 'invalid_key'],
    ['a key nobody issued', { key: null }, 'invalid_key'],
    ['a disabled key', { key: aKey({ active: false }) }, 'inactive_key'],
    ['a deleted key', { key: aKey({ deletedAt: past }) }, 'inactive_key'],
    ['a key that ends this moment', { key: aKey({ expiresAt: past }) }, 'inactive_key'],
    ['a rotated secret whose overlap ends this moment', { key: aKey({ secretEndsAt: past }) }, 'inactive_key'],
    [
      'an expired key on a rotated secret that still works',
      { key: aKey({ expiresAt: past, secretEndsAt: future }) },
      'inactive_key',
    ],
  ])('%s', (_what, attempt, expected) => {
    expect(outcome(attempt)).toBe(expected);
  });
});

describe('the standing of a proven key', () => {
  const good: StandingAttempt = {
    institution: { active: true, approved: true },
    key: { allowedIps: ['203.0.113.0/24'], allowedDomains: ['example.com'] },
    address: '203.0.113.7',
    origin: 'https://example.com',
    referer: null,
  };
  const outcome = (given: Partial<StandingAttempt>) => decide({ ...good, ...given }, STANDING)?.errorType ?? 'accepted';

  it.each<[string, Partial<StandingAttempt>, string]>([
    ['both restrictions hold', {}, 'accepted'],
    [
      'no restriction, nothing known',
      { key: { allowedIps: [], allowedDomains: [] }, address: null, origin: null },
      'accepted',
    ],
    [
      'suspended and unapproved: told the first',
      { institution: { active: false, approved: false } },
      'inactive_institution',
    ],
    [
      'unapproved, from a wrong address',
      { institution: { active: true, approved: false }, address: null },
      'unapproved_institution',
    ],
    ['a wrong address and a wrong page: told the first', { address: '198.51.100.1', origin: 'null' }, 'ip_restriction'],
    ['an address that cannot be told', { address: null }, 'ip_restriction'],
    ['a right address, a wrong page', { origin: 'https://evil.example' }, 'domain_restriction'],
    ['a right address, no page', { origin: null }, 'domain_restriction'],
    [
      'an entry of the key that cannot be read lets nobody in',
      { key: { allowedIps: ['everywhere'], allowedDomains: [] } },
      'ip_restriction',
    ],
  ])('%s', (_what, attempt, expected) => {
    expect(outcome(attempt)).toBe(expected);
  });
});

describe('the usage of a proven key', () => {
  it.each([
    [{ withinRate: true, usedUp: null }, undefined],
    [{ withinRate: false, usedUp: 'day' as const }, 'rate_limit_exceeded'],
    [{ withinRate: true, usedUp: 'day' as const }, 'daily_limit'],
    [{ withinRate: true, usedUp: 'month' as const }, 'monthly_limit'],
  ])('%j', (attempt, code) => {
    expect(decide(attempt, USAGE)?.code).toBe(code);
  });
});

it('makes a check that throws an error, never a pass', () => {
  const broken = () => {
    throw new Error('broken');
  };
  expect(() => decide({}, [broken])).toThrow('broken');
});
