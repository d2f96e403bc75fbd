/**
 * Dates of birth as EDTF (ISO 8601-2) strings, the few forms the lists need:
 * `1961`, `1961-10`, `1961-10-07`, `1961~` (circa, any precision), `1960/1963` (range, any precision on either side).
 */
export interface DateSpan {
  /** First and last possible day, `yyyy-mm-dd`. */
  readonly from: string;
  readonly to: string;
  readonly precision: 'day' | 'month' | 'year' | 'range';
  readonly circa: boolean;
}

const PART = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/;

/** True for a real calendar date of the form `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
export function isPartialDate(text: string): boolean {
  return partOf(text) !== null;
}

/** Reads one EDTF string; null when it is none of the forms above or names no real date. */
export function parseEdtf(text: string): DateSpan | null {
  const range = text.split('/');
  if (range.length === 2) {
    const from = partOf(range[0] ?? '');
    const to = partOf(range[1] ?? '');
    if (!from || !to || from.from > to.to) return null;
    return { from: from.from, to: to.to, precision: 'range', circa: false };
  }
  const circa = text.endsWith('~');
  const part = partOf(circa ? text.slice(0, -1) : text);
  return part && { ...part, circa };
}

function partOf(text: string): Omit<DateSpan, 'circa'> | null {
  const found = PART.exec(text);
  if (!found) return null;
  const [, year = '', month, day] = found;
  if (Number(year) === 0) return null;
  if (month === undefined) return { from: `${year}-01-01`, to: `${year}-12-31`, precision: 'year' };
  const last = lastDayOf(Number(year), Number(month));
  if (last === 0) return null;
  if (day === undefined) {
    return { from: `${year}-${month}-01`, to: `${year}-${month}-${String(last).padStart(2, '0')}`, precision: 'month' };
  }
  if (Number(day) < 1 || Number(day) > last) return null;
  return { from: text, to: text, precision: 'day' };
}

function lastDayOf(year: number, month: number): number {
  if (month < 1 || month > 12) return 0;
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
}
