import type { ListedIdentifier } from '../../matching/model';
import { clean } from '../reading/distinct';
import { readDate } from './birth-dates';
import { namesInBrackets, withoutBrackets } from './brackets';
import { readIdentityCell } from './identity/identity-cell';
import { lettered } from './lettered';
import { fold, MONTH_NAMES } from './turkish';

export interface Alias {
  readonly names: readonly string[];
  /** Numbers that stand with a name or in place of one. */
  readonly identifiers: readonly ListedIdentifier[];
  /** Birth dates given with a name, as EDTF. */
  readonly birthDates: readonly string[];
}

/** Where a name ends and its own birth begins: `…, doğum 5 Şubat 1969 Trablus`, `… 17 Ağustos 1938 Jombang doğumlu`. */
const BORN = new RegExp(
  `[,(]?\\s*(?:\\bdogum(?:lu)?\\b|\\b\\d{1,2} (?:${MONTH_NAMES}) \\d{4}|\\b\\d{1,2}\\.\\d{1,2}\\.\\d{4})`,
);

/** Values by their marks; without marks a cell is cut at runs of spaces, strokes, commas and hyphens at a line's end. */
export function aliasesIn(cell: string): string[] {
  const marked = lettered(cell);
  // A value may hold a row of marks of its own, or several names with semicolons, outside of brackets.
  if (marked) return marked.flatMap((value) => lettered(value) ?? value.split(/;(?![^(]*\))/)).map(clean);
  const numbersOnly = !/\p{L}/u.test(cell);
  const values = numbersOnly ? [cell] : cell.split(/\s{4,}|[^\S\r\n]{3,}|\s*[-–]\s*[\r\n]+|[/,،;](?![^(]*\))/u);
  return values.map(clean).filter((value) => value !== '');
}

/** One value: its names, and the birth and the numbers that stand with them. */
export function readAlias(value: string): Alias {
  const numbers = /\b(?:VKN|TCKN|YKN|EIN)\b|^[\d\s/-]+$/i.test(value);
  const { name, born } = cutAtBirth(value);
  const outside = withoutBrackets(name);
  const date = born === '' ? null : readDate(born);
  return {
    names: [outside, ...namesInBrackets(name)].filter((each) => /\p{L}/u.test(each)),
    identifiers: numbers ? readIdentityCell(value, 'other').identifiers : [],
    birthDates: date === null ? [] : [date],
  };
}

function cutAtBirth(value: string): { name: string; born: string } {
  const folded = fold(value);
  // Folding keeps every letter in its place, but for letters no list has.
  const at = folded.length === value.length ? folded.search(BORN) : -1;
  return at < 0 ? { name: value, born: '' } : { name: value.slice(0, at), born: value.slice(at) };
}
