import {
  changedLimitPolicy,
  DEFAULT_LIMIT_POLICY,
  type LimitPolicyChange,
  limitPolicyProblems,
} from './limit-policy.rules';

const made = (change: LimitPolicyChange) => changedLimitPolicy(DEFAULT_LIMIT_POLICY, change);

describe('a limit policy', () => {
  it('is unlimited by default, for all sources', () => {
    expect(made({})).toEqual({
      unlimited: true,
      dailyLimit: null,
      monthlyLimit: null,
      maxPageSize: 100,
      allowedSources: ['OFAC', 'MASAK', 'EU_RESTRICTED', 'UK_HMT', 'UN_CONSOLIDATED'],
    });
  });

  it.each<[string, LimitPolicyChange, object]>([
    ['a limit given', { dailyLimit: 5 }, { unlimited: false, dailyLimit: 5, monthlyLimit: null }],
    ['a limit of nothing given', { monthlyLimit: 0 }, { unlimited: false, dailyLimit: null, monthlyLimit: 0 }],
    ['a limit and unlimited given', { unlimited: true, dailyLimit: 5 }, { unlimited: true, dailyLimit: 5 }],
    ['limited without a number', { unlimited: false }, { unlimited: false, dailyLimit: 1000, monthlyLimit: 20_000 }],
    [
      'limited with one number',
      { unlimited: false, dailyLimit: 5 },
      { unlimited: false, dailyLimit: 5, monthlyLimit: null },
    ],
    ['no limit given', { dailyLimit: null }, { unlimited: true, dailyLimit: null }],
  ])('with %s', (_what, change, expected) => {
    expect(made(change)).toMatchObject(expected);
  });

  it('keeps what a later change does not name', () => {
    const limited = made({ dailyLimit: 5, maxPageSize: 10 });
    expect(changedLimitPolicy(limited, { monthlyLimit: 50 })).toEqual({ ...limited, monthlyLimit: 50 });
    expect(changedLimitPolicy(limited, { unlimited: true })).toMatchObject({ unlimited: true, dailyLimit: 5 });
    expect(changedLimitPolicy(changedLimitPolicy(limited, { unlimited: true }), { unlimited: false })).toEqual(limited);
  });

  it('is never limited without a number, whatever is taken away', () => {
    expect(changedLimitPolicy(made({ dailyLimit: 5 }), { dailyLimit: null })).toMatchObject({
      unlimited: false,
      dailyLimit: 1000,
      monthlyLimit: 20_000,
    });
  });

  it('names every field that cannot be', () => {
    const problems = limitPolicyProblems({ dailyLimit: -1, monthlyLimit: 1.5, maxPageSize: 101 });
    expect(problems.map(({ field }) => field)).toEqual([
      'limitPolicy.dailyLimit',
      'limitPolicy.monthlyLimit',
      'limitPolicy.maxPageSize',
    ]);
    expect(limitPolicyProblems({ dailyLimit: null, maxPageSize: 1 })).toEqual([]);
  });
});
