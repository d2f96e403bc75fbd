import type { User } from './user';

/** A user as sign-in knows them. */
export interface Account extends User {
  /** Sessions that began under another version are over. */
  readonly credentialsVersion: number;
}

/** An account with what proves its password; never leaves sign-in. */
export interface SecretAccount extends Account {
  readonly passwordHash: string;
}
