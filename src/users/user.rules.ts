import { isEmail } from 'class-validator';
import type { ErrorDetail } from '../common/app-error';
import { textFault } from '../common/validation/plain-text';
import { isCommonPassword } from './common-passwords';

export const SHORTEST_PASSWORD = 12;
export const LONGEST_PASSWORD = 128;
export const LONGEST_EMAIL = 254;
export const LONGEST_NAME = 160;

/** The form in which addresses are kept and compared. */
export const tidyEmail = (email: string): string => email.normalize('NFC').trim().toLowerCase();

/** Why it is no address of a new user, null when it is one. Plain ASCII, so that no two addresses look alike. */
export function emailFault(value: unknown): string | null {
  if (typeof value !== 'string') return 'must be a text';
  const plain = /^[\x21-\x7e]+$/.test(value) && value.length <= LONGEST_EMAIL;
  return plain && isEmail(value, { allow_utf8_local_part: false }) ? null : 'must be an e-mail address';
}

/** Why it is no new password, null when it is one. Any composition will do. */
export function passwordFault(value: unknown): string | null {
  const form = textFault(value, { min: SHORTEST_PASSWORD, max: LONGEST_PASSWORD });
  if (form !== null) return form;
  return isCommonPassword(String(value)) ? 'is on the list of common passwords: choose another' : null;
}

/** Every problem of a new user's fields, for callers that no DTO has checked. */
export function newUserProblems(given: { email: string; fullName: string; password?: string }): ErrorDetail[] {
  const faults: [string, string | null][] = [
    ['email', emailFault(given.email)],
    ['fullName', textFault(given.fullName, { min: 1, max: LONGEST_NAME })],
    ['password', given.password === undefined ? null : passwordFault(given.password)],
  ];
  return faults.flatMap(([field, message]) => (message === null ? [] : [{ field, message }]));
}
