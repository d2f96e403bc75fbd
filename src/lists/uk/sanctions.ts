import type { ListedSanction } from '../../matching/model';
import { cleanDistinct } from '../reading/distinct';
import { atMidnight, dayFirst } from '../reading/edtf-dates';
import type { Note } from '../reading/note';
import type { Listing } from './designation';
import { isRegulations, shortRegime } from './regimes';

/** One sanction per regime. */
export function readSanctions(listings: readonly Listing[], note: Note): ListedSanction[] {
  return listings.flatMap((listing) => {
    if (listing.regime === '') {
      note('missing_regime', 'Regime Name', '');
      return [];
    }
    return [
      {
        program: shortRegime(listing.regime),
        regime: shortRegime(listing.regime),
        measures: cleanDistinct(listing.measures.flatMap((text) => text.split('|'))),
        listedAt: readDay(listing.designated, 'Date Designated', note),
        modifiedAt: readDay(listing.lastUpdated, 'Last Updated', note),
        ...(isRegulations(listing.regime) ? { legalBasis: listing.regime.trim() } : {}),
      },
    ];
  });
}

function readDay(text: string | null, field: string, note: Note): string | null {
  if (text === null) return null;
  const day = atMidnight(dayFirst(text));
  if (day === null) note('unreadable_date', field, text);
  return day;
}
