import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../common/clock';
import { OwnerDatabase } from '../database/owner-database';
import type { Institution } from '../institutions/institution';
import type { Account } from '../users/account';
import { UserAccounts } from '../users/user-accounts';
import { AuthSettings } from './auth-settings';
import { refreshTokenHash } from './refresh-token';
import { RefreshTokenRepository, type StoredToken } from './refresh-token.repository';
import { isAlive, type Session } from './session';
import { SessionRepository } from './session.repository';
import { type OpenSession, SessionService } from './session.service';
import { Standing } from './standing';

export interface RenewedSession extends OpenSession {
  readonly account: Account;
  readonly institution: Institution;
}

/**
 * Spends a refresh token for the next one. A token is good once: when a spent one comes back, somebody else has a copy, and as nobody
 * can tell the thief from the owner, the whole session ends.
 */
@Injectable()
export class SessionRenewal {
  constructor(
    private readonly database: OwnerDatabase,
    private readonly sessions: SessionRepository,
    private readonly tokens: RefreshTokenRepository,
    private readonly service: SessionService,
    private readonly accounts: UserAccounts,
    private readonly standing: Standing,
    private readonly clock: Clock,
    private readonly settings: AuthSettings,
  ) {}

  /** Null for any text that is no live token. Throws the refusal of the institution, which spends nothing. */
  async renew(presented: string): Promise<RenewedSession | null> {
    const hash = refreshTokenHash(presented);
    const family = await this.tokens.familyOf(this.database.manager('lookup'), hash);
    if (!family) return null;
    const { institutionId, sessionId } = family;
    // Before the transaction, which holds a connection: many at once would otherwise wait for each other's.
    const institution = await this.standing.look(institutionId);
    const renewed = await this.database.transaction('sessions', async (tx) => {
      const session = await this.sessions.byIdForUpdate(tx, institutionId, sessionId);
      // Read after the lock: a renewal that went first has spent it.
      const token = await this.tokens.byHash(tx, institutionId, hash);
      const account = session && (await this.accounts.read(tx, institutionId, session.userId));
      if (!token || !account || !isAlive(session, account, this.clock.now())) return null;
      return this.next(tx, session, token, { account, institution });
    });
    if (!renewed) this.service.changed(sessionId);
    return renewed;
  }

  private async next(
    tx: EntityManager,
    session: Session,
    token: StoredToken,
    { account, institution }: Pick<RenewedSession, 'account' | 'institution'>,
  ): Promise<RenewedSession | null> {
    const now = this.clock.now();
    if (token.spentAt !== null && !(await this.isForgiven(tx, token, token.spentAt, now))) {
      await this.service.end(tx, session.institutionId, session.id, 'reuse');
      return null;
    }
    if (token.expiresAt <= now) return null;
    this.standing.admitted(institution);
    if (token.spentAt === null) await this.tokens.spend(tx, token, now);
    return { session, account, institution, refreshToken: await this.service.nextToken(tx, session) };
  }

  /** Where the operator grants a grace period, an answer that was lost on its way may be asked for again. */
  private async isForgiven(tx: EntityManager, token: StoredToken, spentAt: Date, now: Date): Promise<boolean> {
    const graceMs = this.settings.refreshGraceSeconds * 1000;
    if (graceMs === 0 || now.getTime() - spentAt.getTime() > graceMs) return false;
    return this.tokens.isLastSpent(tx, token);
  }
}
