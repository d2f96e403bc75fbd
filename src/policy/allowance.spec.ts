import type { LimitPolicy } from '../common/limit-policy';
import { DEFAULT_LIMIT_POLICY } from '../common/limit-policy.rules';
import type { KeyPrincipal, UserPrincipal } from '../common/principal';
import { allowanceOf } from './allowance';
import { effectiveLimitPolicy } from './effective-policy';

const institution = (limitPolicy: Partial<LimitPolicy>) => ({
  id: 'i',
  name: 'Bank',
  slug: 'bank',
  minScore: 50,
  limitPolicy: { ...DEFAULT_LIMIT_POLICY, ...limitPolicy },
});

const key = (
  own: Partial<LimitPolicy>,
  theirs: Partial<LimitPolicy> = {},
  rejectOversizePage = false,
): KeyPrincipal => ({
  actorType: 'apiKey',
  institutionId: 'i',
  institution: institution(theirs),
  apiKeyId: 'k',
  label: null,
  last4: 'abcd',
  limitPolicy: { ...DEFAULT_LIMIT_POLICY, ...own },
  rejectOversizePage,
});

const user = (theirs: Partial<LimitPolicy>): UserPrincipal => ({
  actorType: 'user',
  institutionId: 'i',
  institution: institution(theirs),
  userId: 'u',
  email: 'a@example.com',
  fullName: 'A',
  role: 'analyst',
  sessionId: 's',
});

describe('the effective policy', () => {
  it('is the tighter of key and institution in every point', () => {
    const caller = key(
      { unlimited: false, dailyLimit: 100, monthlyLimit: null, maxPageSize: 50, allowedSources: ['OFAC', 'MASAK'] },
      { unlimited: false, dailyLimit: 200, monthlyLimit: 1000, maxPageSize: 80, allowedSources: ['UK_HMT', 'OFAC'] },
    );
    expect(effectiveLimitPolicy(caller)).toEqual({
      unlimited: false,
      dailyLimit: 100,
      monthlyLimit: 1000,
      maxPageSize: 50,
      allowedSources: ['OFAC'],
    });
  });

  it('leaves out the stored limits of a policy that is unlimited', () => {
    expect(
      effectiveLimitPolicy(key({ unlimited: true, dailyLimit: 5 }, { unlimited: false, dailyLimit: 10 })),
    ).toMatchObject({
      unlimited: false,
      dailyLimit: 10,
    });
    expect(effectiveLimitPolicy(user({ unlimited: true, dailyLimit: 5 }))).toMatchObject({
      unlimited: true,
      dailyLimit: null,
    });
  });
});

describe('the allowance of a search', () => {
  it('searches what is allowed where nothing is requested', () => {
    const allowance = allowanceOf(key({ allowedSources: ['OFAC', 'MASAK'] }), { sources: [], pageSize: undefined });
    expect(allowance).toMatchObject({ requestedSources: [], effectiveSources: ['OFAC', 'MASAK'], pageSize: 25 });
  });

  it('narrows what is requested to what is allowed', () => {
    const allowance = allowanceOf(key({ allowedSources: ['OFAC'] }), { sources: ['MASAK', 'OFAC'], pageSize: 10 });
    expect(allowance).toMatchObject({ requestedSources: ['MASAK', 'OFAC'], effectiveSources: ['OFAC'], pageSize: 10 });
  });

  it.each([
    ['requested, none of it allowed', key({ allowedSources: ['OFAC'] }), ['MASAK' as const]],
    [
      'nothing requested, nothing allowed by both',
      key({ allowedSources: ['OFAC'] }, { allowedSources: ['MASAK'] }),
      [],
    ],
  ])('refuses an empty scope: %s', (_what, caller, sources) => {
    expect(() => allowanceOf(caller, { sources, pageSize: undefined })).toThrow(
      expect.objectContaining({ code: 'source_scope' }),
    );
  });

  it('caps a page size, unless the key asked to be refused', () => {
    expect(allowanceOf(key({ maxPageSize: 10 }), { sources: [], pageSize: 50 }).pageSize).toBe(10);
    expect(() => allowanceOf(key({ maxPageSize: 10 }, {}, true), { sources: [], pageSize: 50 })).toThrow(
      expect.objectContaining({ code: 'page_size_limit' }),
    );
  });

  it('never refuses the default page size, which nobody asked for', () => {
    expect(allowanceOf(key({ maxPageSize: 10 }, {}, true), { sources: [], pageSize: undefined }).pageSize).toBe(10);
  });
});
