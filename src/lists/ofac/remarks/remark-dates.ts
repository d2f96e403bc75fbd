import { parseEdtf } from '../../../matching/model';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** `07 Oct 1952`, `Oct 1952` or `1952` as `1952-10-07`, `1952-10`, `1952`; null for anything else. */
export function readDate(text: string): string | null {
  const found = /^(?:(?:(\d{1,2})\s+)?([A-Za-z]{3})[a-z]*\.?\s+)?(\d{4})$/.exec(text.trim());
  if (!found) return null;
  const [, day, month, year = ''] = found;
  if (month === undefined) return valid(year);
  const number = MONTHS.indexOf(month.toLowerCase()) + 1;
  if (number === 0) return null;
  const yearAndMonth = `${year}-${String(number).padStart(2, '0')}`;
  return valid(day === undefined ? yearAndMonth : `${yearAndMonth}-${day.padStart(2, '0')}`);
}

/**
 * A date of birth as EDTF: `circa 1961` is `1961~`, `01 Jan 1960 to 31 Dec 1961` is `1960-01-01/1961-12-31`. A range
 * that is circa on top stays the range, which says as much. Null when it is none of the publisher's forms.
 */
export function readBirthDate(text: string): string | null {
  const circa = /^(?:circa|approximately|c\.)\s+/i.exec(text)?.[0] ?? '';
  const rest = text.slice(circa.length).trim();
  const range = /^(.+?)\s+to\s+(.+)$/.exec(rest) ?? /^(\d{4})\s*-\s*(\d{4})$/.exec(rest);
  if (range) {
    const from = readDate(range[1] ?? '');
    const to = readDate(range[2] ?? '');
    return from && to ? valid(from === to ? from : `${from}/${to}`) : null;
  }
  const date = readDate(rest);
  return date && valid(circa ? `${date}~` : date);
}

function valid(edtf: string): string | null {
  return parseEdtf(edtf) ? edtf : null;
}
