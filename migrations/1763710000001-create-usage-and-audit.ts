import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The usage counters and the append-only records.
 *
 * The records name institutions, keys and people without foreign keys: they outlive what they name, and a search must not
 * queue behind the lock of its institution's row. Their ids are UUIDs of version 7 made from `created_at`, so the primary
 * key serves the list by date and finds one record in one partition. Months leave by dropping a partition; nothing else
 * removes or changes a row, not even for the owner.
 */
export class CreateUsageAndAudit1763710000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const steps = [USAGE_COUNTER, SEARCH_LOG, SEARCH_LOG_SNAPSHOT, API_KEY_LOG, AUDIT_ATTEMPT];
    for (const sql of [...steps, COMPRESSION, INSERT_ONLY, PARTITIONS, WALL]) await runner.query(sql);
    await runner.query('SELECT ensure_audit_partitions(now(), 2)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE audit_attempt, api_key_log, search_log_snapshot, search_log, usage_counter');
    await runner.query('DROP FUNCTION ensure_audit_partitions, refuse_change');
  }
}

/** The row decides who gets the last free place; both subjects and both periods are counted, limited or not. */
const USAGE_COUNTER = `
CREATE TABLE usage_counter (
  institution_id uuid NOT NULL,
  subject_id uuid NOT NULL,
  period text NOT NULL CHECK (period IN ('day', 'month')),
  period_start date NOT NULL,
  count bigint NOT NULL CHECK (count > 0),
  PRIMARY KEY (institution_id, subject_id, period, period_start)
) WITH (fillfactor = 50);
COMMENT ON COLUMN usage_counter.subject_id IS 'the key, or the institution itself'`;

const SEARCH_LOG = `
CREATE TABLE search_log (
  id uuid NOT NULL,
  institution_id uuid NOT NULL,
  api_key_id uuid,
  user_id uuid,
  search_type text NOT NULL CHECK (search_type IN ('public', 'private')),
  query jsonb NOT NULL,
  requested_sources text[] NOT NULL,
  success boolean NOT NULL,
  http_status smallint NOT NULL,
  error_code text,
  error_message text,
  actor_type text NOT NULL CHECK (actor_type IN ('apiKey', 'user')),
  actor_snapshot jsonb NOT NULL,
  result_count integer NOT NULL,
  has_match boolean NOT NULL,
  top_score double precision,
  top_entity_name text,
  top_entity_id text,
  matched_sources text[] NOT NULL,
  editions jsonb NOT NULL,
  engine_version text,
  parameters_hash text,
  request_id text NOT NULL,
  user_agent text,
  ip text,
  response_time_ms double precision NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (institution_id, created_at, id),
  CHECK (success = (error_code IS NULL)),
  CHECK (NOT success OR (engine_version IS NOT NULL AND parameters_hash IS NOT NULL))
) PARTITION BY RANGE (created_at);
CREATE INDEX search_log_by_key ON search_log (institution_id, api_key_id, created_at, id);
CREATE INDEX search_log_by_user ON search_log (institution_id, user_id, created_at, id) WHERE user_id IS NOT NULL`;

/** The answers as sent are large; apart from the log they leave its lists quick. */
const SEARCH_LOG_SNAPSHOT = `
CREATE TABLE search_log_snapshot (
  search_log_id uuid NOT NULL,
  institution_id uuid NOT NULL,
  body text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (institution_id, created_at, search_log_id)
) PARTITION BY RANGE (created_at)`;

const ACCESS_COLUMNS = `
  request_id text NOT NULL,
  request_path text NOT NULL,
  request_method text NOT NULL,
  request_url text,
  request_headers jsonb NOT NULL,
  request_query jsonb NOT NULL,
  request_body jsonb NOT NULL,
  host text,
  origin text,
  referer text,
  user_agent text,
  ip text,
  response_time_ms double precision NOT NULL,
  created_at timestamptz NOT NULL`;

const ERROR_TYPES = `'missing_key', 'invalid_key', 'inactive_key', 'inactive_institution', 'unapproved_institution',
    'domain_restriction', 'ip_restriction', 'service_unavailable'`;

const API_KEY_LOG = `
CREATE TABLE api_key_log (
  id uuid NOT NULL,
  institution_id uuid NOT NULL,
  api_key_id uuid,
  api_key_snapshot jsonb,
  success boolean NOT NULL,
  error_type text CHECK (error_type IN (${ERROR_TYPES})),
  error_message text,
  ${ACCESS_COLUMNS},
  PRIMARY KEY (institution_id, created_at, id),
  CHECK (success = (error_type IS NULL))
) PARTITION BY RANGE (created_at);
CREATE INDEX api_key_log_by_key ON api_key_log (institution_id, api_key_id, created_at, id)`;

/** Attempts that match no key belong to no institution: only the operator reads them. */
const AUDIT_ATTEMPT = `
CREATE TABLE audit_attempt (
  id uuid NOT NULL,
  error_type text NOT NULL CHECK (error_type IN (${ERROR_TYPES})),
  error_message text,
  ${ACCESS_COLUMNS},
  PRIMARY KEY (created_at, id)
) PARTITION BY RANGE (created_at)`;

/** lz4 costs a tenth of the default's time; a server built without it keeps the default. */
const COMPRESSION = `
DO $$
BEGIN
  ALTER TABLE search_log_snapshot ALTER COLUMN body SET COMPRESSION lz4;
EXCEPTION WHEN feature_not_supported THEN
  RAISE NOTICE 'This PostgreSQL has no lz4: snapshots are compressed with its default.';
END $$`;

const INSERT_ONLY = `
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'records in % are never changed or removed one by one', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER insert_only BEFORE UPDATE OR DELETE ON search_log FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER insert_only BEFORE UPDATE OR DELETE ON search_log_snapshot FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER insert_only BEFORE UPDATE OR DELETE ON api_key_log FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER insert_only BEFORE UPDATE OR DELETE ON audit_attempt FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON search_log EXECUTE FUNCTION refuse_change();
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON search_log_snapshot EXECUTE FUNCTION refuse_change();
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON api_key_log EXECUTE FUNCTION refuse_change();
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON audit_attempt EXECUTE FUNCTION refuse_change()`;

/**
 * Makes the partitions of the month of \`at\` and of the months after it, where they are missing.
 * A table is made apart and then attached, because that lets inserts go on; the months are those of UTC.
 */
const PARTITIONS = `
CREATE FUNCTION ensure_audit_partitions(at timestamptz, months_ahead integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  parent text;
  part text;
  first_day timestamp;
  made integer := 0;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('ensure_audit_partitions'));
  FOR ahead IN 0..months_ahead LOOP
    first_day := date_trunc('month', at AT TIME ZONE 'UTC') + make_interval(months => ahead);
    FOREACH parent IN ARRAY ARRAY['search_log', 'search_log_snapshot', 'api_key_log', 'audit_attempt'] LOOP
      part := parent || to_char(first_day, '_YYYY_MM');
      CONTINUE WHEN to_regclass(part) IS NOT NULL;
      EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING ALL)', part, parent);
      EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', part);
      EXECUTE format('CREATE TRIGGER never_emptied BEFORE TRUNCATE ON %I EXECUTE FUNCTION refuse_change()', part);
      EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', parent, part,
        to_char(first_day, 'YYYY-MM-DD"T00:00:00Z"'), to_char(first_day + interval '1 month', 'YYYY-MM-DD"T00:00:00Z"'));
      made := made + 1;
    END LOOP;
  END LOOP;
  RETURN made;
END $$;
REVOKE EXECUTE ON FUNCTION ensure_audit_partitions FROM PUBLIC`;

const WALL = `
ALTER TABLE usage_counter ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_institution ON usage_counter USING (institution_id = nullif(current_setting('app.institution', true), '')::uuid);
GRANT SELECT ON usage_counter TO sanctions_tenant;

ALTER TABLE search_log ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_institution ON search_log USING (institution_id = nullif(current_setting('app.institution', true), '')::uuid);
GRANT SELECT, INSERT ON search_log TO sanctions_tenant;

ALTER TABLE search_log_snapshot ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_institution ON search_log_snapshot USING (institution_id = nullif(current_setting('app.institution', true), '')::uuid);
GRANT SELECT, INSERT ON search_log_snapshot TO sanctions_tenant;

ALTER TABLE api_key_log ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_institution ON api_key_log USING (institution_id = nullif(current_setting('app.institution', true), '')::uuid);
GRANT SELECT, INSERT ON api_key_log TO sanctions_tenant`;
