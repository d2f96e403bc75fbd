import type { Response } from 'supertest';

/** The fields a refused request was told of, sorted. */
export function faultyFields({ body }: Pick<Response, 'body'>): string[] {
  const { details = [] } = body as { details?: { field: string }[] };
  return details.map(({ field }) => field).sort();
}
