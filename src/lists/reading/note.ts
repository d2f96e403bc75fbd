import { namesNoCountry, readCountry } from '../../matching/model';
import type { Warn } from '../source';

/** Warns about a value of the record that is being mapped. */
export type Note = (kind: string, field: string, value: string) => void;

/** Reads a country and warns about a text that is none; a text that is known to name no country is no fault. */
export type ReadCountry = (text: string, field: string) => string | null;

export function noteFor(referenceId: string, warn: Warn): Note {
  return (kind, field, value) => warn({ kind, referenceId, field, value });
}

export function countryReader(note: Note): ReadCountry {
  return (text, field) => {
    const country = readCountry(text);
    if (country === null && text.trim() !== '' && !namesNoCountry(text)) note('unknown_country', field, text);
    return country;
  };
}
