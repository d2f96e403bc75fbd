import { ApiProperty } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { WholeNumber } from './validation/fields';

const DEFAULT_PAGE_SIZE = 25;
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

/** A page that was asked for, as a repository needs it. */
export interface Page {
  readonly page: number;
  readonly pageSize: number;
  /** Rows before the page. */
  readonly offset: number;
}

/** The asked page, defaults filled in. */
export function pageOf({ page = 1, pageSize = DEFAULT_PAGE_SIZE }: PageQuery): Page {
  return { page, pageSize, offset: (page - 1) * pageSize };
}

/** Where a page stands in its list. */
export class Pagination {
  @ApiProperty({ type: 'integer', example: 1 })
  page: number;

  @ApiProperty({ type: 'integer', example: DEFAULT_PAGE_SIZE })
  pageSize: number;

  /** Items on all pages. */
  @ApiProperty({ type: 'integer', example: 1 })
  total: number;

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

  pagination: Pagination;
}

/** The answer of a list: its items in their wire form, and where they stand. A page past the end has none. */
export function paginated<T>(
  items: readonly T[],
  total: number,
  { page, pageSize }: Page,
): PaginatedBody & { items: T[] } {
  return {
    status: true,
    items: [...items],
    pagination: { page, pageSize, total, totalPages: Math.ceil(total / pageSize) },
  };
}

/** The pattern of a case-insensitive substring search, for `ILIKE`. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
