import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The lists and what they list. A list has editions and a pointer to the one that is live; the version of a record that
 * answers is the one whose span of editions holds that pointer. So a new edition can be staged beside the live one, is
 * seen by nobody, and goes live by moving one number.
 *
 * Lists are nobody's tenant data: the tenant role is granted nothing here.
 */
export class CreateLists1763700000000 implements MigrationInterface {
  name = 'CreateLists1763700000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...LISTS, ...ENTITIES, ...RECORDS]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE entity_judgement, entity_referent, sanction, identifier, address, alias, source_record, entity,
        list_attempt, list_warning, list_edition, list, source CASCADE`);
  }
}

const LISTS = [
  `CREATE TABLE source (
    name text PRIMARY KEY
  )`,
  `INSERT INTO source (name) VALUES ('OFAC'), ('MASAK'), ('EU_RESTRICTED'), ('UK_HMT'), ('UN_CONSOLIDATED')`,
  `CREATE TABLE list (
    source text NOT NULL REFERENCES source (name),
    id text NOT NULL,
    title text NOT NULL,
    live_edition integer,
    PRIMARY KEY (source, id)
  )`,
  // An edition is staged until it is published or refused. One left staged by a crash is abandoned by the next import.
  `CREATE TABLE list_edition (
    id uuid PRIMARY KEY,
    source text NOT NULL,
    list text NOT NULL,
    seq integer NOT NULL CHECK (seq > 0),
    label text NOT NULL,
    state text NOT NULL CHECK (state IN ('staged', 'published', 'superseded', 'refused', 'abandoned')),
    demonstration boolean NOT NULL,
    published_at timestamptz,
    imported_at timestamptz NOT NULL,
    live_at timestamptz,
    hash text NOT NULL,
    format text NOT NULL,
    requested_by text NOT NULL,
    counts jsonb NOT NULL DEFAULT '{}',
    warnings jsonb NOT NULL DEFAULT '{}',
    refusals jsonb NOT NULL DEFAULT '[]',
    overrides jsonb NOT NULL DEFAULT '[]',
    UNIQUE (source, list, seq),
    UNIQUE (source, list, label),
    FOREIGN KEY (source, list) REFERENCES list (source, id),
    CHECK (state NOT IN ('published', 'superseded') OR live_at IS NOT NULL),
    CHECK (state <> 'refused' OR jsonb_array_length(refusals) > 0)
  )`,
  // Whatever goes wrong, a list never has two editions that both call themselves live.
  `CREATE UNIQUE INDEX list_edition_one_published ON list_edition (source, list) WHERE state = 'published'`,
  `ALTER TABLE list ADD FOREIGN KEY (source, id, live_edition) REFERENCES list_edition (source, list, seq)`,
  // One row a value that was not understood: counted on the edition, kept whole here.
  `CREATE TABLE list_warning (
    edition_id uuid NOT NULL REFERENCES list_edition (id) ON DELETE CASCADE,
    position integer NOT NULL,
    kind text NOT NULL,
    reference_id text NOT NULL,
    field text NOT NULL,
    value text NOT NULL,
    PRIMARY KEY (edition_id, position)
  )`,
  // Every try to import leaves a row, also one that found nothing new or could not read the file.
  `CREATE TABLE list_attempt (
    id uuid PRIMARY KEY,
    source text NOT NULL REFERENCES source (name),
    list text,
    at timestamptz NOT NULL,
    requested_by text NOT NULL,
    outcome text NOT NULL CHECK (outcome IN ('published', 'unchanged', 'refused', 'failed')),
    edition text,
    message text,
    CHECK (outcome <> 'failed' OR message IS NOT NULL)
  )`,
  `CREATE INDEX list_attempt_latest ON list_attempt (source, list, at DESC)`,
];

const ENTITIES = [
  // The key is computed from what the entity was first minted from, so that it is the same in every database.
  `CREATE TABLE entity (
    id uuid PRIMARY KEY,
    source text NOT NULL REFERENCES source (name),
    reference_id text NOT NULL,
    minted_at timestamptz NOT NULL,
    UNIQUE (source, reference_id)
  )`,
  // An id that was given out keeps leading to its entity after a merge, for ever.
  `CREATE TABLE entity_referent (
    old_id uuid PRIMARY KEY,
    entity_id uuid NOT NULL REFERENCES entity (id),
    since timestamptz NOT NULL,
    CHECK (old_id <> entity_id)
  )`,
  // Judgements name source records, not entities: they survive every later merge and split.
  `CREATE TABLE entity_judgement (
    id uuid PRIMARY KEY,
    left_source text NOT NULL REFERENCES source (name),
    left_reference_id text NOT NULL,
    right_source text NOT NULL REFERENCES source (name),
    right_reference_id text NOT NULL,
    judgement text NOT NULL CHECK (judgement IN ('same', 'different', 'unsure')),
    judged_by text NOT NULL,
    judged_at timestamptz NOT NULL,
    reason text NOT NULL,
    superseded_at timestamptz,
    CHECK ((left_source, left_reference_id) < (right_source, right_reference_id))
  )`,
  `CREATE UNIQUE INDEX entity_judgement_current
     ON entity_judgement (left_source, left_reference_id, right_source, right_reference_id)
     WHERE superseded_at IS NULL`,
];

const RECORDS = [
  // A row is one version of a record. It answers while first_edition <= live_edition <= last_edition (none: still listed).
  `CREATE TABLE source_record (
    id uuid PRIMARY KEY,
    source text NOT NULL,
    list text NOT NULL,
    reference_id text NOT NULL,
    entity_id uuid NOT NULL REFERENCES entity (id),
    first_edition integer NOT NULL,
    last_edition integer,
    content_hash text NOT NULL,
    raw jsonb NOT NULL,
    record jsonb NOT NULL,
    UNIQUE (source, list, reference_id, first_edition),
    FOREIGN KEY (source, list) REFERENCES list (source, id),
    FOREIGN KEY (source, list, first_edition) REFERENCES list_edition (source, list, seq),
    CHECK (last_edition >= first_edition)
  )`,
  `CREATE INDEX source_record_entity ON source_record (entity_id)`,
  `CREATE TABLE alias (
    source_record_id uuid NOT NULL REFERENCES source_record (id) ON DELETE CASCADE,
    position integer NOT NULL,
    name text NOT NULL,
    quality text NOT NULL CHECK (quality IN ('primary', 'aka', 'low')),
    former boolean NOT NULL,
    PRIMARY KEY (source_record_id, position)
  )`,
  `CREATE TABLE address (
    source_record_id uuid NOT NULL REFERENCES source_record (id) ON DELETE CASCADE,
    position integer NOT NULL,
    address text,
    city text,
    region text,
    country text,
    postal_code text,
    PRIMARY KEY (source_record_id, position)
  )`,
  `CREATE TABLE identifier (
    source_record_id uuid NOT NULL REFERENCES source_record (id) ON DELETE CASCADE,
    position integer NOT NULL,
    type text NOT NULL,
    value text NOT NULL,
    country text,
    label text,
    issued_at text,
    expires_at text,
    PRIMARY KEY (source_record_id, position)
  )`,
  `CREATE TABLE sanction (
    source_record_id uuid NOT NULL REFERENCES source_record (id) ON DELETE CASCADE,
    position integer NOT NULL,
    program text,
    regime text,
    measures text[] NOT NULL,
    listed_at timestamptz,
    modified_at timestamptz,
    legal_basis text,
    PRIMARY KEY (source_record_id, position)
  )`,
];
