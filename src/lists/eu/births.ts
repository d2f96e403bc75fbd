import { cleanDistinct, distinct } from '../reading/distinct';
import { edtfOf, validEdtf, wholeDay } from '../reading/edtf-dates';
import type { Note } from '../reading/note';
import type { CountryOf } from './countries';
import type { EuBirth } from './entity';

/** Dates of birth as EDTF. Entries with a place alone have none; a date of another calendar is kept as converted by the publisher. */
export function readBirthDates(births: readonly EuBirth[], note: Note): string[] {
  return distinct(
    births.flatMap((birth) => {
      const stated = [birth.date, birth.year, birth.yearFrom, birth.yearTo].filter((text) => text !== '');
      if (stated.length === 0) return [];
      const date = readBirthDate(birth);
      if (date === null) note('unreadable_date', 'birthdate', stated.join(' '));
      return date ?? [];
    }),
  );
}

function readBirthDate(birth: EuBirth): string | null {
  if (birth.yearFrom !== '' || birth.yearTo !== '') {
    const [from, to] = [birth.yearFrom, birth.yearTo];
    return validEdtf(from === to ? from : `${from}/${to}`);
  }
  const gregorian = birth.calendar === '' || birth.calendar === 'GREGORIAN';
  // Beside a date of another calendar the day, month and year are of that calendar, and only `birthdate` is of ours.
  const date = birth.date !== '' ? wholeDay(birth.date) : gregorian ? fromParts(birth) : null;
  return date && birth.circa ? validEdtf(`${date}~`) : date;
}

function fromParts({ year, month, day }: EuBirth): string | null {
  const parts = [year, month || '0', day || '0'];
  if (!parts.every((part) => /^\d{1,4}$/.test(part))) return null;
  return edtfOf(Number(year), Number(month), Number(day));
}

/** `Dezful, Khuzestan, Iran`. */
export function readBirthPlaces(births: readonly EuBirth[], country: CountryOf): string[] {
  return cleanDistinct(
    births.map((birth) => {
      const parts = [birth.place, birth.city, birth.region].filter((part) => part.trim() !== '');
      const named = country(birth.country, 'birthdate');
      return [...distinct(parts), ...(named === null ? [] : [named])].join(', ');
    }),
  );
}
