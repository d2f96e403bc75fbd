import { namesNoCountry, readCountry } from '../../matching/model';
import type { Note } from '../reading/note';
import type { EuCountry } from './entity';

export type CountryOf = (country: EuCountry, field: string) => string | null;

/** What the publisher writes for a country it does not know. */
const UNKNOWN: ReadonlySet<string> = new Set(['', '00', 'UNKNOWN']);

/** By code, else by description, since some codes (`UK`, `EL`) are the publisher's own. */
export function countryReader(note: Note): CountryOf {
  return ({ code, description }, field) => {
    if (UNKNOWN.has(code) && UNKNOWN.has(description.toUpperCase())) return null;
    const country = readCountry(description) ?? (UNKNOWN.has(code) ? null : readCountry(code));
    if (country === null && !namesNoCountry(description))
      note('unknown_country', field, `${code} ${description}`.trim());
    return country;
  };
}
