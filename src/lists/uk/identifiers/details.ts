import { readCountry } from '../../../matching/model';
import { DAY_TEXT, wholeDay } from '../../reading/edtf-dates';

const ISSUED = new RegExp(`\\bissued?\\b[^\\d]{0,40}?${DAY_TEXT}`, 'i');
const EXPIRES = new RegExp(`\\b(?:expir\\w*|valid (?:un)?til|valid to)\\b[^\\d]{0,40}?${DAY_TEXT}`, 'i');
/** Words that follow a country's name in what is said of a document. */
const AFTER_COUNTRY =
  /\s*(?:[.,;(:]|\b(?:number|no|passport|passports|national|nationality|diplomatic|official|service|provisional|identity|identification|id|personal|military|card|issued?|expir\w*|valid|driving|taxpayer|tax|social|fiscal|INN|TIN)\b)/i;

export interface Details {
  readonly country: string | null;
  readonly issuedAt?: string;
  readonly expiresAt?: string;
}

/** `Tunisian. Issued on 9.12.2003. Expired on 8.12.2008.`: the country that issued a document, and its validity. */
export function readDetails(text: string): Details {
  return {
    country: countryOf(text),
    ...day('issuedAt', ISSUED.exec(text)?.[1]),
    ...day('expiresAt', EXPIRES.exec(text)?.[1]),
  };
}

/** The country the text begins with, stands in brackets there, or is named as the issuing one. */
function countryOf(text: string): string | null {
  const named = /\b(?:issuing )?country:\s*([^.,;]+)/i.exec(text)?.[1];
  const bracketed = /^\s*\(([^()]+)\)/.exec(text)?.[1];
  const start = text.slice(0, AFTER_COUNTRY.exec(text)?.index ?? text.length);
  const after = /^\s*[\w-]+\s*-\s*([A-Z][A-Za-z ]+)/.exec(text)?.[1];
  for (const candidate of [named, bracketed, start, after]) {
    // A code of two or three letters at the start of a sentence is more often a word (`No`, `ID`).
    const country = candidate !== undefined && candidate.trim().length > 3 ? readCountry(candidate) : null;
    if (country !== null) return country;
  }
  return null;
}

function day(field: 'issuedAt' | 'expiresAt', text: string | undefined): { issuedAt?: string; expiresAt?: string } {
  const date = text === undefined ? null : wholeDay(text);
  return date === null ? {} : { [field]: date };
}
