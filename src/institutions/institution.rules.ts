import type { ErrorDetail } from '../common/app-error';
import type { InstitutionChange } from './institution';

export const SHORTEST_NAME = 2;
export const LONGEST_NAME = 160;

export const isScore = (value: unknown): boolean => typeof value === 'number' && value >= 0 && value <= 100;

/** Every problem of an institution's fields, none when all hold. */
export function institutionProblems(change: InstitutionChange): ErrorDetail[] {
  const problems: ErrorDetail[] = [];
  const { name } = change;
  if (name !== undefined && !isName(name)) {
    problems.push({
      field: 'name',
      message: `must be a text of ${SHORTEST_NAME} to ${LONGEST_NAME} characters without control characters`,
    });
  }
  for (const field of ['minScore', 'alertScore'] as const) {
    const score = change[field];
    if (score !== undefined && !isScore(score)) {
      problems.push({ field, message: 'must be a number from 0 to 100' });
    }
  }
  return problems;
}

function isName(name: string): boolean {
  const { length } = [...name.trim()];
  return length >= SHORTEST_NAME && length <= LONGEST_NAME && !/\p{Cc}/u.test(name);
}
