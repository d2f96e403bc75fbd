import type { ListedSanction } from '../../matching/model';
import { readDate } from './birth-dates';
import { clean } from '../reading/distinct';
import { atMidnight } from '../reading/edtf-dates';
import type { Note } from '../reading/note';
import type { Field, ListId } from './table/fields';

/** The law under which each list is made. */
const REGIMES: Readonly<Record<ListId, string>> = {
  a: 'Law No. 6415, article 5 (United Nations Security Council)',
  b: 'Law No. 6415, article 6 (requests of foreign states)',
  c: 'Law No. 6415, article 7 (domestic freezes)',
  d: 'Law No. 7262, articles 3.A and 3.B (proliferation)',
};

const FIRST_DATE = /\d{1,2}\s*\.\s*\d{1,2}\s*\.\s*\d{4}/;

/**
 * One sanction: what all four lists order is the freezing of assets. It is listed from the day the list states, else
 * from the day the decision stood in the Official Gazette.
 */
export function readSanction(list: ListId, fields: Partial<Record<Field, string>>, note: Note): ListedSanction {
  const { listed, changed } = listingDays(fields.listedOn, note);
  const basis = [
    ['Karar', fields.decision],
    ['Resmî Gazete', fields.gazette],
  ].flatMap(([name = '', text]) => (text === undefined ? [] : [`${name} ${clean(text)}`]));
  return {
    program: fields.freeze === undefined ? null : clean(fields.freeze),
    regime: REGIMES[list],
    measures: ['Asset freeze'],
    listedAt: listed ?? gazetteDay(fields.gazette, note),
    modifiedAt: changed,
    ...(basis.length > 0 ? { legalBasis: basis.join(', ') } : {}),
  };
}

/** `30 Mart 2018 (değişiklik 23 Mayıs 2018, 14 Eylül 2022)`: listed first, changed last. */
function listingDays(cell: string | undefined, note: Note): { listed: string | null; changed: string | null } {
  if (cell === undefined) return { listed: null, changed: null };
  const [first = '', bracket = ''] = clean(cell).split('(');
  const listed = dayOf(first);
  if (listed === null) note('unreadable_date', 'listedOn', cell);
  const changes = bracket.match(/\d{1,2} \p{L}+ \d{4}/gu) ?? [];
  return {
    listed,
    changed:
      changes
        .map(dayOf)
        .filter((day) => day !== null)
        .sort()
        .at(-1) ?? null,
  };
}

/** `07.04.2021/ 31447`, `10.10.2013-28791`: day and number. */
function gazetteDay(cell: string | undefined, note: Note): string | null {
  if (cell === undefined) return null;
  const day = dayOf(FIRST_DATE.exec(cell)?.[0] ?? cell.split(/[-/]\s*\d{4,}/)[0] ?? '');
  if (day === null) note('unreadable_date', 'gazette', cell);
  return day;
}

function dayOf(text: string): string | null {
  return atMidnight(readDate(text));
}
