import type { Cells } from '../../reading/columns';
import { csvRows } from '../../reading/csv-rows';
import { distinct } from '../../reading/distinct';
import { GroupedRows, wholeRows } from '../../reading/grouped-rows';
import type { Note } from '../../reading/note';
import { headText, recogniseOneFile } from '../../reading/recognise';
import { labelledUnReferences } from '../../reading/un-reference';
import { sheetNames, workbookRows } from '../../reading/workbook';
import type { FormatMatch, InputFile, Reading } from '../../source';
import type { Designation } from '../designation';
import { InformationField, OtherInformation, readOtherInformation } from '../other-information';
import { OFSI_COLUMNS } from './columns';
import { addressesOf, birthPlacesOf, column, namesOf, numbersOf } from './from-rows';
import { readTable, TableLayout } from './reader';

const SHEET = 'Data';
const FIRST_LINE = /^"?Last Updated"?,"?(\d{1,2}\/\d{1,2}\/\d{4})/i;

const layout: Omit<TableLayout, 'rows' | 'wholeRows'> = {
  columns: OFSI_COLUMNS,
  key: 'Group ID',
  reportDate: ({ cells }) => (/^Last Updated$/i.test(cells[0] ?? '') ? (cells[1] ?? null) : null),
  referenceId: ofsiReference,
  facts: (group) => ({
    kind: group.common['Group Type'] ?? '',
    unReference: labelledUnReferences(group.common['Other Information'] ?? '').length > 0,
  }),
};

/** The 2020 CSV has the same first line; its headings tell it apart. */
export function recogniseOfsiCsv(files: readonly InputFile[]): FormatMatch | string | null {
  return recogniseOneFile(
    files,
    'uk',
    (file) => FIRST_LINE.test(headText(file)) && /Alias Quality/i.test(headText(file).slice(0, 4_000)),
  );
}

export function recogniseOfsiWorkbook(files: readonly InputFile[]): FormatMatch | string | null {
  return recogniseOneFile(files, 'uk', (file) => sheetNames(file).includes(SHEET));
}

export function readOfsiCsv(match: FormatMatch): Reading {
  return readTable(match, { ...layout, wholeRows: true, rows: (file) => csvRows('UK_HMT', file, ',') });
}

export function readOfsiWorkbook(match: FormatMatch): Reading {
  return readTable(match, { ...layout, wholeRows: false, rows: (file) => workbookRows('UK_HMT', file, SHEET) });
}

/** The id of the UK Sanctions List where the record states it, so that the record keeps its identity there. */
function ofsiReference(group: GroupedRows, groupId: string): string {
  return readOtherInformation(group.common['Other Information'] ?? '').fields.uniqueId?.[0] ?? `GROUP-${groupId}`;
}

/** Puts the rows of a group into the common terms. */
export function fromOfsiRows(group: GroupedRows, note: Note): Designation {
  const rows = wholeRows(group);
  const of = (name: string): string[] => column(rows, name);
  for (const name of new Set(rows.flatMap((row) => Object.keys(row)))) {
    if (!OFSI_COLUMNS.includes(name)) note('unknown_column', name, name);
  }
  const information = of('Other Information').map(readOtherInformation);
  const labelled = (field: InformationField): string[] =>
    distinct(information.flatMap(({ fields }) => fields[field] ?? [])).filter((text) => text !== '');
  return {
    kind: of('Group Type')[0] ?? '',
    unReferences: labelled('unReference'),
    names: namesOf(rows, 'Alias Type', 'Alias Quality'),
    nonLatinNames: of('Name Non-Latin Script'),
    titles: of('Title'),
    listings: listingsOf(rows, information),
    otherInformation: distinct(information.map(({ text }) => text)).filter((text) => text !== ''),
    reasons: labelled('reasons'),
    addresses: addressesOf(rows, 'Address', 'Post/Zip Code', 'Country'),
    birthDates: of('DOB'),
    birthPlaces: birthPlacesOf(rows, 'Town of Birth', 'Country of Birth'),
    nationalities: of('Nationality'),
    passports: numbersOf(rows, 'Passport Number', 'Passport Details'),
    nationalIdentifiers: numbersOf(rows, 'National Identification Number', 'National Identification Details'),
    positions: of('Position'),
    ...fromInformation(labelled),
  };
}

type FromInformation = Pick<
  Designation,
  'phones' | 'websites' | 'emails' | 'genders' | 'subsidiaries' | 'parentCompanies' | 'registrationNumbers' | 'ship'
>;

function fromInformation(labelled: (field: InformationField) => string[]): FromInformation {
  return {
    phones: labelled('phone'),
    websites: labelled('website'),
    emails: labelled('email'),
    genders: labelled('gender'),
    subsidiaries: labelled('subsidiaries'),
    parentCompanies: labelled('parentCompany'),
    registrationNumbers: labelled('registrationNumber'),
    ship: {
      imoNumbers: labelled('imoNumber'),
      currentOwners: labelled('currentOwner'),
      flags: labelled('flag'),
      previousFlags: labelled('previousFlags'),
      types: labelled('shipType'),
      tonnages: labelled('tonnage'),
      builtYears: labelled('builtYear'),
      hullNumbers: labelled('hullNumber'),
    },
  };
}

/** `Financial sanctions imposed in addition to an asset freeze: Trust services.` */
const IN_ADDITION = /Financial sanctions imposed in addition to an asset freeze:\s*([^]*?)\.(?:\s|$)/;

function listingsOf(rows: readonly Cells[], information: readonly OtherInformation[]): Designation['listings'] {
  const others = information.map(({ text }) => IN_ADDITION.exec(text)?.[1]).filter((text) => text !== undefined);
  return column(rows, 'Regime').map((regime) => {
    const own = rows.filter((row) => row.Regime === regime);
    return {
      regime,
      designated: column(own, 'UK Sanctions List Date Designated')[0] ?? column(own, 'Listed On')[0] ?? null,
      lastUpdated: column(own, 'Last Updated')[0] ?? null,
      measures: others.length === 0 ? [] : distinct(['Asset freeze', ...others]),
    };
  });
}
