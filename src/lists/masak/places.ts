import { ListedAddress, namesNoCountry, readCountry } from '../../matching/model';
import { clean, distinct } from '../reading/distinct';
import type { Note } from '../reading/note';
import { lettered, valuesOf } from './lettered';

/** Words round a country that say how much of it is meant. */
const PART_OF = /\s+(?:ve\s+)?(?:s[ıi]n[ıi]r b[öo]lgesi|['’]?n[ıi]n baz[ıi] k[ıi]s[ıi]mlar[ıi])$/i;

/** The countries of a cell, which may hold several: `Almanya/Fas`, `Mali, Cezayir`, `a) … b) …`, one a line. */
export function readCountries(cell: string, field: string, note: Note): string[] {
  return distinct(valuesOf(cell).flatMap((value) => countriesIn(value, field, note)));
}

function countriesIn(value: string, field: string, note: Note): string[] {
  const whole = readCountry(value);
  if (whole !== null) return [whole];
  if (namesNoCountry(value)) return [];
  const parts = value.split(/\s*[-/,;]\s*|\s+ve\s+(?=\p{Lu})/u).map((part) => clean(part.replace(PART_OF, '')));
  const countries = parts.map(readCountry);
  // `Karaçi-Pakistan`: a town before its country is no country and nothing to warn about.
  const unread = parts.filter((part, at) => part !== '' && countries[at] === null && !namesNoCountry(part));
  const found = countries.filter((country) => country !== null);
  if (found.length > 0 || parts.length > 1) {
    if (found.length === 0) note('unknown_country', field, value);
    return found;
  }
  const words = wordsThatAreCountries(value);
  if (words.length === 0 && unread.length > 0) note('unknown_country', field, value);
  return words;
}

/** `IRAK SURİYE`: two countries on two lines of one cell. */
function wordsThatAreCountries(value: string): string[] {
  const countries = value.split(' ').map(readCountry);
  return countries.every((country) => country !== null) ? countries : [];
}

/** Addresses by their marks. The country is what follows the last comma or stroke, or the last words, where that is one. */
export function readAddresses(cell: string, note: Note): ListedAddress[] {
  const values = lettered(cell) ?? [clean(cell)];
  return distinct(values.flatMap((value) => addressOf(value, note)));
}

function addressOf(value: string, note: Note): ListedAddress[] {
  if (/^\d{7,}(?!\d)/.test(value)) {
    note('unreadable_address', 'address', value);
    return [];
  }
  const bare = clean(value.replace(/\([^()]*\)/g, ' ')).replace(/[.,]+$/, '');
  if (bare === '') return [];
  const empty = { address: null, city: null, region: null, country: null, postalCode: null };
  const whole = readCountry(bare);
  if (whole !== null) return [{ ...empty, country: whole }];
  const parts = bare.split(/\s*[,/]\s*/);
  const country = readCountry(parts.at(-1) ?? '');
  if (country === null) return [{ ...empty, address: bare }];
  const before = bare.slice(0, bare.lastIndexOf(parts.at(-1) ?? '')).replace(/[\s,/]+$/, '');
  return [parts.length === 2 ? { ...empty, city: before, country } : { ...empty, address: before, country }];
}
