import { Inject, Injectable, Optional } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../common/clock';
import type { SourceName } from '../common/sources';
import { DEFAULT_LISTS_SETTINGS, LISTS_SETTINGS, type ListsSettings } from './lists.settings';
import type { SourceStatus } from './live/live-edition';

/** How current each source is, from the database: what was published, and when it was last confirmed. */
@Injectable()
export class ListStatus {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    @Optional() @Inject(LISTS_SETTINGS) private readonly settings: ListsSettings = DEFAULT_LISTS_SETTINGS,
  ) {}

  /** One entry a source that has a live list, in the order of their names. */
  async read(): Promise<SourceStatus[]> {
    const rows = await this.database.query<StatusRow[]>(STATUS);
    return rows.map((row) => this.statusOf(row));
  }

  private statusOf({ source, version, refreshedAt, records, demonstration }: StatusRow): SourceStatus {
    const ageHours = Math.max(0, (this.clock.now().getTime() - refreshedAt.getTime()) / MS_AN_HOUR);
    return {
      source,
      version,
      refreshedAt: refreshedAt.toISOString(),
      ageHours: Math.round(ageHours * 10) / 10,
      records,
      stale: ageHours > this.settings.staleAfterHours,
      demonstration,
    };
  }
}

const MS_AN_HOUR = 3_600_000;

interface StatusRow {
  readonly source: SourceName;
  readonly version: string;
  readonly refreshedAt: Date;
  readonly records: number;
  readonly demonstration: boolean;
}

/** A list is confirmed by every import that published it or found it unchanged; a source is as old as its oldest list. */
const STATUS = `
  SELECT e.source,
    string_agg(e.list || ' ' || e.label, ', ' ORDER BY e.list) AS version,
    min(confirmed.at) AS "refreshedAt",
    sum((e.counts ->> 'records')::int)::int AS records,
    bool_or(e.demonstration) AS demonstration
  FROM list l
  JOIN list_edition e ON e.source = l.source AND e.list = l.id AND e.seq = l.live_edition
  CROSS JOIN LATERAL (
    SELECT coalesce(max(a.at), e.live_at) AS at FROM list_attempt a
    WHERE a.source = l.source AND a.list = l.id AND a.outcome IN ('published', 'unchanged') AND a.at >= e.live_at
  ) AS confirmed
  GROUP BY e.source
  ORDER BY e.source`;
