import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccessChanges, tellAccessChange } from '../common/access-changes';
import { Clock } from '../common/clock';
import { Remembered } from '../common/remembered';
import { OwnerDatabase } from '../database/owner-database';
import type { Account, SecretAccount } from './account';
import { PasswordHasher } from './password-hasher';
import { UserRepository } from './user.repository';

/** The users as sign-in and admission look them up. */
@Injectable()
export class UserAccounts {
  private readonly remembered: Remembered<Account>;

  constructor(
    private readonly database: OwnerDatabase,
    private readonly users: UserRepository,
    private readonly hasher: PasswordHasher,
    private readonly clock: Clock,
    changes: AccessChanges,
  ) {
    this.remembered = new Remembered(changes);
    changes.onChange((subject) =>
      this.remembered.forget(({ id }) => subject === 'everything' || subject === `user:${id}`),
    );
  }

  /** The account as it is now, or was a moment ago while changes are heard. */
  find(institutionId: string, id: string): Promise<Account | null> {
    return this.remembered.get(`${institutionId} ${id}`, () =>
      this.users.accountById(this.database.manager('lookup'), institutionId, id),
    );
  }

  /** The account as this transaction sees it. */
  read(tx: EntityManager, institutionId: string, id: string): Promise<Account | null> {
    return this.users.accountById(tx, institutionId, id);
  }

  /** The account whose password this is; null for a wrong password as for an unknown address, after as long a time. */
  async proven(email: string, password: string): Promise<Account | null> {
    const found = await this.users.byEmail(this.database.manager('lookup'), email);
    const right = await this.hasher.verify(found?.passwordHash ?? null, password);
    return found && right ? withoutHash(found) : null;
  }

  noteLogin(tx: EntityManager, { institutionId, id }: Account): Promise<void> {
    return this.users.noteLogin(tx, institutionId, id, this.clock.now());
  }

  /**
   * Their own choice: no longer a one-time password. All sessions end; returns the version of those to come, or null when the
   * password was changed or the user deactivated since the account was proven.
   */
  async replacePassword(tx: EntityManager, account: Account, hash: string): Promise<number | null> {
    const version = await this.users.replacePassword(tx, account, hash, this.clock.now());
    await tellAccessChange(tx, `user:${account.id}`);
    return version;
  }
}

function withoutHash({ passwordHash: _hash, ...account }: SecretAccount): Account {
  return account;
}
