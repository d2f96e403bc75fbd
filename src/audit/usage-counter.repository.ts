import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Place, TakenPlace } from './quota';
import { periodStart } from './usage-window';

/** The counters of successful searches. */
@Injectable()
export class UsageCounterRepository {
  /**
   * Counts one search in every place that still has room and returns those. Whoever gets fewer than it asked for must roll back.
   * The rows are locked in one order, so that two searches never wait for each other.
   */
  async take(tx: EntityManager, institutionId: string, places: readonly Place[], at: Date): Promise<TakenPlace[]> {
    const limits = places.map(({ limit }) => limit);
    const rows = await tx.query<CounterRow[]>(TAKE, [...namesOf(institutionId, places, at), limits]);
    return places.flatMap((place) => {
      const row = rowOf(rows, place);
      return row ? [{ ...place, count: Number(row.count) }] : [];
    });
  }

  /** How far each counter has come; nothing is counted. */
  async standing(tx: EntityManager, institutionId: string, places: readonly Place[], at: Date): Promise<TakenPlace[]> {
    const rows = await tx.query<CounterRow[]>(STANDING, namesOf(institutionId, places, at));
    return places.map((place) => ({ ...place, count: Number(rowOf(rows, place)?.count ?? 0) }));
  }
}

interface CounterRow {
  subject_id: string;
  period: string;
  count: string;
}

const rowOf = (rows: readonly CounterRow[], { subjectId, period }: Place) =>
  rows.find((row) => row.subject_id === subjectId && row.period === period);

/** The first four values of both statements. */
const namesOf = (institutionId: string, places: readonly Place[], at: Date): unknown[] => [
  institutionId,
  places.map(({ subjectId }) => subjectId),
  places.map(({ period }) => period),
  places.map(({ period }) => periodStart(period, at)),
];

const STANDING = `
SELECT subject_id, period, count FROM usage_counter WHERE institution_id = $1 AND (subject_id, period, period_start) IN
  (SELECT * FROM unnest($2::uuid[], $3::text[], $4::date[]))`;

const TAKE = `
WITH wanted AS (
  SELECT * FROM unnest($2::uuid[], $3::text[], $4::date[], $5::bigint[]) AS w (subject_id, period, period_start, most)
)
INSERT INTO usage_counter AS counter (institution_id, subject_id, period, period_start, count)
SELECT $1, subject_id, period, period_start, 1 FROM wanted WHERE most IS NULL OR most > 0 ORDER BY subject_id, period
ON CONFLICT (institution_id, subject_id, period, period_start) DO UPDATE SET count = counter.count + 1
  WHERE (SELECT w.most IS NULL OR counter.count < w.most FROM wanted w
         WHERE w.subject_id = counter.subject_id AND w.period = counter.period)
RETURNING subject_id, period, count`;
