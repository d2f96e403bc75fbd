import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Role } from '../common/principal';
import { containing, type Page } from '../common/paging';
import type { Account, SecretAccount } from './account';
import type { User, UserFilter } from './user';

/** Without the hash, which the role of the institutions may not read. */
const COLUMNS =
  'id, institution_id, email, full_name, role, active, must_change_password, last_login_at, created_at, updated_at';

interface UserRow {
  id: string;
  institution_id: string;
  email: string;
  full_name: string;
  role: Role;
  active: boolean;
  must_change_password: boolean;
  last_login_at: Date | null;
  created_at: Date;
  updated_at: Date;
}
type AccountRow = UserRow & { credentials_version: number };
type SecretRow = AccountRow & { password_hash: string };

/** What is stored of a new password. */
export interface StoredPassword {
  readonly hash: string;
  readonly oneTime: boolean;
}

/** The table of users. */
@Injectable()
export class UserRepository {
  async page(
    tx: EntityManager,
    institutionId: string,
    filter: UserFilter,
    { offset, pageSize }: Page,
  ): Promise<{ users: User[]; total: number }> {
    const values = [institutionId, filter.q ? containing(filter.q) : null, filter.role ?? null, filter.active ?? null];
    const [counted] = await tx.query<{ total: number }[]>(
      `SELECT count(*)::int AS total FROM app_user WHERE ${MATCHING}`,
      values,
    );
    const rows = await tx.query<UserRow[]>(
      `SELECT ${COLUMNS} FROM app_user WHERE ${MATCHING} ORDER BY created_at DESC, id DESC LIMIT $5 OFFSET $6`,
      [...values, pageSize, offset],
    );
    return { users: rows.map(userOf), total: counted?.total ?? 0 };
  }

  /** Locked until the transaction ends. */
  async byIdForUpdate(tx: EntityManager, institutionId: string, id: string): Promise<User | null> {
    const rows = await tx.query<UserRow[]>(
      `SELECT ${COLUMNS} FROM app_user WHERE institution_id = $1 AND id = $2 FOR NO KEY UPDATE`,
      [institutionId, id],
    );
    return rows[0] ? userOf(rows[0]) : null;
  }

  /**
   * Nobody else of the institution ends an admin until the transaction does: of two who demote each other at once, one finds the other
   * gone. A lock of its own, because rows that stop matching while one waits for them stay locked, in no order.
   */
  async activeAdminsReserved(tx: EntityManager, institutionId: string): Promise<string[]> {
    await tx.query(`SELECT pg_advisory_xact_lock(hashtext('app_user.admins'), hashtext($1))`, [institutionId]);
    const rows = await tx.query<{ id: string }[]>(
      `SELECT id FROM app_user WHERE institution_id = $1 AND role = 'admin' AND active`,
      [institutionId],
    );
    return rows.map(({ id }) => id);
  }

  async add(tx: EntityManager, user: User, passwordHash: string): Promise<void> {
    await tx.query(
      `INSERT INTO app_user (${COLUMNS}, password_hash) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [
        user.id,
        user.institutionId,
        user.email,
        user.fullName,
        user.role,
        user.active,
        user.mustChangePassword,
        user.lastLoginAt,
        user.createdAt,
        user.updatedAt,
        passwordHash,
      ],
    );
  }

  async change(tx: EntityManager, user: User): Promise<void> {
    await tx.query(
      'UPDATE app_user SET full_name = $3, role = $4, active = $5, updated_at = $6 WHERE institution_id = $1 AND id = $2',
      [user.institutionId, user.id, user.fullName, user.role, user.active, user.updatedAt],
    );
  }

  async setPassword(
    tx: EntityManager,
    institutionId: string,
    id: string,
    { hash, oneTime }: StoredPassword,
  ): Promise<void> {
    await tx.query(
      'UPDATE app_user SET password_hash = $3, must_change_password = $4 WHERE institution_id = $1 AND id = $2',
      [institutionId, id, hash, oneTime],
    );
  }

  /** Their own choice, unless the version moved on meanwhile: then null. Ends all sessions; returns the version of those to come. */
  async replacePassword(
    tx: EntityManager,
    { institutionId, id, credentialsVersion }: Account,
    hash: string,
    at: Date,
  ): Promise<number | null> {
    const [rows] = await tx.query<[{ credentials_version: number }[], number]>(
      `UPDATE app_user SET password_hash = $4, must_change_password = false, updated_at = $5,
         credentials_version = credentials_version + 1
       WHERE institution_id = $1 AND id = $2 AND credentials_version = $3 RETURNING credentials_version`,
      [institutionId, id, credentialsVersion, hash, at],
    );
    return rows[0]?.credentials_version ?? null;
  }

  /** Ends all sessions of the user. */
  async raiseVersion(tx: EntityManager, institutionId: string, id: string): Promise<void> {
    await tx.query(
      'UPDATE app_user SET credentials_version = credentials_version + 1 WHERE institution_id = $1 AND id = $2',
      [institutionId, id],
    );
  }

  async noteLogin(tx: EntityManager, institutionId: string, id: string, at: Date): Promise<void> {
    await tx.query('UPDATE app_user SET last_login_at = $3 WHERE institution_id = $1 AND id = $2', [
      institutionId,
      id,
      at,
    ]);
  }

  /** Before the institution is known. */
  async byEmail(tx: EntityManager, email: string): Promise<SecretAccount | null> {
    const rows = await tx.query<SecretRow[]>(
      `SELECT ${COLUMNS}, credentials_version, password_hash FROM app_user WHERE email = $1`,
      [email],
    );
    return rows[0] ? { ...accountOf(rows[0]), passwordHash: rows[0].password_hash } : null;
  }

  async accountById(tx: EntityManager, institutionId: string, id: string): Promise<Account | null> {
    const rows = await tx.query<AccountRow[]>(
      `SELECT ${COLUMNS}, credentials_version FROM app_user WHERE institution_id = $1 AND id = $2`,
      [institutionId, id],
    );
    return rows[0] ? accountOf(rows[0]) : null;
  }
}

const MATCHING = `institution_id = $1 AND ($2::text IS NULL OR email ILIKE $2 OR full_name ILIKE $2)
  AND ($3::text IS NULL OR role = $3) AND ($4::boolean IS NULL OR active = $4)`;

const userOf = (row: UserRow): User => ({
  id: row.id,
  institutionId: row.institution_id,
  email: row.email,
  fullName: row.full_name,
  role: row.role,
  active: row.active,
  mustChangePassword: row.must_change_password,
  lastLoginAt: row.last_login_at,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

const accountOf = (row: AccountRow): Account => ({ ...userOf(row), credentialsVersion: row.credentials_version });
