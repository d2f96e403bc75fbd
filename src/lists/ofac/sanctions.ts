import type { ListedSanction } from '../../matching/model';
import type { StatedListing } from './entry';
import { regimeOf } from './regimes';
import type { RemarkFacts } from './remarks/remark-facts';

/** Words of a remark that name the programme it speaks of, beside the numbers of executive orders. */
const PROGRAMME_WORDS: readonly (readonly [word: RegExp, programme: string])[] = [
  [/CAATSA/, 'CAATSA'],
  [/PAIPA/, 'PAIPA'],
  [/PEESA/, 'PEESA'],
  [/CMIC/, 'CMIC'],
  [/North Korea/, 'DPRK'],
];

/**
 * One sanction per programme. A measure or listing date that names an executive order or a law belongs to the programmes of that name
 * (`UKRAINE-EO13662`), and to all of the entry's where none is named so. What the format states of the whole listing stands in each.
 */
export function readSanctions(
  list: string,
  programmes: readonly string[],
  facts: RemarkFacts,
  stated: StatedListing,
  onUnknown: (programme: string) => void,
): ListedSanction[] {
  return programmes.map((programme) => {
    const regime = regimeOf(list, programme);
    if (regime === null) onUnknown(programme);
    const dates = facts.listingDates.filter(({ of }) => concerns(of, programme, programmes)).map(({ date }) => date);
    const first = dates.sort()[0] ?? stated.date;
    return {
      program: programme,
      regime,
      measures: [...facts.measures, ...stated.measures].filter((measure) => concerns(measure, programme, programmes)),
      listedAt: first === null ? null : `${first}T00:00:00.000Z`,
      modifiedAt: null,
      ...(stated.legalBasis.length > 0 ? { legalBasis: stated.legalBasis.join('; ') } : {}),
    };
  });
}

function concerns(text: string, programme: string, all: readonly string[]): boolean {
  const named = all.filter((each) => names(text, each));
  return named.length === 0 || named.includes(programme);
}

function names(text: string, programme: string): boolean {
  const order = /(?:EO|Executive Order) ?(\d{5})/.exec(text)?.[1];
  if (order !== undefined) return programme.includes(order);
  return PROGRAMME_WORDS.some(([word, part]) => word.test(text) && programme.includes(part));
}
