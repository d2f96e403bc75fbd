import type { DateSpan } from '../../matching/model';

/** A publisher that writes `circa` may be this far off. */
const CIRCA_YEARS = 2;
const MAX_RANGE_YEARS = 6;

/** True where both sides give dates and no two of them can be the same day. */
export function cannotAgree(a: readonly DateSpan[], b: readonly DateSpan[]): boolean {
  return a.length > 0 && b.length > 0 && !a.some((one) => b.some((other) => overlap(one, other)));
}

/** A whole date that both sides give. */
export const sharedFullDate = (a: readonly DateSpan[], b: readonly DateSpan[]): string | null =>
  fullDates(a).find((day) => fullDates(b).includes(day)) ?? null;

/** The whole dates, not approximate ones. */
export const fullDates = (dates: readonly DateSpan[]): string[] =>
  dates.filter(({ precision, circa }) => precision === 'day' && !circa).map(({ from }) => from);

/** A year that both sides give; circa counts as its year. */
export function sharedYear(a: readonly DateSpan[], b: readonly DateSpan[]): string | null {
  const years = yearsOf(b);
  return yearsOf(a).find((year) => years.includes(year)) ?? null;
}

/** The years the dates may lie in; a wide range says too little to give any. One publisher writes 1955/1957, another each year. */
export function yearsOf(dates: readonly DateSpan[]): string[] {
  const years = dates.flatMap(({ from, to }) => {
    const first = Number(from.slice(0, 4));
    const count = Number(to.slice(0, 4)) - first + 1;
    return count > MAX_RANGE_YEARS ? [] : Array.from({ length: count }, (_, at) => String(first + at));
  });
  return [...new Set(years)];
}

function overlap(a: DateSpan, b: DateSpan): boolean {
  return earliest(a) <= latest(b) && earliest(b) <= latest(a);
}

const earliest = ({ from, circa }: DateSpan): string =>
  circa ? `${Number(from.slice(0, 4)) - CIRCA_YEARS}-01-01` : from;
const latest = ({ to, circa }: DateSpan): string => (circa ? `${Number(to.slice(0, 4)) + CIRCA_YEARS}-12-31` : to);
