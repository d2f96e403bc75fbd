import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { KeptAnswer } from './kept-answer';

/** Whose idempotency key it is. */
export interface AnswerName {
  readonly institutionId: string;
  readonly userId: string;
  readonly key: string;
}

/** A new answer removes so many that are over, so that the table stays small without a job of its own. */
const SWEPT_AT_ONCE = 20;

/** The table of kept answers. */
@Injectable()
export class KeptAnswerRepository {
  /** Nobody else answers under this name until the transaction ends. */
  async lock(tx: EntityManager, { institutionId, userId, key }: AnswerName): Promise<void> {
    const name = `idempotent_answer/${institutionId}/${userId}/${key}`;
    await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
  }

  async find(
    tx: EntityManager,
    { institutionId, userId, key }: AnswerName,
    now: Date,
  ): Promise<(KeptAnswer & { requestHash: Buffer }) | null> {
    const rows = await tx.query<{ request_hash: Buffer; http_status: number; body: string }[]>(
      `SELECT request_hash, http_status, body FROM idempotent_answer
       WHERE institution_id = $1 AND user_id = $2 AND key_hash = $3 AND expires_at > $4`,
      [institutionId, userId, hashOf(key), now],
    );
    const [row] = rows;
    return row ? { requestHash: row.request_hash, status: row.http_status, body: row.body } : null;
  }

  /** In the place of one that is over. */
  async keep(
    tx: EntityManager,
    { institutionId, userId, key }: AnswerName,
    requestHash: Buffer,
    { status, body }: KeptAnswer,
    until: Date,
  ): Promise<void> {
    await tx.query(
      `INSERT INTO idempotent_answer (institution_id, user_id, key_hash, request_hash, http_status, body, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (institution_id, user_id, key_hash) DO UPDATE
       SET (request_hash, http_status, body, expires_at) =
         ROW(excluded.request_hash, excluded.http_status, excluded.body, excluded.expires_at)`,
      [institutionId, userId, hashOf(key), requestHash, status, body, until],
    );
  }

  async sweep(tx: EntityManager, institutionId: string, now: Date): Promise<void> {
    await tx.query(
      `DELETE FROM idempotent_answer WHERE (institution_id, user_id, key_hash) IN
         (SELECT institution_id, user_id, key_hash FROM idempotent_answer
          WHERE institution_id = $1 AND expires_at <= $2 LIMIT $3 FOR UPDATE SKIP LOCKED)`,
      [institutionId, now, SWEPT_AT_ONCE],
    );
  }
}

/** The key itself is not kept: somebody will choose one that opens something. */
const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest();
