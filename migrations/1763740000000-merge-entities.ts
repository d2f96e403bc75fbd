import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * One entity across lists. Which entity a record belongs to is said in a table of its own, by source and reference: merging and
 * splitting then rewrites no record, and a record that leaves the list keeps its entity for the day it comes back.
 *
 * `entity_key` is what records are looked up by when an edition goes live, so that only what it touches is looked at.
 */
export class MergeEntities1763740000000 implements MigrationInterface {
  name = 'MergeEntities1763740000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE entity_state, entity_suggestion, entity_key`);
    await runner.query(`DROP VIEW listed_record`);
    await runner.query(
      `ALTER TABLE entity_judgement DROP CONSTRAINT entity_judgement_order, ADD CONSTRAINT entity_judgement_check
         CHECK ((left_source, left_reference_id) < (right_source, right_reference_id)) NOT VALID`,
    );
    await runner.query(`DROP INDEX source_record_reference, entity_referent_entity`);
    await runner.query(`ALTER TABLE source_record ADD COLUMN entity_id uuid REFERENCES entity (id)`);
    await runner.query(
      `UPDATE source_record r SET entity_id = m.entity_id FROM entity_record m
       WHERE m.source = r.source AND m.reference_id = r.reference_id`,
    );
    await runner.query(`DELETE FROM source_record WHERE entity_id IS NULL`);
    await runner.query(`ALTER TABLE source_record ALTER COLUMN entity_id SET NOT NULL`);
    await runner.query(`CREATE INDEX source_record_entity ON source_record (entity_id)`);
    await runner.query(`DROP TABLE entity_record`);
    await runner.query(`DELETE FROM entity WHERE generation > 1`);
    await runner.query(`ALTER TABLE entity DROP COLUMN ordinal, DROP COLUMN generation`);
    await runner.query(`ALTER TABLE entity ADD UNIQUE (source, reference_id)`);
  }
}

const STATEMENTS = [
  // The oldest id of a merge is the one minted first, also of two minted in one import.
  `ALTER TABLE entity
     ADD COLUMN ordinal bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
     ADD COLUMN generation integer NOT NULL DEFAULT 1 CHECK (generation > 0)`,
  `ALTER TABLE entity DROP CONSTRAINT entity_source_reference_id_key`,
  `ALTER TABLE entity ADD UNIQUE (source, reference_id, generation)`,
  `CREATE TABLE entity_record (
    source text NOT NULL REFERENCES source (name),
    reference_id text NOT NULL,
    entity_id uuid NOT NULL REFERENCES entity (id),
    PRIMARY KEY (source, reference_id)
  )`,
  `INSERT INTO entity_record (source, reference_id, entity_id)
   SELECT DISTINCT ON (source, reference_id) source, reference_id, entity_id
   FROM source_record ORDER BY source, reference_id, first_edition DESC`,
  `CREATE INDEX entity_record_entity ON entity_record (entity_id)`,
  `ALTER TABLE source_record DROP COLUMN entity_id`,
  `CREATE INDEX source_record_reference ON source_record (source, reference_id)`,
  `CREATE INDEX entity_referent_entity ON entity_referent (entity_id)`,
  // The versions that answer now.
  `CREATE VIEW listed_record AS
   SELECT r.id, r.source, r.list, r.reference_id, r.first_edition, r.content_hash, r.raw, r.record
   FROM source_record r JOIN list l ON l.source = r.source AND l.id = r.list
   WHERE r.first_edition <= l.live_edition AND (r.last_edition IS NULL OR r.last_edition >= l.live_edition)`,
  // Keys of the first kind can make two records one entity, those of the second only worth a person's look.
  `CREATE TABLE entity_key (
    source text NOT NULL REFERENCES source (name),
    reference_id text NOT NULL,
    linking boolean NOT NULL,
    key text NOT NULL,
    PRIMARY KEY (source, reference_id, linking, key)
  )`,
  `CREATE INDEX entity_key_key ON entity_key (key)`,
  `CREATE TABLE entity_suggestion (
    left_source text NOT NULL REFERENCES source (name),
    left_reference_id text NOT NULL,
    right_source text NOT NULL REFERENCES source (name),
    right_reference_id text NOT NULL,
    reasons text[] NOT NULL CHECK (cardinality(reasons) > 0),
    against text,
    made_at timestamptz NOT NULL,
    PRIMARY KEY (left_source, left_reference_id, right_source, right_reference_id),
    CHECK ((left_source COLLATE "C", left_reference_id COLLATE "C") < (right_source, right_reference_id))
  )`,
  `CREATE INDEX entity_suggestion_right ON entity_suggestion (right_source, right_reference_id)`,
  // Whatever the language of the database, a pair has one order.
  `ALTER TABLE entity_judgement DROP CONSTRAINT entity_judgement_check, ADD CONSTRAINT entity_judgement_order
     CHECK ((left_source COLLATE "C", left_reference_id COLLATE "C") < (right_source, right_reference_id))`,
  // The revision counts up with every change of who belongs to whom, so that a process knows when its index is old. The rules are
  // those the keys were made by: a release with others makes them anew.
  `CREATE TABLE entity_state (
    id boolean PRIMARY KEY DEFAULT true CHECK (id),
    revision bigint NOT NULL,
    rules text NOT NULL
  )`,
  `INSERT INTO entity_state (revision, rules) VALUES (0, '')`,
];
