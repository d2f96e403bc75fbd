import { Injectable } from '@nestjs/common';
import { FailureCounts } from '../audit/failure-counts';
import { AccessChanges } from '../common/access-changes';
import { AppError } from '../common/app-error';
import type { UserPrincipal } from '../common/principal';
import { OwnerDatabase } from '../database/owner-database';
import type { Account } from '../users/account';
import { PasswordHasher } from '../users/password-hasher';
import { UserAccounts } from '../users/user-accounts';
import { tidyEmail } from '../users/user.rules';
import { AuthSettings } from './auth-settings';
import { LoginAttempts, tooMany } from './login-attempts';
import { type RenewedSession, SessionRenewal } from './session-renewal';
import { SessionService } from './session.service';
import { Standing } from './standing';

/** Signing in and out, and going on. `address` is the client's, null when it cannot be told. */
@Injectable()
export class AuthService {
  constructor(
    private readonly database: OwnerDatabase,
    private readonly attempts: LoginAttempts,
    private readonly accounts: UserAccounts,
    private readonly hasher: PasswordHasher,
    private readonly sessions: SessionService,
    private readonly renewal: SessionRenewal,
    private readonly standing: Standing,
    private readonly failures: FailureCounts,
    private readonly settings: AuthSettings,
    private readonly changes: AccessChanges,
  ) {}

  /** That an account or its institution is shut is told only after the right password. */
  async login(email: string, password: string, address: string | null): Promise<RenewedSession> {
    const account = await this.attempts.prove(tidyEmail(email), password, address);
    if (!account.active) throw new AppError('inactive_account');
    const institution = await this.standing.of(account.institutionId);
    const open = await this.database.transaction('sessions', async (tx) => {
      await this.accounts.noteLogin(tx, account);
      return this.sessions.begin(tx, account);
    });
    return { ...open, account, institution };
  }

  /** Throws `invalid_refresh_token`, or `rate_limit_exceeded` for an address that sent too many of those. */
  async refresh(refreshToken: string, address: string | null): Promise<RenewedSession> {
    const renewed = await this.renewal.renew(refreshToken);
    if (renewed) return renewed;
    const exceeded = await this.failures.note('refresh', address, this.settings.rateLimits.failedRefreshesPerMinute);
    throw exceeded ? tooMany(exceeded) : new AppError('invalid_refresh_token');
  }

  /** The caller as they are now: the token may have been made before a change. */
  async current({ institutionId, userId }: UserPrincipal): Promise<Account> {
    const account = await this.accounts.find(institutionId, userId);
    if (!account) throw new AppError('unauthorized');
    return account;
  }

  async logout({ institutionId, sessionId }: UserPrincipal): Promise<void> {
    await this.database.transaction('sessions', (tx) => this.sessions.end(tx, institutionId, sessionId, 'logout'));
    this.sessions.changed(sessionId);
  }

  /** The caller's session goes on with new tokens; all others end. Wrong present passwords slow down like those of a login. */
  async changePassword(
    caller: UserPrincipal,
    given: { currentPassword: string; newPassword: string },
    address: string | null,
  ): Promise<RenewedSession> {
    const account = await this.attempts.prove(caller.email, given.currentPassword, address);
    if (given.newPassword === given.currentPassword) throw new AppError('validation_error', { details: SAME_PASSWORD });
    const institution = await this.standing.of(caller.institutionId);
    const hash = await this.hasher.hash(given.newPassword);
    const open = await this.database.transaction('sessions', async (tx) => {
      const credentialsVersion = await this.accounts.replacePassword(tx, account, hash);
      const { institutionId, sessionId: id } = caller;
      const carried =
        credentialsVersion === null ? null : await this.sessions.carryOn(tx, { institutionId, id, credentialsVersion });
      // Rolled back: whoever lost their session meanwhile changes nothing.
      if (!carried) throw new AppError('unauthorized');
      return carried;
    });
    this.changes.changed(`user:${account.id}`);
    this.sessions.changed(caller.sessionId);
    return { ...open, account: { ...account, mustChangePassword: false }, institution };
  }
}

const SAME_PASSWORD = [{ field: 'newPassword', message: 'must be another than the present one' }];
