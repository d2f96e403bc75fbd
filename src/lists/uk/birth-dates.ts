import { distinct } from '../reading/distinct';
import { dayFirst, validEdtf } from '../reading/edtf-dates';
import type { Note } from '../reading/note';
import { numberedValues } from '../reading/numbered';

/** Dates of birth as EDTF, each once. */
export function readBirthDates(texts: readonly string[], note: Note): string[] {
  return distinct(
    texts.flatMap(numberedValues).flatMap((text) => {
      const date = readBirthDate(text);
      if (date === null) note('unreadable_date', 'D.O.B', text);
      return date ?? [];
    }),
  );
}

function readBirthDate(text: string): string | null {
  const circa = /^(?:circa|approximately|approx\.?|c\.?)\s+/i.exec(text)?.[0] ?? '';
  const rest = text.slice(circa.length);
  const range = /^(?:between\s+)?(.+?)\s*(?:\bto\b|\band\b|\s-\s|(?<=^\d{4})-(?=\d{4}$))\s*(.+)$/i.exec(rest);
  if (range) {
    const from = dayFirst(range[1] ?? '');
    const to = dayFirst(range[2] ?? '');
    return from && to ? validEdtf(`${from}/${to}`) : null;
  }
  const date = dayFirst(rest);
  return date && circa !== '' ? validEdtf(`${date}~`) : date;
}
