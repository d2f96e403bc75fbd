import type { Role } from '../common/principal';

/** A person of an institution, as everyone may see them: without anything of their password. */
export interface User {
  readonly id: string;
  readonly institutionId: string;
  /** Lower-case, unique over all institutions. */
  readonly email: string;
  readonly fullName: string;
  readonly role: Role;
  readonly active: boolean;
  /** They have a one-time password. */
  readonly mustChangePassword: boolean;
  readonly lastLoginAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** What is given for a new user. */
export interface NewUser {
  readonly email: string;
  readonly fullName: string;
  readonly role: Role;
  /** Without one, a one-time password is made up. */
  readonly password?: string;
}

/** What may be changed of a user; what is absent stays. */
export interface UserChange {
  readonly fullName?: string;
  readonly role?: Role;
  readonly active?: boolean;
  readonly password?: string;
}

/** A new user, and the one-time password that is told this once; null when a password was given. */
export interface CreatedUser {
  readonly user: User;
  readonly temporaryPassword: string | null;
}

export interface UserFilter {
  /** Part of the e-mail address or the name. */
  readonly q?: string;
  readonly role?: Role;
  readonly active?: boolean;
}
