import { Injectable } from '@nestjs/common';
import { FailureCounts } from '../audit/failure-counts';
import { AppError } from '../common/app-error';
import { type RateState, rateHeaders } from '../common/rate-state';
import type { Account } from '../users/account';
import { UserAccounts } from '../users/user-accounts';
import { AccountWaits } from './account-waits';
import { AuthSettings } from './auth-settings';
import { Turns } from './turns';

/** Proves accounts by their passwords, and slows down whoever guesses. */
@Injectable()
export class LoginAttempts {
  /** The right password sent many times at once must not look like guesses. */
  private readonly turns = new Turns();

  constructor(
    private readonly accounts: UserAccounts,
    private readonly waits: AccountWaits,
    private readonly failures: FailureCounts,
    private readonly settings: AuthSettings,
  ) {}

  /**
   * The account whose password this is. An account that does not exist answers like a wrong password, after as long a time.
   * Throws `invalid_credentials`, or `rate_limit_exceeded` for a waiting account and for an address that failed too often.
   */
  prove(email: string, password: string, address: string | null): Promise<Account> {
    return this.turns.take(email, async () => {
      const wait = await this.waits.attempt(email);
      if (wait) throw tooMany(wait);
      const account = await this.accounts.proven(email, password);
      if (account) {
        await this.waits.clear(email);
        return account;
      }
      const exceeded = await this.failures.note('login', address, this.settings.rateLimits.failedLoginsPerMinute);
      throw exceeded ? tooMany(exceeded) : new AppError('invalid_credentials');
    });
  }
}

export const tooMany = (state: RateState): AppError =>
  new AppError('rate_limit_exceeded', { headers: rateHeaders(state) });
