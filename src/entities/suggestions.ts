import type { RefusedLink } from './resolve/cluster-records';
import type { Judgements } from './resolve/judgements';
import { recordOfKey } from './resolve/record-key';
import type { RecordTraits } from './resolve/record-traits';
import { suggestionReasons } from './resolve/suggest';
import type { Sql } from './sql';
import { columnsOf, readTraits } from './touched-records';

/** A key that so many records share tells nobody apart. */
const MAX_CROWD = 12;

interface Suggestion {
  readonly left: string;
  readonly right: string;
  readonly reasons: readonly string[];
  readonly against: string | null;
}

/** Keeps for a person's judgement what no rule decides: links that something forbids, and records that are merely alike. */
export async function renewSuggestions(
  sql: Sql,
  touched: ReadonlyMap<string, RecordTraits>,
  refused: readonly RefusedLink[],
  judgements: Judgements,
  at: Date,
): Promise<void> {
  await dropOutdated(sql);
  const kept = new Map<string, Suggestion>();
  const add = (suggestion: Suggestion): unknown =>
    kept.has(pairKey(suggestion)) || kept.set(pairKey(suggestion), suggestion);
  for (const { left, right, rule, against } of refused) {
    if (judgements.between(left, right) !== 'different') add({ left, right, reasons: [rule], against });
  }
  for (const suggestion of await alike(sql, touched)) {
    const word = judgements.between(suggestion.left, suggestion.right);
    if (word === null) add(suggestion);
    if (word === 'unsure') add({ ...suggestion, against: 'judged_unsure' });
  }
  await insert(sql, [...kept.values()], at);
}

const pairKey = ({ left, right }: Suggestion): string => `${left}\n${right}`;

async function dropOutdated(sql: Sql): Promise<void> {
  await sql.query(
    `DELETE FROM entity_suggestion s WHERE ${isIn('touched', 'left')} OR ${isIn('touched', 'right')}
       OR (against IS NOT NULL AND (${isIn('affected', 'left')} OR ${isIn('affected', 'right')}))`,
  );
}

const isIn = (table: string, side: string): string =>
  `EXISTS (SELECT FROM ${table} t WHERE t.source = s.${side}_source AND t.reference_id = s.${side}_reference_id)`;

/** Pairs of a touched record and another that have a key of the weaker kind in common and are not one entity. */
async function alike(sql: Sql, touched: ReadonlyMap<string, RecordTraits>): Promise<Suggestion[]> {
  await sql.query(
    `CREATE TEMPORARY TABLE partner ON COMMIT DROP AS
     WITH shared AS (
       SELECT key FROM entity_key WHERE NOT linking AND key IN (
         SELECT key FROM entity_key JOIN touched USING (source, reference_id) WHERE NOT linking)
       GROUP BY key HAVING count(*) BETWEEN 2 AND ${MAX_CROWD})
     SELECT DISTINCT own.source || ':' || own.reference_id AS touched, other.source, other.reference_id
     FROM shared JOIN entity_key own ON own.key = shared.key AND NOT own.linking
     JOIN touched t ON t.source = own.source AND t.reference_id = own.reference_id
     JOIN entity_key other ON other.key = shared.key AND NOT other.linking
     JOIN entity_record a ON a.source = own.source AND a.reference_id = own.reference_id
     JOIN entity_record b ON b.source = other.source AND b.reference_id = other.reference_id
     WHERE a.entity_id <> b.entity_id`,
  );
  const traits = await readTraits(sql, 'partner', touched);
  const { rows } = await sql.query<{ one: string; other: string }>(
    `SELECT touched AS one, source || ':' || reference_id AS other FROM partner`,
  );
  return rows.flatMap(({ one, other }) => {
    const [left, right] = one < other ? [one, other] : [other, one];
    const a = traits.get(left);
    const b = traits.get(right);
    const reasons = a && b ? suggestionReasons(a, b) : [];
    return reasons.length > 0 ? [{ left, right, reasons, against: null }] : [];
  });
}

async function insert(sql: Sql, suggestions: readonly Suggestion[], at: Date): Promise<void> {
  await sql.query(
    `INSERT INTO entity_suggestion
       (left_source, left_reference_id, right_source, right_reference_id, reasons, against, made_at)
     SELECT ls, lr, rs, rr, string_to_array(reasons, ' '), against, $7
     FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[]) AS s (ls, lr, rs, rr, reasons, against)
     ON CONFLICT (left_source, left_reference_id, right_source, right_reference_id)
     DO UPDATE SET reasons = excluded.reasons, against = excluded.against`,
    [
      ...columnsOf(suggestions.map(({ left }) => recordOfKey(left))),
      ...columnsOf(suggestions.map(({ right }) => recordOfKey(right))),
      suggestions.map(({ reasons }) => reasons.join(' ')),
      suggestions.map(({ against }) => against),
      at,
    ],
  );
  await sql.query(
    `DELETE FROM entity_suggestion s USING entity_record a, entity_record b
     WHERE (a.source, a.reference_id) = (s.left_source, s.left_reference_id)
       AND (b.source, b.reference_id) = (s.right_source, s.right_reference_id) AND a.entity_id = b.entity_id`,
  );
}
