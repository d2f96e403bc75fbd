import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 62^43 is the first power of 62 above 2^256. */
const SECRET_LENGTH = 43;
const CHECKSUM_LENGTH = 6;
const SHAPE = new RegExp(`^ssk_(live|test)_[0-9A-Za-z]{${SECRET_LENGTH + CHECKSUM_LENGTH}}$`);

export type KeyKind = 'live' | 'test';

/** A new secret: a readable prefix for secret scanners, 256 random bits, and a checksum that finds typing errors without a look-up. */
export function generateKey(kind: KeyKind): string {
  const secret = base62(BigInt(`0x${randomBytes(32).toString('hex')}`), SECRET_LENGTH);
  const unchecked = `ssk_${kind}_${secret}`;
  return unchecked + checksum(unchecked);
}

/** Whether a text could be one of our keys. Most mistyped keys are told apart here, without the database. */
export function isKeyShaped(text: string): boolean {
  return SHAPE.test(text) && text.slice(-CHECKSUM_LENGTH) === checksum(text.slice(0, -CHECKSUM_LENGTH));
}

export const lastFour = (key: string): string => key.slice(-4);

const checksum = (unchecked: string): string => base62(BigInt(crc32(unchecked)), CHECKSUM_LENGTH);

function base62(value: bigint, length: number): string {
  let text = '';
  for (let rest = value; text.length < length; rest /= 62n) text = ALPHABET.charAt(Number(rest % 62n)) + text;
  return text;
}
