import { IdentifierType, ListedIdentifier, readCountry } from '../../../matching/model';
import type { RemarkItem } from './remark-items';
import { readDate } from './remark-dates';

/** Reads a country, warning about what is none. */
export type ReadCountry = (text: string, field: string) => string | null;

/** Registers of commerce kept by a town; the brackets may hold the town alone. */
const NAMES_A_PLACE: ReadonlySet<string> = new Set(['Matricula Mercantil No', 'Folio Mercantil No.']);

const VALIDITY = /[\s,]+(?:issued|expires|expired)\b/i;
const DATE = '((?:\\d{1,2} )?(?:[A-Z][a-z]{2} )?\\d{4})';
const ISSUED = new RegExp(`\\bissued ${DATE}`, 'i');
const EXPIRES = new RegExp(`\\bexpire[sd] ${DATE}`, 'i');

/**
 * `Passport E590976 (Tunisia) issued 19 Jun 1987 expires 18 Jun 1992`: number, country and validity. Null when no
 * number can be told from the words round it.
 */
export function readIdentifier(item: RemarkItem, country: ReadCountry): ListedIdentifier | null {
  const cut = VALIDITY.exec(item.text)?.index ?? item.text.length;
  const { value, brackets } = splitBrackets(item.text.slice(0, cut).trim());
  const validity = item.text.slice(cut);
  const { type, label, number } = refine(item.identifier ?? 'other', item.label, value);
  if (number === '' || number.length > 100 || / and /.test(number)) return null;
  return {
    type,
    value: number,
    country: countryOf(brackets, country, label),
    label,
    ...day('issuedAt', ISSUED.exec(validity)?.[1]),
    ...day('expiresAt', EXPIRES.exec(validity)?.[1]),
  };
}

/** `22839 (Jalisco) (Mexico)`: what stands in brackets at the end is place and country, never part of the number. */
function splitBrackets(text: string): { value: string; brackets: string[] } {
  const found = /^(.*?)((?:\s*\([^()]*\))*)$/.exec(text);
  const tail = found?.[2] ?? '';
  return {
    value: (found?.[1] ?? text).trim(),
    brackets: [...tail.matchAll(/\(([^()]*)\)/g)].map((each) => each[1] ?? ''),
  };
}

function countryOf(brackets: readonly string[], country: ReadCountry, field: string): string | null {
  const last = brackets.at(-1);
  if (last === undefined) return null;
  return NAMES_A_PLACE.has(field) ? readCountry(last) : country(last, field);
}

/** Some labels hold two kinds of number, told apart by the word before the number; a wallet's label names its currency. */
function refine(
  type: IdentifierType,
  label: string,
  value: string,
): { type: IdentifierType; label: string; number: string } {
  const imo = /^IMO\s+(.+)$/.exec(value)?.[1];
  if (imo !== undefined) return { type: 'imo', label: `${label} IMO`, number: imo };
  if (type !== 'wallet') return { type, label, number: value };
  const [currency = '', ...address] = value.split(/\s+/);
  return { type, label: `${label} ${currency}`, number: address.join(' ') };
}

function day(field: 'issuedAt' | 'expiresAt', text: string | undefined): { issuedAt?: string; expiresAt?: string } {
  const date = text === undefined ? null : readDate(text);
  return date?.length === 10 ? { [field]: date } : {};
}
