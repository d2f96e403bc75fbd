import type { SourceName } from '../../common/sources';
import { newId } from '../../common/ids';
import type { Sql } from '../database-connection';

/** One try to import. */
export interface Attempt {
  readonly source: SourceName;
  /** Null where the file could not be told to be of any list. */
  readonly list: string | null;
  readonly at: Date;
  readonly who: string;
  readonly outcome: 'published' | 'unchanged' | 'refused' | 'failed';
  readonly edition: string | null;
  readonly message: string | null;
}

export async function recordAttempt(sql: Sql, attempt: Attempt): Promise<void> {
  await sql.query(
    `INSERT INTO list_attempt (id, source, list, at, requested_by, outcome, edition, message)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [newId(), attempt.source, attempt.list, attempt.at, attempt.who, attempt.outcome, attempt.edition, attempt.message],
  );
}
