import type { IdentifierType } from '../../../matching/model';
import { fold } from '../turkish';
import { isTckn, isVkn } from './check-digits';

/** What the words before a number say it is. */
export interface IdentityKind {
  readonly type: IdentifierType;
  readonly label: string;
  /** `TR`: of Türkiye; `stated`: of the country named beside it. */
  readonly country: 'TR' | 'US' | 'stated';
}

const TCKN: IdentityKind = { type: 'national_id', label: 'TCKN', country: 'TR' };
const YKN: IdentityKind = { type: 'national_id', label: 'YKN', country: 'TR' };
const VKN: IdentityKind = { type: 'tax_id', label: 'VKN', country: 'TR' };
const PASSPORT: IdentityKind = { type: 'passport', label: 'Pasaport', country: 'stated' };
const OTHER: IdentityKind = { type: 'other', label: 'Kimlik No', country: 'stated' };

/** Labels by their words in folded text; the first that fits counts. */
const LABELS: readonly (readonly [words: RegExp, kind: IdentityKind])[] = [
  [/yabanci ulke vkn/, { type: 'tax_id', label: 'Yabancı Ülke VKN', country: 'stated' }],
  [/\bein\b/, { type: 'tax_id', label: 'EIN', country: 'US' }],
  [/\bvkn\b/, VKN],
  [/\btckn\b|\bgkn\b/, TCKN],
  [/\bykn\b/, YKN],
  [/\bimo\b/, { type: 'imo', label: 'IMO', country: 'stated' }],
  [/ulusal kimlik|kimlik n/, { type: 'national_id', label: 'Ulusal Kimlik No', country: 'stated' }],
  [/pasaport|passport|\bp\.\s?n\b/, PASSPORT],
  [/kayit n/, OTHER],
];

export interface Numbered {
  readonly kind: IdentityKind;
  readonly value: string;
  /** False when check digits that the number must pass do not hold. */
  readonly sound: boolean;
}

/**
 * What a number is: as its label says, else as its check digits and its shape say, else `bare`. A spreadsheet drops the zeros that
 * a taxpayer's number begins with; where `bare` is no passport and they make the check digit right, they are put back.
 */
export function numbered(words: string, value: string, bare: 'passport' | 'other'): Numbered {
  const labelled = LABELS.find(([pattern]) => pattern.test(fold(words)))?.[1];
  const restored = restoredVkn(value);
  if (labelled === TCKN || labelled === YKN) return checked(labelled, value, isTckn(value));
  if (labelled === VKN) return checked(VKN, restored ?? value, restored !== null);
  if (labelled) return { kind: labelled, value, sound: true };
  if (isTckn(value)) return { kind: value.startsWith('99') ? YKN : TCKN, value, sound: true };
  if (isVkn(value)) return { kind: VKN, value, sound: true };
  if (/^\p{L}/u.test(value)) return { kind: PASSPORT, value, sound: true };
  if (bare === 'passport') return { kind: PASSPORT, value, sound: true };
  if (restored !== null) return { kind: VKN, value: restored, sound: true };
  return { kind: OTHER, value, sound: !/^\d{10,11}$/.test(value) };
}

function checked(kind: IdentityKind, value: string, sound: boolean): Numbered {
  return sound ? { kind, value, sound } : { kind: { ...OTHER, label: kind.label }, value, sound };
}

function restoredVkn(value: string): string | null {
  if (!/^\d{8,10}$/.test(value)) return null;
  const padded = value.padStart(10, '0');
  return isVkn(padded) ? padded : null;
}
