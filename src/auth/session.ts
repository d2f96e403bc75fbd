import type { Account } from '../users/account';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** An access token. */
export const ACCESS_LASTS_MS = 15 * MINUTE_MS;
/** A refresh token that is not used. */
export const REFRESH_LASTS_MS = 24 * HOUR_MS;
/** A session, however often it is renewed. */
export const SESSION_LASTS_MS = 7 * 24 * HOUR_MS;

export type EndReason = 'logout' | 'reuse';

/** One sign-in of a user, from the password to its end; all its refresh tokens are one family. */
export interface Session {
  readonly id: string;
  readonly institutionId: string;
  readonly userId: string;
  /** The account's when it began. */
  readonly credentialsVersion: number;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly endedAt: Date | null;
}

/** Whether the session goes on: neither ended nor too old, and its user is active, with the password it began under. */
export function isAlive(session: Session, account: Account, now: Date): boolean {
  return (
    session.endedAt === null &&
    session.expiresAt > now &&
    session.userId === account.id &&
    session.credentialsVersion === account.credentialsVersion &&
    account.active
  );
}
