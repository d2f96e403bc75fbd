import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../common/clock';
import { OperatorError } from '../common/operator-error';
import { OwnerDatabase } from '../database/owner-database';
import { ENTITY_CHANNEL } from './entity-changes';
import { isKnownRecord, judgementsOf, type KeptJudgement, keepJudgement } from './judgement.repository';
import { resolveRecords } from './resolve-entities';
import { type Judgement } from './resolve/judgements';
import { recordKey, type RecordRef } from './resolve/record-key';
import type { Settled } from './settled-entities';
import type { Sql } from './sql';

/** A suggested pair, with what the two are called. */
export interface SuggestedPair {
  readonly left: RecordRef & { readonly name: string };
  readonly right: RecordRef & { readonly name: string };
  readonly reasons: readonly string[];
  readonly against: string | null;
}

/** What people say of records: the same or not. It holds over the rules, and over every later edition. */
@Injectable()
export class JudgementService {
  constructor(
    private readonly database: OwnerDatabase,
    private readonly clock: Clock,
  ) {}

  /** Keeps the judgement and settles the entities it touches, together. Throws OperatorError for records never listed. */
  async judge(
    left: RecordRef,
    right: RecordRef,
    given: { readonly judgement: Judgement; readonly by: string; readonly reason: string },
  ): Promise<Settled> {
    if (recordKey(left) === recordKey(right)) throw new OperatorError('Name two different records.');
    if (given.reason.trim() === '') throw new OperatorError('A judgement needs a reason, which is kept with it.');
    const at = this.clock.now();
    return this.database.transaction('entities', async (tx) => {
      const sql = sqlOf(tx);
      for (const record of [left, right]) {
        if (!(await isKnownRecord(sql, record))) throw new OperatorError(`There is no record ${recordKey(record)}.`);
      }
      await keepJudgement(sql, { left, right, ...given, at });
      const settled = await resolveRecords(sql, [left, right], at);
      await sql.query(`SELECT pg_notify($1, $2)`, [ENTITY_CHANNEL, recordKey(left)]);
      return settled;
    });
  }

  of(records: readonly RecordRef[]): Promise<KeptJudgement[]> {
    return judgementsOf(sqlOf(this.database.manager('entities')), records);
  }

  /** Pairs of entities worth a look, one pair of records each, with the best reasons first. */
  async suggestions(limit: number): Promise<SuggestedPair[]> {
    return this.database.manager('entities').query<SuggestedPair[]>(SUGGESTIONS, [limit]);
  }
}

const sqlOf = (manager: EntityManager): Sql => ({
  async query<Row extends object>(text: string, values?: unknown[]) {
    const { queryRunner } = manager;
    const runner = queryRunner ?? manager.connection.createQueryRunner();
    try {
      const result = await runner.query(text, values, true);
      return { rows: (result.records ?? []) as Row[], rowCount: result.affected ?? result.records?.length ?? null };
    } finally {
      if (!queryRunner) await runner.release();
    }
  },
});

const SUGGESTIONS = `
  SELECT json_build_object('source', left_source, 'referenceId', left_reference_id, 'name', a.name) AS "left",
    json_build_object('source', right_source, 'referenceId', right_reference_id, 'name', b.name) AS "right", reasons, against
  FROM (
    SELECT DISTINCT ON (least(l.entity_id, r.entity_id), greatest(l.entity_id, r.entity_id)) s.*
    FROM entity_suggestion s
    JOIN entity_record l ON l.source = s.left_source AND l.reference_id = s.left_reference_id
    JOIN entity_record r ON r.source = s.right_source AND r.reference_id = s.right_reference_id
    ORDER BY least(l.entity_id, r.entity_id), greatest(l.entity_id, r.entity_id), against NULLS LAST,
      cardinality(reasons) DESC, left_source, left_reference_id, right_source, right_reference_id
  ) s
  CROSS JOIN LATERAL (SELECT record #>> '{names,0,name}' AS name FROM listed_record
    WHERE source = left_source AND reference_id = left_reference_id LIMIT 1) a
  CROSS JOIN LATERAL (SELECT record #>> '{names,0,name}' AS name FROM listed_record
    WHERE source = right_source AND reference_id = right_reference_id LIMIT 1) b
  ORDER BY against NULLS LAST, cardinality(reasons) DESC, left_source, left_reference_id, right_source, right_reference_id
  LIMIT $1`;
