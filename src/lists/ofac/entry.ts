import type { ListedAddress, ListedLink, ListedName } from '../../matching/model';
import type { RemarkItem } from './remarks/remark-items';
import type { ReadCountry } from './remarks/remark-identifier';

/** An entry in the terms that all of the publisher's formats share. Texts are as published. */
export interface OfacEntry {
  /** `individual`, `vessel`, `aircraft`, `entity`, in any case. */
  readonly kind: string;
  /** The primary name first. Weak ones may also come from `items`. */
  readonly names: readonly ListedName[];
  readonly title: string | null;
  readonly programmes: readonly string[];
  /** What the remarks, and in the XML formats the features and documents, tell under a label. */
  readonly items: readonly RemarkItem[];
  readonly remarks: string | null;
  readonly addresses: readonly ListedAddress[];
  readonly callSign: string | null;
  readonly vessel: VesselTexts;
  readonly links: readonly ListedLink[];
  readonly listing: StatedListing;
}

export interface VesselTexts {
  readonly type: string | null;
  readonly flag: string | null;
  readonly tonnage: string | null;
  readonly grossTonnage: string | null;
  readonly owner: string | null;
}

/** What a format states of the listing itself; the CSV and the standard XML state nothing. */
export interface StatedListing {
  /** `yyyy-mm-dd`. */
  readonly date: string | null;
  readonly measures: readonly string[];
  readonly legalBasis: readonly string[];
}

export const NOTHING_STATED: StatedListing = { date: null, measures: [], legalBasis: [] };

/** What an entry is read with: countries, and a warning about what is not understood. */
export interface EntryReader {
  readonly country: ReadCountry;
  readonly note: (kind: string, field: string, value: string) => void;
}
