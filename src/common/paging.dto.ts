import { ApiProperty } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { WholeNumber } from './validation/fields';

export const DEFAULT_PAGE_SIZE = 25;
const LARGEST_PAGE_SIZE = 100;
/** The offset of the last page must be a number that PostgreSQL takes. */
const LAST_PAGE = 1_000_000_000;

/** The parameters of every list; a list's own filters extend them. */
export class PageQuery {
  /** One-based page. */
  @IsOptional()
  @WholeNumber({ min: 1, max: LAST_PAGE, fromText: true })
  @ApiProperty({ default: 1, example: 1 })
  page?: number;

  /** Items a page. */
  @IsOptional()
  @WholeNumber({ min: 1, max: LARGEST_PAGE_SIZE, fromText: true })
  @ApiProperty({ default: DEFAULT_PAGE_SIZE, example: DEFAULT_PAGE_SIZE })
  pageSize?: number;
}

/** Where a page stands in its list. */
export class Pagination {
  /** One-based page. */
  @ApiProperty({ type: 'integer', example: 1 })
  page: number;

  /** Items a page. */
  @ApiProperty({ type: 'integer', example: DEFAULT_PAGE_SIZE })
  pageSize: number;

  /** Items on all pages. */
  @ApiProperty({ type: 'integer', example: 1 })
  total: number;

  /** Pages of that size. */
  @ApiProperty({ type: 'integer', example: 1 })
  totalPages: number;
}

/** What every list answers; a list's own class adds `items`. */
export class PaginatedBody {
  /**
   * Always true.
   * @example true
   */
  status: boolean;

  /** Where the page stands in the list. */
  pagination: Pagination;
}
