import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The answers of requests that came with an `Idempotency-Key`, for a day. A row is written in the transaction that did what was asked,
 * so that there is never an effect without its answer or an answer without its effect. Of the request and
 * of its key only hashes are kept, because people put passwords and API keys into both; of the answer everything but its secrets.
 */
export class AddIdempotency1763730000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const sql of [IDEMPOTENT_ANSWER, WALL]) await runner.query(sql);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE idempotent_answer');
  }
}

/** Two people of an institution may choose the same key for different things. */
const IDEMPOTENT_ANSWER = `
CREATE TABLE idempotent_answer (
  institution_id uuid NOT NULL REFERENCES institution (id),
  user_id uuid NOT NULL,
  key_hash bytea NOT NULL,
  request_hash bytea NOT NULL,
  http_status smallint NOT NULL CHECK (http_status < 500),
  body text NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (institution_id, user_id, key_hash)
);
CREATE INDEX idempotent_answer_by_end ON idempotent_answer (institution_id, expires_at)`;

const WALL = `
ALTER TABLE idempotent_answer ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_institution ON idempotent_answer USING (institution_id = nullif(current_setting('app.institution', true), '')::uuid);
GRANT SELECT, INSERT, UPDATE, DELETE ON idempotent_answer TO sanctions_tenant`;
