import { ListedIdentifier, readCountry } from '../../../matching/model';
import { distinct } from '../../reading/distinct';
import { valuesOf } from '../lettered';
import { IdentityKind, Numbered, numbered } from './identity-kinds';
import { readValidity } from './validity';

export interface IdentityFacts {
  readonly identifiers: readonly ListedIdentifier[];
  readonly phones: readonly string[];
  readonly emails: readonly string[];
  /** Values that hold digits and no number that could be told, or a number whose check digits are wrong. */
  readonly unread: readonly string[];
}

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const PHONE = /\b(?:telephone|telefon|tel)\b\.?\s*:?\s*(\+?[\d][\d\s()/-]{5,}\d)/gi;
const FAX = /\b(?:fax|faks)\b\.?\s*:?\s*\+?[\d][\d\s()/-]{5,}\d/gi;
const BIC = /\bSWIFT(?:\/BIC)?\b\s*:?\s*([A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?)\b/g;

/** Letters before the number (`RL-2244333`, `TR-P 614166`), the series and number of Russia (`8203 627370`), an EIN, one digit after a hyphen. */
const NUMBER =
  /(?<![\p{L}\p{N}.])(?:(?:\p{Lu}{1,4}(?:-\p{Lu})?[- ]?)?\d{4} \d{6}|\d{2}-\d{7}|(?:\p{Lu}{1,4}(?:-\p{Lu})?[- ]?)?\d{5,}(?:-\d(?!\d))?)(?!\d)/gu;

const TURKIYE = readCountry('Türkiye');
const UNITED_STATES = readCountry('US');

/**
 * Reads a cell of identity numbers: `TCKN: … VKN: …`, `…-VKN: …`, passports in sentences. `bare` is what a number is that
 * neither a label nor its check digits tell.
 */
export function readIdentityCell(cell: string, bare: 'passport' | 'other'): IdentityFacts {
  const facts = {
    identifiers: [] as ListedIdentifier[],
    phones: [] as string[],
    emails: [] as string[],
    unread: [] as string[],
  };
  for (const value of valuesOf(cell)) {
    facts.emails.push(...(value.match(EMAIL) ?? []));
    facts.phones.push(...[...value.matchAll(PHONE)].map(([, phone = '']) => phone.trim()));
    const bics = [...value.matchAll(BIC)].map(([, bic = '']) => bic);
    facts.identifiers.push(
      ...bics.map((bic) => ({ type: 'bic' as const, value: bic, country: null, label: 'SWIFT/BIC' })),
    );
    const rest = value.replace(EMAIL, ' ').replace(FAX, ' ').replace(PHONE, ' ').replace(BIC, ' ');
    const { identifiers, sound } = numbersOf(rest.replace(/\s+/g, ' '), bare);
    facts.identifiers.push(...identifiers);
    if (!sound) facts.unread.push(value);
  }
  return { ...facts, identifiers: distinct(facts.identifiers) };
}

function numbersOf(
  value: string,
  bare: 'passport' | 'other',
): { readonly identifiers: ListedIdentifier[]; readonly sound: boolean } {
  const { rest, ...days } = readValidity(value);
  const identifiers: ListedIdentifier[] = [];
  let from = 0;
  let sound = true;
  for (const found of rest.matchAll(NUMBER)) {
    const words = rest.slice(from, found.index);
    const after = rest.slice(found.index + found[0].length);
    const number = numbered(words, found[0].replace(/^RF /, ''), bare);
    sound &&= number.sound;
    identifiers.push(identifierOf(number, words, after));
    from = found.index + found[0].length;
  }
  if (identifiers.length === 0 && /\d/.test(rest)) sound = false;
  const [only] = identifiers;
  return { identifiers: only && identifiers.length === 1 ? [{ ...only, ...days }] : identifiers, sound };
}

function identifierOf({ kind, value }: Numbered, words: string, after: string): ListedIdentifier {
  return { type: kind.type, value, country: countryOf(kind, words, after), label: kind.label };
}

/** The country before the words or the number (`Afganistan pasaport numarası …`), or in the bracket after it. */
function countryOf({ country }: IdentityKind, words: string, after: string): string | null {
  if (country !== 'stated') return country === 'TR' ? TURKIYE : UNITED_STATES;
  const before = words
    .replace(/(?:pasaport|passport|ulusal kimlik|kimlik|no\b|numaras\p{L}|:).*$/iu, ' ')
    .replace(/[()]/g, ' ')
    .trim()
    .replace(/,$/, '');
  const stated = [before, words.split(':').at(-1) ?? ''].map(lastWordsCountry).find((each) => each !== null);
  return stated ?? bracketCountry(after);
}

function lastWordsCountry(text: string): string | null {
  const words = text.split(/\s+/).filter((word) => word !== '');
  for (const count of [4, 3, 2, 1]) {
    const country = words.length < count ? null : readCountry(words.slice(-count).join(' '));
    if (country !== null) return country;
  }
  return null;
}

/** `(Endonezya)`, `(Kuveyt, 16 Haziran 2009’da verilmiştir)`, `(… tarafından verilmiştir.)`. */
function bracketCountry(after: string): string | null {
  const bracket = /^\s*\(([^()]*)/.exec(after)?.[1] ?? '';
  const parts = bracket.split(',').map((part) =>
    part
      .replace(/['’].*$/, '')
      .replace(/\s+taraf\p{L}ndan.*$/iu, '')
      .trim(),
  );
  return parts.map((part) => (part === '' ? null : readCountry(part))).find((each) => each !== null) ?? null;
}
