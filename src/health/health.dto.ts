import { ApiProperty } from '@nestjs/swagger';
import { CANONICAL_SOURCE_ENUM } from '../common/limit-policy.dto';

/** How current one source is. */
export class SourceHealth {
  /** Its canonical name. */
  @ApiProperty({ ...CANONICAL_SOURCE_ENUM, example: 'OFAC' })
  source: string;

  /**
   * The editions of its lists that answer.
   * @example 'sdn 2026-07-31-3'
   */
  version: string;

  /**
   * When the source was last found to be as published.
   * @example '2026-07-31T10:15:00.000Z'
   */
  @ApiProperty({ type: 'string', format: 'date-time' })
  refreshedAt: string;

  /**
   * Hours since then.
   * @example 2.5
   */
  ageHours: number;

  /** Source records that can be found. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 19129 })
  records: number;

  /**
   * Older than the alarm allows. The last good list keeps answering.
   * @example false
   */
  stale: boolean;

  /**
   * Demonstration data: never screen a real customer against it.
   * @example false
   */
  demonstration: boolean;
}

/** The service answers searches. */
export class HealthReport {
  /**
   * Always true.
   * @example true
   */
  status: boolean;

  /**
   * The version of this interface.
   * @example '1.0.0'
   */
  version: string;

  /** Whether the database answers: without it there is no such report. */
  @ApiProperty({ type: 'string', enum: ['up'], example: 'up' })
  database: string;

  /** Each source that has a list, by name. */
  sources: SourceHealth[];
}

/** The process runs, or is ready. */
export class Alive {
  /**
   * Always true.
   * @example true
   */
  status: boolean;
}
