import { fold, MONTH_NAMES } from '../turkish';
import { readDate } from '../birth-dates';

export interface Validity {
  readonly issuedAt?: string;
  readonly expiresAt?: string;
  /** The text with its dates blanked out, so that no part of a date is taken for a number. */
  readonly rest: string;
}

const DATE = new RegExp(`\\b\\d{1,2}\\.? *(?:${MONTH_NAMES})[.]? *\\d{4}|\\b\\d{1,2}\\.\\d{1,2}\\.\\d{4}`, 'g');

const BEFORE_ISSUE = /(?:duzenlenme|duzenleme|verilis) tarihi\s*:?\s*$/;
const AFTER_ISSUE = /^[^\s,;]{0,4}\s*(?:tarihinde\s+)?(?:verilmis|basil|duzenlenmis)/;
const BEFORE_EXPIRY =
  /(?:gecerli\S*\s+(?:bitis |bittigi )?tarihi?|son kullanma tarihi|kullanim suresi|expires)\s*:?\s*$/;
const AFTER_EXPIRY = /^[^\s,;]{0,4}\s*(?:tarihinde\s+)?(?:gecerli|kullanim suresi|kadar gecerli)/;

/** Days of issue and expiry that a sentence about a document states, in Turkish or English. */
export function readValidity(text: string): Validity {
  const folded = fold(text);
  // Folding keeps every letter in its place, but for letters no list has; then nothing is read from the sentence.
  if (folded.length !== text.length) return { rest: text };
  let rest = text;
  const days: { issuedAt?: string; expiresAt?: string } = {};
  for (const found of folded.matchAll(DATE)) {
    const end = found.index + found[0].length;
    rest = rest.slice(0, found.index) + ' '.repeat(found[0].length) + rest.slice(end);
    const date = readDate(found[0]);
    if (date?.length !== 10) continue;
    const before = folded.slice(0, found.index);
    const after = folded.slice(end);
    if (BEFORE_EXPIRY.test(before) || AFTER_EXPIRY.test(after)) days.expiresAt ??= date;
    else if (BEFORE_ISSUE.test(before) || AFTER_ISSUE.test(after)) days.issuedAt ??= date;
  }
  return { ...days, rest };
}
