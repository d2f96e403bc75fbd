import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { EndReason, Session } from './session';

const COLUMNS = 'id, institution_id, user_id, credentials_version, created_at, expires_at, ended_at';

interface SessionRow {
  id: string;
  institution_id: string;
  user_id: string;
  credentials_version: number;
  created_at: Date;
  expires_at: Date;
  ended_at: Date | null;
}

/** The table of sessions. */
@Injectable()
export class SessionRepository {
  async byId(tx: EntityManager, institutionId: string, id: string): Promise<Session | null> {
    return first(await tx.query<SessionRow[]>(BY_ID, [institutionId, id]));
  }

  /** Locked until the transaction ends: a session is renewed once at a time. */
  async byIdForUpdate(tx: EntityManager, institutionId: string, id: string): Promise<Session | null> {
    return first(await tx.query<SessionRow[]>(`${BY_ID} FOR UPDATE`, [institutionId, id]));
  }

  async add(tx: EntityManager, session: Session): Promise<void> {
    const { id, institutionId, userId, credentialsVersion, createdAt, expiresAt, endedAt } = session;
    await tx.query(`INSERT INTO session (${COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7)`, [
      id,
      institutionId,
      userId,
      credentialsVersion,
      createdAt,
      expiresAt,
      endedAt,
    ]);
  }

  async end(tx: EntityManager, institutionId: string, id: string, reason: EndReason, at: Date): Promise<void> {
    await tx.query(
      'UPDATE session SET ended_at = $3, end_reason = $4 WHERE institution_id = $1 AND id = $2 AND ended_at IS NULL',
      [institutionId, id, at, reason],
    );
  }

  /** Lets the one session go on under which the password was changed. */
  async setVersion(tx: EntityManager, institutionId: string, id: string, version: number): Promise<void> {
    await tx.query('UPDATE session SET credentials_version = $3 WHERE institution_id = $1 AND id = $2', [
      institutionId,
      id,
      version,
    ]);
  }

  /** With their tokens. */
  async removeOver(tx: EntityManager, institutionId: string, userId: string, now: Date): Promise<void> {
    await tx.query('DELETE FROM session WHERE institution_id = $1 AND user_id = $2 AND expires_at <= $3', [
      institutionId,
      userId,
      now,
    ]);
  }
}

const BY_ID = `SELECT ${COLUMNS} FROM session WHERE institution_id = $1 AND id = $2`;

const first = ([row]: SessionRow[]): Session | null =>
  row
    ? {
        id: row.id,
        institutionId: row.institution_id,
        userId: row.user_id,
        credentialsVersion: row.credentials_version,
        createdAt: row.created_at,
        expiresAt: row.expires_at,
        endedAt: row.ended_at,
      }
    : null;
