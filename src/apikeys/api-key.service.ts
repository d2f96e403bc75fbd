import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccessChanges, tellAccessChange } from '../common/access-changes';
import { AppError } from '../common/app-error';
import { Clock } from '../common/clock';
import { isId, newId } from '../common/ids';
import { changedLimitPolicy, DEFAULT_LIMIT_POLICY } from '../common/limit-policy.rules';
import type { Page } from '../common/paging';
import { OwnerDatabase } from '../database/owner-database';
import { TenantDatabase } from '../database/tenant-transaction';
import type { ApiKey, ApiKeyChange, ApiKeyFilter, IssuedKey, NewApiKey } from './api-key';
import { ApiKeyRepository } from './api-key.repository';
import { apiKeyProblems, LONGEST_OVERLAP_SECONDS } from './api-key.rules';
import { KeyHashSecrets, storedHash } from './key-hash';
import { generateKey, lastFour } from './key-format';

/** Issues, changes, rotates and ends keys. Every process hears of a change as it commits. */
@Injectable()
export class ApiKeyService {
  constructor(
    private readonly tenants: TenantDatabase,
    private readonly owner: OwnerDatabase,
    private readonly keys: ApiKeyRepository,
    private readonly secrets: KeyHashSecrets,
    private readonly clock: Clock,
    private readonly changes: AccessChanges,
  ) {}

  /** The only time the secret is told. Throws `validation_error`. */
  async issue(wanted: NewApiKey): Promise<IssuedKey> {
    const issued = this.newKey(wanted);
    await this.tenants.transaction(wanted.institutionId, (tx) =>
      this.keys.add(tx, issued.apiKey, storedHash(issued.key, this.secrets)),
    );
    return issued;
  }

  list(institutionId: string): Promise<ApiKey[]> {
    return this.tenants.transaction(institutionId, (tx) => this.keys.ofInstitution(tx, institutionId));
  }

  page(institutionId: string, filter: ApiKeyFilter, page: Page): Promise<{ keys: ApiKey[]; total: number }> {
    return this.tenants.transaction(institutionId, (tx) => this.keys.page(tx, institutionId, filter, page));
  }

  /** Throws `not_found`. */
  async get(institutionId: string, id: string): Promise<ApiKey> {
    const key = isId(id)
      ? await this.tenants.transaction(institutionId, (tx) => this.keys.byId(tx, institutionId, id))
      : null;
    if (!key) throw noSuchKey();
    return key;
  }

  /** Throws `not_found` or `validation_error`. */
  change(institutionId: string, id: string, change: ApiKeyChange): Promise<ApiKey> {
    refuseProblems(change);
    const { limitPolicy = {}, ...fields } = change;
    return this.changed(institutionId, id, async (tx, before) => {
      const after: ApiKey = {
        ...before,
        ...fields,
        limitPolicy: changedLimitPolicy(before.limitPolicy, limitPolicy),
        updatedAt: this.clock.now(),
      };
      await this.keys.change(tx, after);
      return after;
    });
  }

  /** Ends the key at once; its row stays, so that its last uses can be told. Throws `not_found`. */
  remove(institutionId: string, id: string): Promise<ApiKey> {
    return this.changed(institutionId, id, async (tx, before) => {
      const now = this.clock.now();
      const after: ApiKey = { ...before, active: false, deletedAt: now, updatedAt: now };
      await this.keys.change(tx, after);
      return after;
    });
  }

  /** A new secret under the same id; the old one works for `overlapSeconds` more. Throws `not_found` or `validation_error`. */
  async rotate(institutionId: string, id: string, overlapSeconds: number): Promise<IssuedKey> {
    if (!Number.isInteger(overlapSeconds) || overlapSeconds < 0 || overlapSeconds > LONGEST_OVERLAP_SECONDS) {
      const message = `must be an integer from 0 to ${LONGEST_OVERLAP_SECONDS}`;
      throw new AppError('validation_error', { details: [{ field: 'overlapSeconds', message }] });
    }
    let key = '';
    const apiKey = await this.changed(institutionId, id, async (tx, before) => {
      const now = this.clock.now();
      key = generateKey(before.kind);
      const after: ApiKey = { ...before, last4: lastFour(key), updatedAt: now };
      const until = new Date(now.getTime() + overlapSeconds * 1000);
      await this.keys.rotate(tx, after, storedHash(key, this.secrets), until);
      return after;
    });
    return { apiKey, key };
  }

  /** The institution a key belongs to, for the operator, who names keys by id alone. Throws `not_found`. */
  async institutionOf(id: string): Promise<string> {
    const institutionId = isId(id) ? await this.keys.institutionOf(this.owner.manager('operator'), id) : null;
    if (!institutionId) throw new AppError('not_found', { message: `There is no API key ${id}.` });
    return institutionId;
  }

  private newKey(wanted: NewApiKey): IssuedKey {
    const { limitPolicy = {}, label, allowedDomains = [], allowedIps = [] } = wanted;
    refuseProblems({ label, allowedDomains, allowedIps, limitPolicy });
    const { kind = 'live' } = wanted;
    const key = generateKey(kind);
    const now = this.clock.now();
    const apiKey: ApiKey = {
      id: newId(),
      institutionId: wanted.institutionId,
      label: label.normalize('NFC').trim(),
      kind,
      last4: lastFour(key),
      active: true,
      allowedDomains,
      allowedIps,
      limitPolicy: changedLimitPolicy(DEFAULT_LIMIT_POLICY, limitPolicy),
      rejectOversizePage: wanted.rejectOversizePage ?? false,
      expiresAt: wanted.expiresAt ?? null,
      lastUsedAt: null,
      createdBy: wanted.createdBy,
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
    };
    return { apiKey, key };
  }

  private async changed(
    institutionId: string,
    id: string,
    work: (tx: EntityManager, before: ApiKey) => Promise<ApiKey>,
  ): Promise<ApiKey> {
    const after = await this.tenants.transaction(institutionId, async (tx) => {
      const before = isId(id) ? await this.keys.byIdForUpdate(tx, institutionId, id) : null;
      if (!before) throw noSuchKey();
      const key = await work(tx, before);
      // The id as it is stored: a path may write it in capitals, and nobody would know which key is meant.
      await tellAccessChange(tx, `key:${before.id}`);
      return key;
    });
    this.changes.changed(`key:${after.id}`);
    return after;
  }
}

const noSuchKey = () => new AppError('not_found', { message: 'There is no such API key.' });

function refuseProblems(change: ApiKeyChange): void {
  const details = apiKeyProblems(change);
  if (details.length > 0) throw new AppError('validation_error', { details });
}
