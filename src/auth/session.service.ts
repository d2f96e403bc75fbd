import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccessChanges, tellAccessChange } from '../common/access-changes';
import { Clock } from '../common/clock';
import { newId } from '../common/ids';
import { Remembered } from '../common/remembered';
import { OwnerDatabase } from '../database/owner-database';
import type { Account } from '../users/account';
import { newRefreshToken, refreshTokenHash } from './refresh-token';
import { RefreshTokenRepository } from './refresh-token.repository';
import { type EndReason, REFRESH_LASTS_MS, type Session, SESSION_LASTS_MS } from './session';
import { SessionRepository } from './session.repository';

/** A session with the refresh token that is told this once. */
export interface OpenSession {
  readonly session: Session;
  readonly refreshToken: string;
}

/** Begins sessions, hands out their refresh tokens and ends them. */
@Injectable()
export class SessionService {
  private readonly remembered: Remembered<Session>;

  constructor(
    private readonly database: OwnerDatabase,
    private readonly sessions: SessionRepository,
    private readonly tokens: RefreshTokenRepository,
    private readonly clock: Clock,
    private readonly changes: AccessChanges,
  ) {
    this.remembered = new Remembered(changes);
    changes.onChange((subject) =>
      this.remembered.forget(({ id }) => subject === 'everything' || subject === `session:${id}`),
    );
  }

  /** The session as it is now, or was a moment ago while changes are heard; also an ended one. */
  find(institutionId: string, id: string): Promise<Session | null> {
    return this.remembered.get(`${institutionId} ${id}`, () =>
      this.sessions.byId(this.database.manager('lookup'), institutionId, id),
    );
  }

  /** Removes what is over of this user on the way. */
  async begin(tx: EntityManager, { id: userId, institutionId, credentialsVersion }: Account): Promise<OpenSession> {
    const createdAt = this.clock.now();
    await this.sessions.removeOver(tx, institutionId, userId, createdAt);
    const expiresAt = new Date(createdAt.getTime() + SESSION_LASTS_MS);
    const session = { id: newId(), institutionId, userId, credentialsVersion, createdAt, expiresAt, endedAt: null };
    await this.sessions.add(tx, session);
    return { session, refreshToken: await this.nextToken(tx, session) };
  }

  /** A new token of the session's family. */
  async nextToken(tx: EntityManager, { id: sessionId, institutionId, expiresAt }: Session): Promise<string> {
    const token = newRefreshToken();
    const createdAt = this.clock.now();
    const unusedUntil = new Date(Math.min(createdAt.getTime() + REFRESH_LASTS_MS, expiresAt.getTime()));
    await this.tokens.add(tx, {
      hash: refreshTokenHash(token),
      institutionId,
      sessionId,
      createdAt,
      expiresAt: unusedUntil,
      spentAt: null,
    });
    return token;
  }

  /** Lets the session go on under a new password, with a new refresh token; null when it ended meanwhile. */
  async carryOn(
    tx: EntityManager,
    { institutionId, id, credentialsVersion }: Pick<Session, 'institutionId' | 'id' | 'credentialsVersion'>,
  ): Promise<OpenSession | null> {
    const before = await this.sessions.byIdForUpdate(tx, institutionId, id);
    const now = this.clock.now();
    if (!before || before.endedAt !== null || before.expiresAt <= now) return null;
    await this.sessions.setVersion(tx, institutionId, id, credentialsVersion);
    await this.tokens.spendAll(tx, institutionId, id, now);
    await tellAccessChange(tx, `session:${id}`);
    const session = { ...before, credentialsVersion };
    return { session, refreshToken: await this.nextToken(tx, session) };
  }

  /** Every process hears of it as the transaction commits; the caller tells this one, with `changed`. */
  async end(tx: EntityManager, institutionId: string, id: string, reason: EndReason): Promise<void> {
    await this.sessions.end(tx, institutionId, id, reason, this.clock.now());
    await tellAccessChange(tx, `session:${id}`);
  }

  /** A session of this process changed, and its transaction has committed. */
  changed(id: string): void {
    this.changes.changed(`session:${id}`);
  }
}
