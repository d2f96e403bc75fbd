import { dayFirst, edtfOf, validEdtf } from '../reading/edtf-dates';
import { valuesOf } from './lettered';
import { fold, MONTH_NAMES, monthOf } from './turkish';

export interface ReadDates {
  /** EDTF, in the order of the cell. */
  readonly dates: readonly string[];
  /** What could not be read. */
  readonly unread: readonly string[];
}

const CIRCA = /\b(?:muhtemelen|tahmini|tahminen|yaklasik|civari(?:nda)?)\b/;
const RANGE = /(\d{4})\s*-\s*(\d{4})/;
const WORDED = new RegExp(`(?:(\\d{1,2})\\s*)?\\b(${MONTH_NAMES})[.]?\\s*(\\d{4})`);
const NUMBERED = /(?<!\d)\d{1,2}\.\d{1,2}\.\d{4}(?!\d)/g;

/** The spreadsheet counts days from here, so that a year in a cell of dates becomes a day of 1905. */
const FIRST_DAY = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;
const YEARS = { from: 1900, to: 2030 };

/** Birth dates of a cell: spreadsheet days, `19.07.1982`, years, `7 Şubat 1966`, `Muhtemelen 1981`, several with marks. */
export function readBirthDates(cell: string): ReadDates {
  const dates: string[] = [];
  const unread: string[] = [];
  for (const value of valuesOf(cell).flatMap(apart)) {
    const date = readDate(value);
    if (date === null) unread.push(value);
    else if (!dates.includes(date)) dates.push(date);
  }
  return { dates, unread };
}

/** One date as EDTF; null when the text holds none that is certain. */
export function readDate(text: string): string | null {
  const folded = repaired(fold(text));
  const circa = CIRCA.test(folded) ? '~' : '';
  const [, from, to] = RANGE.exec(folded) ?? [];
  if (from !== undefined && to !== undefined) return validEdtf(`${from}/${to}`);
  const [, day = '0', month, year = ''] = WORDED.exec(folded) ?? [];
  if (month !== undefined) return withCirca(edtfOf(Number(year), monthOf(month), Number(day)), circa);
  const bare = folded.replace(/[^\d.\-/]/g, '');
  if (/^\d{5}$/.test(bare)) return yearOrDay(dayOfSerial(Number(bare)));
  const date = /^\d{4}-\d{2}-\d{2}$/.test(bare) ? validEdtf(bare) : dayFirst(bare);
  return date && withCirca(yearOrDay(date), circa);
}

/** Days of several dates that only a hyphen or a space keeps apart. */
function apart(value: string): string[] {
  const days = value.match(NUMBERED) ?? [];
  return days.length > 1 &&
    value
      .replace(NUMBERED, '')
      .trim()
      .replace(/[-,;/\s]/g, '') === ''
    ? days
    : [value];
}

/** `Ağustosl979` and `25.01.l925` (a letter for the 1), `10.08..1948`, `1 934`: slips that leave one reading. */
function repaired(folded: string): string {
  return folded
    .replace(/l(?=\d{3}(?!\d))/g, ' 1')
    .replace(/\.\s+(?=\d)/g, '.')
    .replace(/\.{2,}/g, '.')
    .replace(/^(1) (9\d{2})$/, '$1$2');
}

function dayOfSerial(serial: number): string {
  return new Date(FIRST_DAY + serial * DAY_MS).toISOString().slice(0, 10);
}

/** A day of 1905 whose spreadsheet number is a year is that year, typed into a cell of dates. */
function yearOrDay(date: string | null): string | null {
  if (date?.length !== 10) return date;
  const serial = Math.round((Date.parse(date) - FIRST_DAY) / DAY_MS);
  return serial >= YEARS.from && serial <= YEARS.to ? String(serial) : date;
}

function withCirca(date: string | null, circa: string): string | null {
  return date && `${date}${circa}`;
}
