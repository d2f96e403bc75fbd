import { ApiProperty } from '@nestjs/swagger';
import { SOURCES } from '../common/sources';

/** How current one source is. */
export class SourceHealth {
  @ApiProperty({ enum: SOURCES, enumName: 'CanonicalSource', example: 'OFAC' })
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

  /** @example 2.5 */
  ageHours: number;

  @ApiProperty({ type: 'integer', example: 19129 })
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

  /** @example '1.0.0' */
  version: string;

  @ApiProperty({ enum: ['up'], example: 'up' })
  database: string;

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
