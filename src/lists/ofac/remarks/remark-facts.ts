import type { Gender, ListedIdentifier, ListedLink, ListedName } from '../../../matching/model';
import { readBirthDate, readDate } from './remark-dates';
import { readIdentifier, ReadCountry } from './remark-identifier';
import type { RemarkItem } from './remark-items';

/** Everything a remark tells that our model has a place for. */
export interface RemarkFacts {
  readonly birthDates: string[];
  readonly birthPlaces: string[];
  readonly nationalities: string[];
  readonly citizenships: string[];
  readonly genders: Gender[];
  readonly names: ListedName[];
  readonly identifiers: ListedIdentifier[];
  readonly websites: string[];
  readonly emails: string[];
  readonly phones: string[];
  readonly links: ListedLink[];
  readonly measures: string[];
  readonly listingDates: { readonly of: string; readonly date: string }[];
  readonly countries: string[];
  readonly formerFlags: string[];
  readonly vesselTypes: string[];
  readonly builtYears: string[];
  readonly aircraftModels: string[];
  readonly aircraftOperators: string[];
  readonly aircraftDates: string[];
  readonly posts: string[];
  /** Words without a label: a post of a person, or a remark of any kind. */
  readonly statements: string[];
}

export interface RemarkReader {
  readonly country: ReadCountry;
  /** Called with what could not be read: a warning kind, the label and the whole item. */
  readonly warn: (kind: string, label: string, text: string) => void;
}

type Taker = (facts: RemarkFacts, item: RemarkItem, reader: RemarkReader) => void;

const GENDERS: Readonly<Record<string, Gender>> = { male: 'male', female: 'female' };

const TAKERS: Readonly<Record<RemarkItem['kind'], Taker>> = {
  birthDate: (facts, item, { warn }) => {
    const date = readBirthDate(item.text);
    if (date) facts.birthDates.push(date);
    else warn('unreadable_date', item.label, item.text);
  },
  birthPlace: (facts, { text }) => facts.birthPlaces.push(text),
  nationality: (facts, item, reader) => {
    push(facts.nationalities, reader.country(item.text.replace(/^possibly /i, ''), item.label));
  },
  citizenship: (facts, item, reader) => push(facts.citizenships, reader.country(item.text, item.label)),
  gender: (facts, item, { warn }) => {
    const gender = GENDERS[item.text.toLowerCase()];
    if (gender) facts.genders.push(gender);
    else warn('unknown_gender', item.label, item.text);
  },
  weakAlias: (facts, { text }) => facts.names.push({ name: unquoted(text), quality: 'low' }),
  formerAlias: (facts, { text }) => facts.names.push({ name: unquoted(text), quality: 'low', former: true }),
  identifier: (facts, item, { country, warn }) => {
    const identifier = readIdentifier(item, country);
    if (identifier) facts.identifiers.push(identifier);
    else warn('unreadable_identifier', item.label, item.text);
  },
  website: (facts, { text }) => facts.websites.push(withoutNote(text)),
  email: (facts, { text }) => facts.emails.push(withoutNote(text)),
  phone: (facts, { text }) => facts.phones.push(text),
  link: (facts, { label, text }) => {
    const name = label.startsWith('(') ? text.replace(/\)$/, '') : text;
    facts.links.push({ kind: 'linked', name, referenceId: null });
  },
  measure: (facts, { label, text }) => facts.measures.push(`${label} ${text}`),
  listingDate: (facts, item, { warn }) => {
    const [, of = '', text = ''] = /^\(([^)]*)\):?\s*(.+)$/.exec(item.text) ?? [];
    const date = readDate(text);
    if (date?.length === 10) facts.listingDates.push({ of, date });
    else warn('unreadable_date', item.label, item.text);
  },
  registrationCountry: (facts, item, reader) => push(facts.countries, reader.country(item.text, item.label)),
  formerFlag: (facts, item, reader) => push(facts.formerFlags, reader.country(item.text, item.label)),
  otherFlag: (facts, item, reader) => push(facts.countries, reader.country(item.text, item.label)),
  vesselType: (facts, { text }) => facts.vesselTypes.push(text),
  builtYear: (facts, { text }) => facts.builtYears.push(text),
  aircraftModel: (facts, { text }) => facts.aircraftModels.push(text),
  aircraftOperator: (facts, { text }) => facts.aircraftOperators.push(text),
  aircraftDate: (facts, { text }) => facts.aircraftDates.push(text),
  position: (facts, { text }) => facts.posts.push(text),
  note: () => undefined,
  statement: (facts, { text }) => facts.statements.push(text),
  unknown: (_facts, { text }, { warn }) => warn('unknown_remark_item', 'Remarks', text),
};

/** Reads items. What is not understood is told to the reader and otherwise left out. */
export function factsOf(items: readonly RemarkItem[], reader: RemarkReader): RemarkFacts {
  const facts = noFacts();
  for (const item of items) TAKERS[item.kind](facts, item, reader);
  return facts;
}

function noFacts(): RemarkFacts {
  return {
    birthDates: [],
    birthPlaces: [],
    nationalities: [],
    citizenships: [],
    genders: [],
    names: [],
    identifiers: [],
    websites: [],
    emails: [],
    phones: [],
    links: [],
    measures: [],
    listingDates: [],
    countries: [],
    formerFlags: [],
    vesselTypes: [],
    builtYears: [],
    aircraftModels: [],
    aircraftOperators: [],
    aircraftDates: [],
    posts: [],
    statements: [],
  };
}

function push(values: string[], value: string | null): void {
  if (value !== null) values.push(value);
}

/** Weak names stand in single quotes: `'HIDDEN COBRA'`. */
function unquoted(text: string): string {
  return text.replace(/^'(.*)'$/, '$1').trim();
}

/** `info@example.org (email).` and a full stop left behind. */
function withoutNote(text: string): string {
  return text.replace(/\s*\([^()]*\)\.?$/, '').replace(/\.$/, '');
}
