import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  LIMIT_POLICY_COLUMNS,
  type LimitPolicyRow,
  limitPolicyOf,
  limitPolicyValues,
} from '../common/limit-policy.columns';
import { containing, type Page } from '../common/paging';
import type { ApiKey, ApiKeyFilter, PresentedKey } from './api-key';

const OWN_COLUMNS = [
  'id',
  'institution_id',
  'label',
  'kind',
  'last4',
  'active',
  'allowed_domains',
  'allowed_ips',
  'reject_oversize_page',
  'expires_at',
  'last_used_at',
  'created_by',
  'created_at',
  'updated_at',
  'deleted_at',
] as const;
const COLUMNS = [...OWN_COLUMNS, ...LIMIT_POLICY_COLUMNS].join(', ');

interface ApiKeyRow extends LimitPolicyRow {
  id: string;
  institution_id: string;
  label: string;
  kind: ApiKey['kind'];
  last4: string;
  active: boolean;
  allowed_domains: string[];
  allowed_ips: string[];
  reject_oversize_page: boolean;
  expires_at: Date | null;
  last_used_at: Date | null;
  created_by: string;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
}

/** The table of keys. Hashes go in and never come out. */
@Injectable()
export class ApiKeyRepository {
  /** The key stored under one of these hashes, as its present secret or as the one rotated away; ended ones included. */
  async byHash(tx: EntityManager, hashes: readonly Buffer[]): Promise<PresentedKey | null> {
    const rows = await tx.query<(ApiKeyRow & { secret_ends_at: Date | null })[]>(BY_HASH, [hashes]);
    return rows[0] ? { ...apiKeyOf(rows[0]), secretEndsAt: rows[0].secret_ends_at } : null;
  }

  async ofInstitution(tx: EntityManager, institutionId: string): Promise<ApiKey[]> {
    const rows = await tx.query<ApiKeyRow[]>(
      `SELECT ${COLUMNS} FROM api_key WHERE institution_id = $1 AND deleted_at IS NULL ORDER BY created_at DESC, id DESC`,
      [institutionId],
    );
    return rows.map(apiKeyOf);
  }

  async page(
    tx: EntityManager,
    institutionId: string,
    filter: ApiKeyFilter,
    { offset, pageSize }: Page,
  ): Promise<{ keys: ApiKey[]; total: number }> {
    const values = [institutionId, filter.q ? containing(filter.q) : null, filter.active ?? null];
    const [counted] = await tx.query<{ total: number }[]>(
      `SELECT count(*)::int AS total FROM api_key WHERE ${MATCHING}`,
      values,
    );
    const rows = await tx.query<ApiKeyRow[]>(
      `SELECT ${COLUMNS} FROM api_key WHERE ${MATCHING} ORDER BY created_at DESC, id DESC LIMIT $4 OFFSET $5`,
      [...values, pageSize, offset],
    );
    return { keys: rows.map(apiKeyOf), total: counted?.total ?? 0 };
  }

  async byId(tx: EntityManager, institutionId: string, id: string): Promise<ApiKey | null> {
    const rows = await tx.query<ApiKeyRow[]>(
      `SELECT ${COLUMNS} FROM api_key WHERE institution_id = $1 AND id = $2 AND deleted_at IS NULL`,
      [institutionId, id],
    );
    return rows[0] ? apiKeyOf(rows[0]) : null;
  }

  /** Locked until the transaction ends. */
  async byIdForUpdate(tx: EntityManager, institutionId: string, id: string): Promise<ApiKey | null> {
    const rows = await tx.query<ApiKeyRow[]>(
      `SELECT ${COLUMNS} FROM api_key WHERE institution_id = $1 AND id = $2 AND deleted_at IS NULL FOR UPDATE`,
      [institutionId, id],
    );
    return rows[0] ? apiKeyOf(rows[0]) : null;
  }

  async institutionOf(tx: EntityManager, id: string): Promise<string | null> {
    const rows = await tx.query<{ institution_id: string }[]>('SELECT institution_id FROM api_key WHERE id = $1', [id]);
    return rows[0]?.institution_id ?? null;
  }

  async add(tx: EntityManager, key: ApiKey, hash: Buffer): Promise<void> {
    const values = [...valuesOf(key), hash];
    const places = values.map((_, at) => `$${at + 1}`).join(', ');
    await tx.query(`INSERT INTO api_key (${COLUMNS}, secret_hash) VALUES (${places})`, values);
  }

  async change(tx: EntityManager, key: ApiKey): Promise<void> {
    await tx.query(CHANGE, [
      key.institutionId,
      key.id,
      key.label,
      key.active,
      key.allowedDomains,
      key.allowedIps,
      key.rejectOversizePage,
      key.expiresAt,
      key.updatedAt,
      key.deletedAt,
      ...limitPolicyValues(key.limitPolicy),
    ]);
  }

  /** The present secret becomes the previous one until its end; a secret rotated away before is dead at once. */
  async rotate(tx: EntityManager, key: ApiKey, hash: Buffer, previousUntil: Date): Promise<void> {
    await tx.query(
      `UPDATE api_key SET previous_hash = secret_hash, previous_hash_until = $4, secret_hash = $3, last4 = $5, updated_at = $6
       WHERE institution_id = $1 AND id = $2`,
      [key.institutionId, key.id, hash, previousUntil, key.last4, key.updatedAt],
    );
  }

  async touch(tx: EntityManager, institutionId: string, id: string, usedAt: Date): Promise<void> {
    await tx.query(
      `UPDATE api_key SET last_used_at = $3 WHERE institution_id = $1 AND id = $2 AND (last_used_at IS NULL OR last_used_at < $3)`,
      [institutionId, id, usedAt],
    );
  }
}

const MATCHING = `institution_id = $1 AND deleted_at IS NULL AND ($2::text IS NULL OR label ILIKE $2 OR last4 ILIKE $2)
  AND ($3::boolean IS NULL OR active = $3)`;

/** The look-up of admission. */
export const BY_HASH = `
SELECT ${COLUMNS}, NULL::timestamptz AS secret_ends_at FROM api_key WHERE secret_hash = ANY($1)
UNION ALL
SELECT ${COLUMNS}, previous_hash_until AS secret_ends_at FROM api_key WHERE previous_hash = ANY($1)
LIMIT 1`;

const CHANGE = `
UPDATE api_key SET label = $3, active = $4, allowed_domains = $5, allowed_ips = $6, reject_oversize_page = $7, expires_at = $8,
  updated_at = $9, deleted_at = $10, (${LIMIT_POLICY_COLUMNS.join(', ')}) = ROW($11, $12, $13, $14, $15)
WHERE institution_id = $1 AND id = $2`;

const apiKeyOf = (row: ApiKeyRow): ApiKey => ({
  id: row.id,
  institutionId: row.institution_id,
  label: row.label,
  kind: row.kind,
  last4: row.last4,
  active: row.active,
  allowedDomains: row.allowed_domains,
  allowedIps: row.allowed_ips,
  limitPolicy: limitPolicyOf(row),
  rejectOversizePage: row.reject_oversize_page,
  expiresAt: row.expires_at,
  lastUsedAt: row.last_used_at,
  createdBy: row.created_by,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  deletedAt: row.deleted_at,
});

/** In the order of COLUMNS. */
const valuesOf = (key: ApiKey): unknown[] => [
  key.id,
  key.institutionId,
  key.label,
  key.kind,
  key.last4,
  key.active,
  key.allowedDomains,
  key.allowedIps,
  key.rejectOversizePage,
  key.expiresAt,
  key.lastUsedAt,
  key.createdBy,
  key.createdAt,
  key.updatedAt,
  key.deletedAt,
  ...limitPolicyValues(key.limitPolicy),
];
