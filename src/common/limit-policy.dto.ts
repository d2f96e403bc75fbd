import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { type SourceName, SOURCES } from './sources';

/** How a canonical source is described, wherever one stands. */
export const CANONICAL_SOURCE_ENUM = {
  enum: SOURCES,
  enumName: 'CanonicalSource',
  enumSchema: { description: 'A source, in its canonical name.' },
};

/** What a key or an institution may use. */
@ApiSchema({ name: 'LimitPolicy' })
export class LimitPolicyBody {
  /**
   * True switches the daily and monthly limits off.
   * @example false
   */
  unlimited: boolean;

  /** Successful searches a UTC day; null where there is no such limit. */
  @ApiProperty({ type: 'integer', example: 1000 })
  dailyLimit: number | null;

  /** Successful searches a UTC month; null where there is no such limit. */
  @ApiProperty({ type: 'integer', example: 20000 })
  monthlyLimit: number | null;

  /** Largest page size. */
  @ApiProperty({ type: 'integer', example: 100 })
  maxPageSize: number;

  /** Sources that may be searched. */
  @ApiProperty({ ...CANONICAL_SOURCE_ENUM, isArray: true, example: ['OFAC', 'UN_CONSOLIDATED'] })
  allowedSources: SourceName[];
}
