export const PERIODS = ['day', 'month'] as const;
export type Period = (typeof PERIODS)[number];

/** The first day of the UTC day or month a moment is in, as `YYYY-MM-DD`. */
export function periodStart(period: Period, at: Date): string {
  const day = at.toISOString().slice(0, 10);
  return period === 'day' ? day : `${day.slice(0, 7)}-01`;
}

/** Whole seconds, at least one, until the next UTC day or month begins. */
export function secondsToNext(period: Period, at: Date): number {
  const next =
    period === 'day'
      ? Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate() + 1)
      : Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1);
  return Math.max(1, Math.ceil((next - at.getTime()) / 1000));
}

export const LIMIT_CODES = { day: 'daily_limit', month: 'monthly_limit' } as const satisfies Record<Period, string>;
