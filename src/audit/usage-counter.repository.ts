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
    const rows = await tx.query<{ subject_id: string; period: string; count: string }[]>(TAKE, [
      institutionId,
      places.map(({ subjectId }) => subjectId),
      places.map(({ period }) => period),
      places.map(({ period }) => periodStart(period, at)),
      places.map(({ limit }) => limit),
    ]);
    return places.flatMap((place) => {
      const row = rows.find(({ subject_id, period }) => subject_id === place.subjectId && period === place.period);
      return row ? [{ ...place, count: Number(row.count) }] : [];
    });
  }
}

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
