import { parseEdtf } from '../../matching/model';
import { text } from './un.elements';
import type { XmlNode } from './un.xml';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * A block of the date of birth as EDTF. `EXACT` has a day, a year, or a month and year in its note; `APPROXIMATELY` is
 * circa; `BETWEEN` a range. Null when it says something that none of these is.
 */
export function readBirthDate(block: XmlNode): string | null {
  const kind = text(block, 'TYPE_OF_DATE') ?? '';
  const from = text(block, 'FROM_YEAR');
  const to = text(block, 'TO_YEAR');
  if (from !== null && to !== null) return valid(from === to ? from : `${from}/${to}`);
  const date = text(block, 'DATE')?.slice(0, 10) ?? text(block, 'YEAR') ?? monthAndYear(text(block, 'NOTE') ?? '');
  if (date === null) return null;
  if (kind === 'APPROXIMATELY') return valid(`${date}~`);
  return kind === 'EXACT' || kind === '' ? valid(date) : null;
}

/** A day of the list, `2012-12-31` or `2015-07-01-04:00`, as RFC 3339; null for anything else. */
export function readDay(text: string | null): string | null {
  const day = /^(\d{4}-\d{2}-\d{2})(?:[+-]\d{2}:\d{2}|Z|T.*)?$/.exec(text ?? '')?.[1];
  return day !== undefined && valid(day) ? `${day}T00:00:00.000Z` : null;
}

/** Notes that are no date of our calendar: an age, or a date of another calendar. They stay in the raw record. */
export function statesNoDate(block: XmlNode): boolean {
  return /years old|hijri|calendar/i.test(text(block, 'NOTE') ?? '');
}

/** `Nov. 1973`, `August 1961`, `Between Aug. and Sep. 1977`. */
function monthAndYear(text: string): string | null {
  const [, first, last, common] = /^between\s+(\S+)\s+and\s+(\S+)\s+(\d{4})$/i.exec(text) ?? [];
  if (common !== undefined) {
    const [from, to] = [monthAndYear(`${first} ${common}`), monthAndYear(`${last} ${common}`)];
    return from && to ? `${from}/${to}` : null;
  }
  const [, word = '', year = ''] = /^([A-Za-z]{3})[a-z]*\.?\s+(\d{4})$/.exec(text) ?? [];
  const month = MONTHS.indexOf(word.toLowerCase()) + 1;
  return month === 0 ? null : `${year}-${String(month).padStart(2, '0')}`;
}

function valid(edtf: string): string | null {
  return parseEdtf(edtf) ? edtf : null;
}
