import { DEFAULT_PAGE_SIZE, type PageQuery, type PaginatedBody } from './paging.dto';

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
