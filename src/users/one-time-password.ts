import { randomInt } from 'node:crypto';

/** Without letters and digits that are mistaken for each other when read aloud or copied by hand. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 5;
const GROUP_LENGTH = 4;

/** A password made up for one use: 20 characters of 31, about 99 bits, as `k3mp-…`. */
export function oneTimePassword(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}
