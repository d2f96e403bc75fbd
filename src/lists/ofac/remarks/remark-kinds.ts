import { IDENTIFIER_KINDS } from './identifier-kinds';
import type { IdentifierType } from '../../../matching/model';

/** What a remark item tells. `note`: understood, and without a place in the model; it stays in the raw record and the remarks. */
export type RemarkKind =
  | 'birthDate'
  | 'birthPlace'
  | 'nationality'
  | 'citizenship'
  | 'gender'
  | 'weakAlias'
  | 'formerAlias'
  | 'identifier'
  | 'website'
  | 'email'
  | 'phone'
  | 'link'
  | 'measure'
  | 'listingDate'
  | 'registrationCountry'
  | 'formerFlag'
  | 'otherFlag'
  | 'vesselType'
  | 'builtYear'
  | 'aircraftModel'
  | 'aircraftOperator'
  | 'aircraftDate'
  | 'position'
  | 'note';

export interface Prefix {
  readonly text: string;
  readonly kind: RemarkKind;
  readonly identifier?: IdentifierType;
  /** Its text may hold a `; ` of its own. */
  readonly open?: boolean;
}

/** The labels an item may begin with, beside those of identifiers. Every one occurs in a published list. */
const KINDS: Readonly<Partial<Record<RemarkKind, readonly string[]>>> = {
  birthDate: ['DOB', 'DOB:'],
  birthPlace: ['POB', 'POB:'],
  nationality: ['nationality'],
  citizenship: ['citizen'],
  gender: ['Gender'],
  weakAlias: ['a.k.a.', 'n.k.a.', 'd.b.a.'],
  formerAlias: ['f.k.a.'],
  website: ['Website'],
  email: ['Email Address', 'Email', 'Email:'],
  phone: ['Phone Number', 'Phone No.', 'Phone', 'Telephone Number:', 'Telephone No.', 'Telephone:', 'Telephone'],
  link: ['Linked To:', '(Linked To:'],
  listingDate: ['Listing Date'],
  registrationCountry: ['Nationality of Registration', 'Registration Country'],
  formerFlag: ['Former Vessel Flag'],
  otherFlag: ['Other Vessel Flag'],
  vesselType: ['Other Vessel Type'],
  builtYear: ['Vessel Year of Build'],
  aircraftModel: ['Aircraft Model'],
  aircraftOperator: ['Aircraft Operator'],
  aircraftDate: ['Aircraft Manufacture Date'],
  position: ['Title', 'Alternate Title,', 'Alternate Title:', 'Position:', 'Position', 'Rank', 'Occupation:'],
};

/** What the publisher says may not be done with the entry. */
const MEASURES: readonly string[] = [
  'Executive Order 13662 Directive Determination',
  'Executive Order 13846 information:',
  'Executive Order 14014 Directive Information:',
  'Executive Order 14024 Directive Information',
  'Executive Order 14059 information:',
  'CAATSA Section 235 Information:',
  'PAIPA Section 2 Information:',
  'PEESA Information:',
  'Transactions Prohibited For Persons Owned or Controlled By U.S. Financial Institutions:',
];

/** Understood, without a place in the model, and possibly holding a `; `. */
const OPEN_NOTES: readonly string[] = [
  'Organization Type:',
  'Organization:',
  'Secondary sanctions risk:',
  'Additional Sanctions Information',
  'For more information on directives',
  'For more information, please see',
];

const NOTES: readonly string[] = [
  'Organization Established Date',
  'Target Type',
  'Effective Date',
  'Purchase/Sales For Divestment Date',
  'IFCA Determination',
  'Issuer Name',
  'Fax Number',
  'Fax No.',
  'Fax:',
  'Fax',
  'TELEX',
  'TGMS',
  'UN/LOCODE',
  'Interpol:',
  'Tribe:',
  'Subtribe:',
  'ethnicity',
  'From:',
  'issued by',
];

const PREFIXES: readonly Prefix[] = [
  ...Object.entries(KINDS).flatMap(([kind, texts]) => texts.map((text) => ({ text, kind: kind as RemarkKind }))),
  ...MEASURES.map((text) => ({ text, kind: 'measure' as const, open: true })),
  ...OPEN_NOTES.map((text) => ({ text, kind: 'note' as const, open: true })),
  ...NOTES.map((text) => ({ text, kind: 'note' as const })),
  ...IDENTIFIER_KINDS.map(([text, identifier]) => ({ text, kind: 'identifier' as const, identifier })),
];

/** By first word, the longest label first: `Registration Number` before `Registration ID`, `Fax Number` before `Fax`. */
const BY_FIRST_WORD = new Map<string, Prefix[]>();
for (const prefix of [...PREFIXES].sort((a, b) => b.text.length - a.text.length)) {
  const word = firstWord(prefix.text);
  BY_FIRST_WORD.set(word, [...(BY_FIRST_WORD.get(word) ?? []), prefix]);
}

/** The label an item begins with, in any case; null when it begins with none of the table. */
export function prefixOf(item: string): Prefix | null {
  const lower = item.toLowerCase();
  const candidates = BY_FIRST_WORD.get(firstWord(item)) ?? [];
  return candidates.find(({ text }) => lower.startsWith(text.toLowerCase()) && endsAWord(item, text.length)) ?? null;
}

function firstWord(text: string): string {
  return (/^[^\s:]*/.exec(text)?.[0] ?? '').toLowerCase();
}

function endsAWord(item: string, at: number): boolean {
  return at >= item.length || !/[\p{L}\p{N}]/u.test(item.charAt(at)) || !/[\p{L}\p{N}]/u.test(item.charAt(at - 1));
}
