import type { ListedSanction } from '../../matching/model';
import { atMidnight, DAY_TEXT, wholeDay } from '../reading/edtf-dates';
import type { Note } from '../reading/note';
import type { EuEntry } from './entity';
import { regimeOf } from './programmes';

const LISTING = new RegExp(`\\bdate of (?:UN )?(?:listing|designation)\\b[^\\d]{0,20}${DAY_TEXT}`, 'i');

/**
 * One sanction per programme. The regulation of an entry is the latest act about it, so that its publication is the last
 * change; when it was listed is an attribute, or is said in a text.
 */
export function readSanctions(entry: EuEntry, note: Note): ListedSanction[] {
  const listedAt = readListedAt(entry, note);
  const byProgramme = new Map<string, ListedSanction>();
  for (const { programme, numberTitle, publicationDate } of entry.regulations) {
    if (programme === '') {
      note('missing_programme', 'programme', numberTitle);
      continue;
    }
    const regime = regimeOf(programme);
    if (regime === null) note('unknown_programme', 'programme', programme);
    const modifiedAt = atMidnight(wholeDay(publicationDate));
    const known = byProgramme.get(programme);
    if (known && (known.modifiedAt ?? '') >= (modifiedAt ?? '')) continue;
    byProgramme.set(programme, {
      program: programme,
      regime,
      measures: [],
      listedAt,
      modifiedAt,
      ...(numberTitle === '' ? {} : { legalBasis: numberTitle }),
    });
  }
  return [...byProgramme.values()];
}

function readListedAt({ designationDate, designationDetails, remarks }: EuEntry, note: Note): string | null {
  if (designationDate !== '') {
    const day = atMidnight(wholeDay(designationDate));
    if (day === null) note('unreadable_date', 'designationDate', designationDate);
    return day;
  }
  const said = [designationDetails, ...remarks]
    .map((text) => LISTING.exec(text)?.[1])
    .find((text) => text !== undefined);
  return said === undefined ? null : atMidnight(wholeDay(said));
}
