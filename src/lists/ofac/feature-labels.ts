import { labelledItem, RemarkItem } from './remarks/remark-items';

/** Features of a vessel that have columns of their own in the other formats. */
export const VESSEL_FEATURES = {
  type: 'VESSEL TYPE',
  flag: 'Vessel Flag',
  tonnage: 'Vessel Tonnage',
  grossTonnage: 'Vessel Gross Registered Tonnage',
  owner: 'Vessel Owner',
  callSign: 'Vessel Call Sign',
} as const;

const OWN_COLUMNS: ReadonlySet<string> = new Set(Object.values(VESSEL_FEATURES));

/** Features that the remarks of the CSV label otherwise. */
const REMARK_LABELS: Readonly<Record<string, string>> = {
  Birthdate: 'DOB',
  'Place of Birth': 'POB',
  'Nationality Country': 'nationality',
  'Citizenship Country': 'citizen',
  'Aircraft Manufacturer’s Serial Number (MSN)': "Aircraft Manufacturer's Serial Number (MSN)",
};

/** A feature as the remark of the CSV would say it, so that one table of labels reads both; none for a vessel's own columns. */
export function featureItem(label: string, text: string): RemarkItem[] {
  if (OWN_COLUMNS.has(label) || text === '') return [];
  return [labelledItem(REMARK_LABELS[label] ?? label, text)];
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** `issued 19 Jun 1987` for `1987-06-19`, as the other formats write it; null for no day. */
export function validityWords(word: 'issued' | 'expires', day: string | null): string | null {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})/.exec(day ?? '') ?? [];
  return year === undefined ? null : `${word} ${date} ${MONTHS[Number(month) - 1] ?? ''} ${year}`;
}
