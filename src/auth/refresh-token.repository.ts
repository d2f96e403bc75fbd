import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** One token of a session's family, by its hash. */
export interface StoredToken {
  readonly hash: Buffer;
  readonly institutionId: string;
  readonly sessionId: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly spentAt: Date | null;
}

/** The table of refresh tokens, whose rows no institution may read. */
@Injectable()
export class RefreshTokenRepository {
  /** Whose token it is, before the institution is known. */
  async familyOf(tx: EntityManager, hash: Buffer): Promise<Pick<StoredToken, 'institutionId' | 'sessionId'> | null> {
    const [row] = await tx.query<{ institution_id: string; session_id: string }[]>(
      'SELECT institution_id, session_id FROM refresh_token WHERE token_hash = $1',
      [hash],
    );
    return row ? { institutionId: row.institution_id, sessionId: row.session_id } : null;
  }

  async byHash(tx: EntityManager, institutionId: string, hash: Buffer): Promise<StoredToken | null> {
    const [row] = await tx.query<TokenRow[]>(
      `SELECT session_id, created_at, expires_at, spent_at FROM refresh_token WHERE institution_id = $1 AND token_hash = $2`,
      [institutionId, hash],
    );
    if (!row) return null;
    const { session_id: sessionId, created_at: createdAt, expires_at: expiresAt, spent_at: spentAt } = row;
    return { hash, institutionId, sessionId, createdAt, expiresAt, spentAt };
  }

  async add(tx: EntityManager, token: StoredToken): Promise<void> {
    await tx.query(
      `INSERT INTO refresh_token (token_hash, institution_id, session_id, created_at, expires_at, spent_at)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [token.hash, token.institutionId, token.sessionId, token.createdAt, token.expiresAt, token.spentAt],
    );
  }

  async spend(tx: EntityManager, { institutionId, hash }: StoredToken, at: Date): Promise<void> {
    await tx.query('UPDATE refresh_token SET spent_at = $3 WHERE institution_id = $1 AND token_hash = $2', [
      institutionId,
      hash,
      at,
    ]);
  }

  async spendAll(tx: EntityManager, institutionId: string, sessionId: string, at: Date): Promise<void> {
    await tx.query(
      'UPDATE refresh_token SET spent_at = $3 WHERE institution_id = $1 AND session_id = $2 AND spent_at IS NULL',
      [institutionId, sessionId, at],
    );
  }

  /** No other token of the family was spent after this one. */
  async isLastSpent(tx: EntityManager, { institutionId, sessionId, hash, spentAt }: StoredToken): Promise<boolean> {
    const later = await tx.query<unknown[]>(
      `SELECT 1 FROM refresh_token WHERE institution_id = $1 AND session_id = $2 AND token_hash <> $3 AND spent_at >= $4 LIMIT 1`,
      [institutionId, sessionId, hash, spentAt],
    );
    return later.length === 0;
  }
}

interface TokenRow {
  session_id: string;
  created_at: Date;
  expires_at: Date;
  spent_at: Date | null;
}
