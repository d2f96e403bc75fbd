import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Row } from './access-row';

type RecordTable = 'search_log' | 'search_log_snapshot' | 'api_key_log' | 'audit_attempt';

/** Writes rows of the append-only tables, several tables in one statement. */
@Injectable()
export class RecordRepository {
  async insert(tx: EntityManager, rows: Partial<Record<RecordTable, Row>>): Promise<void> {
    const values: unknown[] = [];
    const inserts = Object.entries(rows).map(([table, row]) => {
      const places = Object.values(row).map((value) => `$${values.push(value)}`);
      return `INSERT INTO ${table} (${Object.keys(row).join(', ')}) VALUES (${places.join(', ')})`;
    });
    const last = inserts.pop();
    if (!last) return;
    const before = inserts.map((insert, at) => `step${at} AS (${insert})`).join(', ');
    await tx.query(before ? `WITH ${before} ${last}` : last, values);
  }
}
