import { createHash, randomBytes } from 'node:crypto';

/** Tells scanners of leaked secrets, and our own redaction, what it is. */
const PREFIX = 'ssr_';
const RANDOM_BYTES = 32;

/** A refresh token: 256 random bits that mean nothing by themselves. */
export const newRefreshToken = (): string => PREFIX + randomBytes(RANDOM_BYTES).toString('base64url');

/** What is stored of it. So many random bits need no key and no slow hash. */
export const refreshTokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();
