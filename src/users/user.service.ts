import { Injectable } from '@nestjs/common';
import { type EntityManager, QueryFailedError } from 'typeorm';
import { AccessChanges, tellAccessChange } from '../common/access-changes';
import { AppError } from '../common/app-error';
import { Clock } from '../common/clock';
import { isId, newId } from '../common/ids';
import type { Page } from '../common/paging';
import { OwnerDatabase } from '../database/owner-database';
import { TenantDatabase } from '../database/tenant-transaction';
import { oneTimePassword } from './one-time-password';
import { PasswordHasher } from './password-hasher';
import type { CreatedUser, NewUser, User, UserChange, UserFilter } from './user';
import { UserRepository } from './user.repository';
import { newUserProblems, tidyEmail } from './user.rules';

/** The people of an institution, as its admins and the operator manage them. */
@Injectable()
export class UserService {
  constructor(
    private readonly tenants: TenantDatabase,
    private readonly owner: OwnerDatabase,
    private readonly users: UserRepository,
    private readonly hasher: PasswordHasher,
    private readonly clock: Clock,
    private readonly changes: AccessChanges,
  ) {}

  list(institutionId: string, filter: UserFilter, page: Page): Promise<{ users: User[]; total: number }> {
    return this.tenants.transaction(institutionId, (tx) => this.users.page(tx, institutionId, filter, page));
  }

  /** The only time a one-time password is told. Throws `validation_error`, or `conflict` for an address that is taken. */
  async create(institutionId: string, wanted: NewUser): Promise<CreatedUser> {
    const prepared = await this.prepare(wanted);
    return this.tenants.transaction(institutionId, (tx) => this.add(tx, institutionId, wanted, prepared));
  }

  /** The same within the transaction that makes the institution. */
  async createIn(tx: EntityManager, institutionId: string, wanted: NewUser): Promise<CreatedUser> {
    return this.add(tx, institutionId, wanted, await this.prepare(wanted));
  }

  /**
   * Ends all sessions with a deactivation or a new password. `by` is the caller's own id; null for the operator.
   * Throws `not_found`, or `conflict` for the last active admin and for deactivating oneself.
   */
  async change(institutionId: string, id: string, change: UserChange, by: string | null): Promise<User> {
    const hash = change.password === undefined ? null : await this.hasher.hash(change.password);
    const mayEndAdmin = change.role !== undefined || change.active === false;
    return this.changed(institutionId, id, async (tx) => {
      // Before the user's own row, always: whoever took them the other way round would wait forever.
      const admins = mayEndAdmin ? await this.users.activeAdminsReserved(tx, institutionId) : [];
      const before = await this.locked(tx, institutionId, id);
      if (before.active && change.active === false && id === by) throw new AppError('conflict', { message: OWN_END });
      const { fullName = before.fullName, role = before.role, active = before.active } = change;
      const mustChangePassword = hash === null && before.mustChangePassword;
      const after: User = { ...before, fullName, role, active, mustChangePassword, updatedAt: this.clock.now() };
      if (isAdmin(before) && !isAdmin(after) && !admins.some((admin) => admin !== id)) {
        throw new AppError('conflict', { message: LAST_ADMIN });
      }
      await this.users.change(tx, after);
      if (hash !== null) await this.users.setPassword(tx, institutionId, id, { hash, oneTime: false });
      if (hash !== null || (before.active && !active)) await this.users.raiseVersion(tx, institutionId, id);
      return after;
    });
  }

  /** A one-time password in the place of a lost one. Throws `not_found`. */
  async resetPassword(email: string): Promise<CreatedUser> {
    const found = await this.users.byEmail(this.owner.manager('operator'), tidyEmail(email));
    if (!found) throw new AppError('not_found', { message: 'There is no user with this e-mail address.' });
    const { institutionId, id } = found;
    const temporaryPassword = oneTimePassword();
    const hash = await this.hasher.hash(temporaryPassword);
    const user = await this.changed(institutionId, id, async (tx) => {
      const before = await this.locked(tx, institutionId, id);
      await this.users.setPassword(tx, institutionId, id, { hash, oneTime: true });
      await this.users.raiseVersion(tx, institutionId, id);
      return { ...before, mustChangePassword: true };
    });
    return { user, temporaryPassword };
  }

  private async prepare(wanted: NewUser): Promise<{ hash: string; temporaryPassword: string | null }> {
    const details = newUserProblems({ ...wanted, email: tidyEmail(wanted.email) });
    if (details.length > 0) throw new AppError('validation_error', { details });
    const temporaryPassword = wanted.password === undefined ? oneTimePassword() : null;
    return { hash: await this.hasher.hash(wanted.password ?? temporaryPassword ?? ''), temporaryPassword };
  }

  private async add(
    tx: EntityManager,
    institutionId: string,
    { email, fullName, role }: NewUser,
    { hash, temporaryPassword }: { hash: string; temporaryPassword: string | null },
  ): Promise<CreatedUser> {
    const now = this.clock.now();
    const user: User = {
      id: newId(),
      institutionId,
      email: tidyEmail(email),
      fullName: fullName.normalize('NFC').trim(),
      role,
      active: true,
      mustChangePassword: temporaryPassword !== null,
      lastLoginAt: null,
      createdAt: now,
      updatedAt: now,
    };
    await this.users.add(tx, user, hash).catch(refuseTakenAddress);
    return { user, temporaryPassword };
  }

  /** Every process hears of the change as it commits. */
  private async changed(institutionId: string, id: string, work: (tx: EntityManager) => Promise<User>): Promise<User> {
    const after = await this.tenants.transaction(institutionId, async (tx) => {
      const user = await work(tx);
      await tellAccessChange(tx, `user:${id}`);
      return user;
    });
    this.changes.changed(`user:${id}`);
    return after;
  }

  private async locked(tx: EntityManager, institutionId: string, id: string): Promise<User> {
    const user = isId(id) ? await this.users.byIdForUpdate(tx, institutionId, id.toLowerCase()) : null;
    if (!user) throw new AppError('not_found', { message: 'There is no such user.' });
    return user;
  }
}

const OWN_END = 'Nobody can deactivate themselves: ask another admin.';
const LAST_ADMIN = 'This is the last active admin: make another user an admin first.';

const isAdmin = ({ role, active }: User): boolean => active && role === 'admin';

const UNIQUE_VIOLATION = '23505';

function refuseTakenAddress(error: unknown): never {
  const code = error instanceof QueryFailedError ? (error.driverError as { code?: string }).code : undefined;
  if (code === UNIQUE_VIOLATION)
    throw new AppError('conflict', { message: 'A user with this e-mail address exists already.' });
  throw error;
}
