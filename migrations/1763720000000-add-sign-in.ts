import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Signing in: what makes all sessions of a user end at once, and the counts of failures that all processes share.
 *
 * `credentials_version` rises when a password changes or a user is deactivated. A session carries the version it began under and
 * is over when the user's is another: also one that was beginning at that very moment.
 */
export class AddSignIn1763720000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const sql of [VERSIONS, OLD_SESSIONS, FAILURE_COUNT, ACCOUNT_WAIT]) await runner.query(sql);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
DROP TABLE account_wait, failure_count;
ALTER TABLE session DROP COLUMN credentials_version;
ALTER TABLE app_user DROP COLUMN credentials_version`);
  }
}

const VERSIONS = `
ALTER TABLE app_user ADD COLUMN credentials_version integer NOT NULL DEFAULT 0;
GRANT SELECT (credentials_version), UPDATE (credentials_version) ON app_user TO sanctions_tenant;
ALTER TABLE session ADD COLUMN credentials_version integer NOT NULL DEFAULT 0`;

/** A user's sessions that are over are removed at the next sign-in. */
const OLD_SESSIONS = `
CREATE INDEX session_by_user_end ON session (institution_id, user_id, expires_at)`;

/** Failures of one address in the present minute. Lost counts after a crash cost nothing, so no write-ahead log. */
const FAILURE_COUNT = `
CREATE UNLOGGED TABLE failure_count (
  scope text NOT NULL,
  subject text NOT NULL,
  count integer NOT NULL,
  ends_at timestamptz NOT NULL,
  PRIMARY KEY (scope, subject)
);
CREATE INDEX failure_count_by_end ON failure_count (ends_at)`;

/**
 * How long an account has to wait before the next attempt. Accounts are named by a hash of what was typed, known or not: people
 * type passwords into the wrong field.
 */
const ACCOUNT_WAIT = `
CREATE TABLE account_wait (
  account_hash bytea PRIMARY KEY,
  attempts integer NOT NULL,
  attempted_at timestamptz NOT NULL,
  waits_until timestamptz NOT NULL
);
CREATE INDEX account_wait_by_end ON account_wait (waits_until)`;
