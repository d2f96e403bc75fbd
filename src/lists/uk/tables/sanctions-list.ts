import { csvRows } from '../../reading/csv-rows';
import type { Cells } from '../../reading/columns';
import { GroupedRows, wholeRows } from '../../reading/grouped-rows';
import type { Note } from '../../reading/note';
import { headText, recogniseOneFile } from '../../reading/recognise';
import type { FormatMatch, InputFile, Reading } from '../../source';
import type { Designation, ShipDetails } from '../designation';
import { SANCTIONS_LIST_COLUMNS } from './columns';
import { addressesOf, birthPlacesOf, column, namesOf, numbersOf } from './from-rows';
import { readTable } from './reader';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const REPORT_DATE = /^"?Report Date:?[\s,"]*([\w/-]+)/i;

export function recogniseSanctionsListCsv(files: readonly InputFile[]): FormatMatch | string | null {
  return recogniseOneFile(
    files,
    'uk',
    (file) => REPORT_DATE.test(headText(file)) || /^"?Last Updated"?,"?Unique ID\b/i.test(headText(file)),
  );
}

/** Reads the CSV of the UK Sanctions List. */
export function readSanctionsListCsv(match: FormatMatch): Reading {
  return readTable(match, {
    columns: SANCTIONS_LIST_COLUMNS,
    key: 'Unique ID',
    rows: (file) => csvRows('UK_HMT', file, ','),
    reportDate: ({ cells }) => withMonthNumber(REPORT_DATE.exec(cells.join(','))?.[1] ?? ''),
    wholeRows: true,
    referenceId: (_, key) => key,
    facts: ({ common }) => ({
      kind: common['Designation Type'] ?? '',
      unReference: common['UN Reference Number'] !== undefined,
    }),
  });
}

/** Puts the rows of a designation into the common terms. */
export function fromSanctionsListRows(group: GroupedRows, note: Note): Designation {
  const rows = wholeRows(group);
  const of = (name: string): string[] => column(rows, name);
  noteUnknownColumns(rows, note);
  return {
    kind: of('Designation Type')[0] ?? '',
    unReferences: of('UN Reference Number'),
    names: namesOf(rows, 'Name type', 'Alias strength'),
    nonLatinNames: of('Name non-latin script'),
    titles: of('Title'),
    listings: listingsOf(rows),
    otherInformation: of('Other Information'),
    reasons: of('UK Statement of Reasons'),
    addresses: addressesOf(rows, 'Address Line', 'Address Postal Code', 'Address Country'),
    phones: of('Phone number'),
    websites: of('Website'),
    emails: of('Email address'),
    birthDates: of('D.O.B'),
    birthPlaces: birthPlacesOf(rows, 'Town of birth', 'Country of birth'),
    nationalities: of('Nationality(/ies)'),
    passports: numbersOf(rows, 'Passport number', 'Passport additional information'),
    nationalIdentifiers: numbersOf(rows, 'National Identifier number', 'National Identifier additional information'),
    positions: of('Position'),
    genders: of('Gender'),
    subsidiaries: of('Subsidiaries'),
    parentCompanies: of('Parent company'),
    registrationNumbers: of('Business registration number (s)'),
    ship: shipOf(of),
  };
}

function listingsOf(rows: readonly Cells[]): Designation['listings'] {
  return column(rows, 'Regime Name').map((regime) => {
    const own = rows.filter((row) => row['Regime Name'] === regime);
    return {
      regime,
      designated: column(own, 'Date Designated')[0] ?? null,
      lastUpdated: column(own, 'Last Updated')[0] ?? null,
      measures: column(own, 'Sanctions Imposed'),
    };
  });
}

function shipOf(of: (name: string) => string[]): ShipDetails {
  return {
    imoNumbers: of('IMO number'),
    currentOwners: of('Current owner/operator (s)'),
    flags: of('Current believed flag of ship'),
    previousFlags: of('Previous flags'),
    types: of('Type of ship'),
    tonnages: of('Tonnage of ship'),
    builtYears: of('Year Built'),
    hullNumbers: of('Hull identification number (HIN)'),
  };
}

function noteUnknownColumns(rows: readonly Cells[], note: Note): void {
  const names = new Set(rows.flatMap((row) => Object.keys(row)));
  for (const name of names) if (!SANCTIONS_LIST_COLUMNS.includes(name)) note('unknown_column', name, name);
}

/** `08-Oct-2026` as `08/10/2026`. */
function withMonthNumber(date: string): string {
  return date.replace(/-([A-Za-z]{3})[a-z]*-/, (whole, month: string) => {
    const number = MONTHS.indexOf(month.toLowerCase()) + 1;
    return number === 0 ? whole : `/${number}/`;
  });
}
