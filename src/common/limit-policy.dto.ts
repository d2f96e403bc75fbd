import { ApiProperty } from '@nestjs/swagger';
import { type SourceName, SOURCES } from './sources';

/** What a key or an institution may use. */
export class LimitPolicyBody {
  /**
   * True switches the daily and monthly limits off.
   * @example true
   */
  unlimited: boolean;

  /** Successful searches a UTC day. */
  @ApiProperty({ type: 'integer', example: null })
  dailyLimit: number | null;

  /** Successful searches a UTC month. */
  @ApiProperty({ type: 'integer', example: null })
  monthlyLimit: number | null;

  /** Largest page size. */
  @ApiProperty({ type: 'integer', example: 100 })
  maxPageSize: number;

  /** Sources that may be searched. */
  @ApiProperty({ enum: SOURCES, enumName: 'CanonicalSource', isArray: true, example: ['OFAC', 'UN_CONSOLIDATED'] })
  allowedSources: SourceName[];
}
