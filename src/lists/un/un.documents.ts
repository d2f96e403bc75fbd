import { IdentifierType, ListedIdentifier, readCountry } from '../../matching/model';
import { text } from './un.elements';
import type { XmlNode } from './un.xml';

/** Kinds of document by what the publisher's words for them hold, in its several languages; the first that fits counts. */
const KINDS: readonly (readonly [words: RegExp, type: IdentifierType])[] = [
  [/social security|\bssn\b/i, 'ssn'],
  [/fiscal code|\btax\b/i, 'tax_id'],
  [/birth certificate|nationality acquired through birth/i, 'birth_certificate'],
  [/driv(?:er|ing)/i, 'drivers_license'],
  [/military|serviceman|\bfardc\b/i, 'military_id'],
  [/resident|residential|alien registration/i, 'residence_permit'],
  [/passport|pasaporte|passeport|reiseausweis|travel document|laissez-passer/i, 'passport'],
  [
    /identi(?:fication|ty)|\bnational number\b|tazkira|c[eé]dula|ration card|certificate of (?:\w+ )?nationality/i,
    'national_id',
  ],
  [/\b(?:voter|student|other) id\b/i, 'other'],
];

/** Words round a number in the same cell: `British passport number C00146605`, `Cedula No. 80413253`, `381110042 (Expired …)`. */
const LEADING = /^(?:.*\b(?:number|no\.?|n°|passport|card|reiseausweis[”"]?\))\s*:?\s+)?(?:n°|no(?=\d))?/iu;

export interface DocumentReader {
  readonly country: (text: string, field: string) => string | null;
  readonly warn: (kind: string, field: string, value: string) => void;
}

/** One document block; null when it holds no number (its notes stay in the raw record). */
export function readDocument(block: XmlNode, { country, warn }: DocumentReader): ListedIdentifier | null {
  const cell = text(block, 'NUMBER');
  const stated = [text(block, 'TYPE_OF_DOCUMENT2'), text(block, 'TYPE_OF_DOCUMENT')].filter((each) => each !== null);
  if (cell === null) return null;
  const label = stated.map((each) => each.replace(/\s*:$/, '')).find((each) => /\p{L}{2}/u.test(each)) ?? null;
  const type = kindOf([cell, ...stated]);
  if (type === null) warn('unknown_document_type', 'TYPE_OF_DOCUMENT', stated.join(' / '));
  const { value, place } = splitNumber(cell);
  const issuer = text(block, 'ISSUING_COUNTRY') ?? text(block, 'COUNTRY_OF_ISSUE');
  return {
    type: type ?? 'other',
    value,
    country: issuer === null ? place : country(issuer, 'ISSUING_COUNTRY'),
    ...(label === null ? {} : { label }),
    ...day('issuedAt', text(block, 'DATE_OF_ISSUE')),
    ...day('expiresAt', text(block, 'DATE_OF_EXPIRY')),
  };
}

function kindOf(stated: readonly string[]): IdentifierType | null {
  for (const words of stated) {
    const kind = KINDS.find(([pattern]) => pattern.test(words));
    if (kind) return kind[1];
  }
  return null;
}

/** The number alone, and the country where the cell names it (`Libya 428720`, `R00012098, South Sudan`, `British passport number …`). */
function splitNumber(cell: string): { value: string; place: string | null } {
  const [, beforeBracket, bracket = ''] = /^(.*?)\s*\(([^()]*)\)$/.exec(cell) ?? [];
  const outside = beforeBracket ?? cell;
  const [, beforeComma, afterComma = ''] = /^(\S*\d\S*),\s*(\D+)$/.exec(outside) ?? [];
  if (beforeComma !== undefined) return { value: beforeComma, place: readCountry(afterComma) };
  const place = leadingCountry(outside) ?? (/^[A-Z]{2}$/.test(bracket) ? readCountry(bracket) : null);
  const bare = outside.replace(LEADING, '').trim();
  const afterName = /^\p{L}[\p{Ll} ]+\s(\S*\d\S*)$/u.exec(bare)?.[1];
  if (afterName !== undefined && place !== null) return { value: afterName, place };
  return { value: /\d/.test(bare) ? bare : outside, place };
}

/** The country or demonym that a cell begins with, up to three words long. */
function leadingCountry(text: string): string | null {
  const words = text.split(' ').slice(0, -1);
  for (const count of [3, 2, 1]) {
    const country = words.length < count ? null : readCountry(words.slice(0, count).join(' '));
    if (country !== null) return country;
  }
  return null;
}

function day(field: 'issuedAt' | 'expiresAt', text: string | null): { issuedAt?: string; expiresAt?: string } {
  return /^\d{4}-\d{2}-\d{2}$/.test(text ?? '') ? { [field]: text } : {};
}
