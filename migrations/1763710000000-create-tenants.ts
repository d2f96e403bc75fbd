import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The institutions, their people and their keys.
 *
 * Whatever acts for one institution runs as the role `sanctions_tenant`, which owns nothing, so that row-level security
 * binds it: a forgotten condition on the institution then finds nothing instead of another institution's rows.
 * Look-ups that come before the institution is known (key, sign-in, refresh token) run as the owner; hence no FORCE.
 */
export class CreateTenants1763710000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const sql of [TENANT_ROLE, INSTITUTION, APP_USER, SESSION, REFRESH_TOKEN, API_KEY, WALL])
      await runner.query(sql);
  }

  async down(runner: QueryRunner): Promise<void> {
    // The role stays: it belongs to the whole server, and other databases may use it.
    await runner.query('DROP TABLE api_key, refresh_token, session, app_user, institution');
  }
}

/** Two databases of one server may be migrated at once, so a role that appears meanwhile is no fault. */
const TENANT_ROLE = `
DO $$
DECLARE
  before text := current_setting('role');
  advice text := format('Run as a superuser: CREATE ROLE sanctions_tenant NOLOGIN; GRANT sanctions_tenant TO %I; then start again.', current_user);
BEGIN
  BEGIN
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'sanctions_tenant') THEN
      CREATE ROLE sanctions_tenant NOLOGIN;
    END IF;
  EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
    WHEN insufficient_privilege THEN
      RAISE insufficient_privilege USING MESSAGE = 'The database user may not create the role sanctions_tenant. ' || advice;
  END;
  BEGIN
    PERFORM set_config('role', 'sanctions_tenant', true);
  EXCEPTION WHEN insufficient_privilege THEN
    BEGIN
      GRANT sanctions_tenant TO CURRENT_USER;
    EXCEPTION WHEN insufficient_privilege THEN
      RAISE insufficient_privilege USING MESSAGE = 'The database user may not act as the role sanctions_tenant. ' || advice;
    END;
  END;
  PERFORM set_config('role', before, true);
END $$`;

/** A key and an institution carry the same policy, each in its own columns. */
const LIMIT_POLICY = `
  unlimited boolean NOT NULL DEFAULT true,
  daily_limit integer CHECK (daily_limit >= 0),
  monthly_limit integer CHECK (monthly_limit >= 0),
  max_page_size integer NOT NULL DEFAULT 100 CHECK (max_page_size BETWEEN 1 AND 100),
  allowed_sources text[] NOT NULL DEFAULT '{OFAC,MASAK,EU_RESTRICTED,UK_HMT,UN_CONSOLIDATED}'
    CHECK (allowed_sources <@ '{OFAC,MASAK,EU_RESTRICTED,UK_HMT,UN_CONSOLIDATED}'::text[])`;

const INSTITUTION = `
CREATE TABLE institution (
  id uuid PRIMARY KEY,
  name text NOT NULL CHECK (name <> ''),
  slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  approved boolean NOT NULL DEFAULT false,
  active boolean NOT NULL DEFAULT true,
  demonstration boolean NOT NULL DEFAULT false,
  ${LIMIT_POLICY},
  min_score double precision NOT NULL DEFAULT 50 CHECK (min_score BETWEEN 0 AND 100),
  alert_score double precision NOT NULL DEFAULT 70 CHECK (alert_score BETWEEN 0 AND 100),
  four_eyes boolean NOT NULL DEFAULT false,
  auto_clear boolean NOT NULL DEFAULT false,
  strict_hits boolean NOT NULL DEFAULT false,
  search_retention_days integer CHECK (search_retention_days > 0),
  access_retention_days integer CHECK (access_retention_days > 0),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX institution_one_demonstration ON institution (demonstration) WHERE demonstration;
COMMENT ON COLUMN institution.search_retention_days IS 'null means the operator''s floor'`;

/** E-mail addresses are unique over all institutions, because sign-in names no institution. */
const APP_USER = `
CREATE TABLE app_user (
  id uuid PRIMARY KEY,
  institution_id uuid NOT NULL REFERENCES institution (id),
  email text NOT NULL UNIQUE CHECK (email = lower(email)),
  full_name text NOT NULL,
  role text NOT NULL CHECK (role IN ('admin', 'officer', 'analyst', 'auditor')),
  active boolean NOT NULL DEFAULT true,
  password_hash text NOT NULL,
  must_change_password boolean NOT NULL DEFAULT false,
  last_login_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX app_user_by_institution ON app_user (institution_id, created_at, id)`;

const SESSION = `
CREATE TABLE session (
  id uuid PRIMARY KEY,
  institution_id uuid NOT NULL REFERENCES institution (id),
  user_id uuid NOT NULL REFERENCES app_user (id),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  end_reason text CHECK (end_reason IN ('logout', 'reuse', 'password', 'deactivated', 'role')),
  CHECK ((ended_at IS NULL) = (end_reason IS NULL))
);
CREATE INDEX session_by_user ON session (institution_id, user_id) WHERE ended_at IS NULL`;

/** Spent tokens stay until their session is over: a token that comes back ends the session. */
const REFRESH_TOKEN = `
CREATE TABLE refresh_token (
  token_hash bytea PRIMARY KEY,
  institution_id uuid NOT NULL REFERENCES institution (id),
  session_id uuid NOT NULL REFERENCES session (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  spent_at timestamptz
);
CREATE INDEX refresh_token_by_session ON refresh_token (institution_id, session_id)`;

/** Only keyed hashes are kept; after a rotation the previous secret works until its end. */
const API_KEY = `
CREATE TABLE api_key (
  id uuid PRIMARY KEY,
  institution_id uuid NOT NULL REFERENCES institution (id),
  label text NOT NULL CHECK (label <> ''),
  kind text NOT NULL CHECK (kind IN ('live', 'test')),
  last4 text NOT NULL CHECK (length(last4) = 4),
  secret_hash bytea NOT NULL UNIQUE,
  previous_hash bytea UNIQUE,
  previous_hash_until timestamptz,
  active boolean NOT NULL DEFAULT true,
  allowed_domains text[] NOT NULL DEFAULT '{}',
  allowed_ips text[] NOT NULL DEFAULT '{}',
  ${LIMIT_POLICY},
  reject_oversize_page boolean NOT NULL DEFAULT false,
  expires_at timestamptz,
  last_used_at timestamptz,
  created_by text NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  CHECK ((previous_hash IS NULL) = (previous_hash_until IS NULL))
);
CREATE INDEX api_key_by_institution ON api_key (institution_id, created_at, id) WHERE deleted_at IS NULL`;

/** The wall: one policy a table, and no more rights than the tenant operations need. Password hashes are never read here. */
const WALL = `
ALTER TABLE institution ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_institution ON institution USING (id = nullif(current_setting('app.institution', true), '')::uuid);
GRANT SELECT, UPDATE (name, min_score, alert_score, four_eyes, auto_clear, strict_hits, updated_at) ON institution TO sanctions_tenant;

ALTER TABLE app_user ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_institution ON app_user USING (institution_id = nullif(current_setting('app.institution', true), '')::uuid);
GRANT SELECT (id, institution_id, email, full_name, role, active, must_change_password, last_login_at, created_at, updated_at),
  INSERT, UPDATE (full_name, role, active, password_hash, must_change_password, updated_at) ON app_user TO sanctions_tenant;

ALTER TABLE session ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_institution ON session USING (institution_id = nullif(current_setting('app.institution', true), '')::uuid);
GRANT SELECT, UPDATE (ended_at, end_reason) ON session TO sanctions_tenant;

ALTER TABLE refresh_token ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_institution ON refresh_token USING (institution_id = nullif(current_setting('app.institution', true), '')::uuid);

ALTER TABLE api_key ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_institution ON api_key USING (institution_id = nullif(current_setting('app.institution', true), '')::uuid);
GRANT SELECT, INSERT, UPDATE (label, last4, secret_hash, previous_hash, previous_hash_until, active, allowed_domains, allowed_ips,
  unlimited, daily_limit, monthly_limit, max_page_size, allowed_sources, reject_oversize_page, expires_at, updated_at, deleted_at)
  ON api_key TO sanctions_tenant`;
