import { parseEdtf } from '../../matching/model';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The text itself when it is an EDTF date of a real day, month or year; else null. */
export function validEdtf(edtf: string): string | null {
  return parseEdtf(edtf) ? edtf : null;
}

/** Year, month and day as numbers; a zero or a missing part is unknown, and so is every part after it. */
export function edtfOf(year: number, month = 0, day = 0): string | null {
  const parts = [String(year).padStart(4, '0')];
  if (month > 0) parts.push(String(month).padStart(2, '0'));
  if (month > 0 && day > 0) parts.push(String(day).padStart(2, '0'));
  return validEdtf(parts.join('-'));
}

/**
 * A date with the day first: `07/10/1952`, `7.10.1952`, `03/1960`, `1951`; unknown parts as `00` or as the letters `dd`
 * and `mm`. Null for anything else.
 */
export function dayFirst(text: string): string | null {
  const found = /^(?:(?:(\d{1,2}|dd)[/.-])?(\d{1,2}|mm)[/.-])?(\d{4})$/i.exec(text.trim());
  if (!found) return null;
  const [, day = '0', month = '0', year = ''] = found;
  return edtfOf(Number(year), unknownAsZero(month), unknownAsZero(day));
}

/** `7 Oct. 1952`, `22 November 2011`, `20.3.2018`, `05/05/1998` or `2011-11-22` as a whole day; null for anything else. */
export function wholeDay(text: string): string | null {
  const trimmed = text.trim();
  const [, day, month, year] = /^(\d{1,2})(?:st|nd|rd|th)?\s+([A-Za-z]{3})[a-z]*\.?,?\s+(\d{4})$/.exec(trimmed) ?? [];
  if (month !== undefined) {
    const number = MONTHS.indexOf(month.toLowerCase()) + 1;
    return number === 0 ? null : edtfOf(Number(year), number, Number(day));
  }
  const date = /^\d{4}-\d{2}-\d{2}$/.test(trimmed) ? validEdtf(trimmed) : dayFirst(trimmed);
  return date?.length === 10 ? date : null;
}

/** A source of the date texts that `wholeDay` reads, for use inside other patterns. */
export const DAY_TEXT =
  '(\\d{1,2}(?:st|nd|rd|th)?\\s+[A-Za-z]{3,9}\\.?,?\\s+\\d{4}|\\d{1,2}[./]\\d{1,2}[./]\\d{4}|\\d{4}-\\d{2}-\\d{2})';

/** A whole day as RFC 3339; null for null, and for a date that is less than a day. */
export function atMidnight(date: string | null): string | null {
  return date?.length === 10 ? `${date}T00:00:00.000Z` : null;
}

function unknownAsZero(part: string): number {
  return /^\d+$/.test(part) ? Number(part) : 0;
}
