import type { Cells } from '../../reading/columns';
import { distinct } from '../../reading/distinct';
import type { BirthPlace, DesignationAddress, DesignationName, NumberWithDetails } from '../designation';

/** The distinct values of a column, in the order of the rows. */
export function column(rows: readonly Cells[], name: string): string[] {
  return distinct(rows.map((row) => row[name] ?? '').filter((cell) => cell !== ''));
}

/** `type` and `strength` are the columns that hold them, which the two lists name differently. */
export function namesOf(rows: readonly Cells[], type: string, strength: string): DesignationName[] {
  return distinct(
    rows.map((row) => ({
      given: [1, 2, 3, 4, 5].map((part) => row[`Name ${part}`] ?? ''),
      last: row['Name 6'] ?? '',
      type: row[type] ?? '',
      strength: row[strength] ?? '',
    })),
  );
}

/** Addresses whose lines are the columns `<line> 1` to `<line> 6`. */
export function addressesOf(
  rows: readonly Cells[],
  line: string,
  postalCode: string,
  country: string,
): DesignationAddress[] {
  const addresses = rows.map((row) => ({
    lines: [1, 2, 3, 4, 5, 6].map((number) => row[`${line} ${number}`] ?? ''),
    postalCode: row[postalCode] ?? '',
    country: row[country] ?? '',
  }));
  return distinct(addresses).filter(({ lines, ...rest }) =>
    [...lines, ...Object.values(rest)].some((text) => text !== ''),
  );
}

/** Towns and countries of birth, each pair of cells once. */
export function birthPlacesOf(rows: readonly Cells[], town: string, country: string): BirthPlace[] {
  return distinct(rows.map((row) => ({ town: row[town] ?? '', country: row[country] ?? '' })));
}

/** Numbers of documents, and what is said of each. */
export function numbersOf(rows: readonly Cells[], number: string, details: string): NumberWithDetails[] {
  return distinct(rows.map((row) => ({ number: row[number] ?? '', details: row[details] ?? '' })));
}
