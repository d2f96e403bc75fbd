import { Injectable, Logger } from '@nestjs/common';
import { AccessChanges } from '../common/access-changes';
import { Remembered } from '../common/remembered';
import { OwnerDatabase } from '../database/owner-database';
import type { PresentedKey } from './api-key';
import { ApiKeyRepository } from './api-key.repository';
import { isKeyShaped } from './key-format';
import { KeyHashSecrets, possibleHashes } from './key-hash';

const TOUCH_EVERY_MS = 60_000;

/** Finds the key a request presents. It serves all institutions, because the key is what tells the institution. */
@Injectable()
export class KeyLookup {
  private readonly log = new Logger(KeyLookup.name);
  private readonly remembered: Remembered<PresentedKey>;
  private readonly touchedAtMs = new Map<string, number>();

  constructor(
    private readonly database: OwnerDatabase,
    private readonly keys: ApiKeyRepository,
    private readonly secrets: KeyHashSecrets,
    changes: AccessChanges,
  ) {
    this.remembered = new Remembered(changes);
    changes.onChange((subject) =>
      this.remembered.forget(({ id }) => subject === 'everything' || subject === `key:${id}`),
    );
  }

  /** The key, also a disabled, expired or deleted one; null when no key was ever issued with this secret. */
  async find(presented: string): Promise<PresentedKey | null> {
    if (!isKeyShaped(presented)) return null;
    const hashes = possibleHashes(presented, this.secrets);
    const name = hashes[0]?.toString('base64') ?? '';
    return this.remembered.get(name, () => this.keys.byHash(this.database.manager('lookup'), hashes));
  }

  /** Notes the use of a key, at most once a minute and never at the cost of the request. */
  used(key: PresentedKey, at: Date): void {
    const last = this.touchedAtMs.get(key.id);
    if (last !== undefined && Math.abs(at.getTime() - last) < TOUCH_EVERY_MS) return;
    this.touchedAtMs.set(key.id, at.getTime());
    this.keys
      .touch(this.database.manager('lookup'), key.institutionId, key.id, at)
      .catch((error: unknown) => this.log.warn(`The last use of a key was not noted: ${String(error)}`));
  }
}
