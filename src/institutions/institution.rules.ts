import type { ErrorDetail } from '../common/app-error';
import type { InstitutionChange } from './institution';

const LONGEST_NAME = 160;

/** Every problem of an institution's fields, none when all hold. */
export function institutionProblems(change: InstitutionChange): ErrorDetail[] {
  const problems: ErrorDetail[] = [];
  const { name } = change;
  if (name !== undefined && !isName(name)) {
    problems.push({
      field: 'name',
      message: `must be a text of 2 to ${LONGEST_NAME} characters without control characters`,
    });
  }
  for (const field of ['minScore', 'alertScore'] as const) {
    const score = change[field];
    if (score !== undefined && !(score >= 0 && score <= 100)) {
      problems.push({ field, message: 'must be a number from 0 to 100' });
    }
  }
  return problems;
}

function isName(name: string): boolean {
  const { length } = [...name.trim()];
  return length >= 2 && length <= LONGEST_NAME && !/\p{Cc}/u.test(name);
}
