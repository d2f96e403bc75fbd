import Papa from 'papaparse';
import { OFSI_COLUMNS, SANCTIONS_LIST_COLUMNS } from '../../../src/lists/uk/tables/columns';
import { numberedCell, TestDesignation } from './uk-designations';

type Cells = Readonly<Record<string, string | undefined>>;

/** The UK Sanctions List as CSV: a row for every combination of name, birth date and address. */
export function ukCsv(designations: readonly TestDesignation[], reportDate = '02-Sep-2026'): string {
  return `\uFEFFReport Date: ${reportDate}\r\n${table(SANCTIONS_LIST_COLUMNS, designations.flatMap(sanctionsListRows))}\r\n`;
}

/** The OFSI list as CSV; its rows, the two lines above them included, also make the sheet of the workbook. */
export function ofsiCsv(designations: readonly TestDesignation[], updated = '14/04/2025'): string {
  return `Last Updated,${updated}\r\n${table(OFSI_COLUMNS, designations.flatMap(ofsiRows))}\r\n`;
}

export function ofsiSheet(designations: readonly TestDesignation[], updated = '14/04/2025'): (string | null)[][] {
  const rows = designations.flatMap(ofsiRows).map((row) => OFSI_COLUMNS.map((column) => row[column] || null));
  return [['Last Updated', updated], [...OFSI_COLUMNS], ...rows];
}

function table(columns: readonly string[], rows: readonly Cells[]): string {
  return Papa.unparse({ fields: [...columns], data: rows.map((row) => columns.map((column) => row[column] ?? '')) });
}

function combinations<T>(
  of: TestDesignation,
  row: (name: TestDesignation['names'][number], birth: string, address: readonly string[]) => T,
): T[] {
  return of.names.flatMap((name) =>
    atLeastOne(of.births, '').flatMap((birth) =>
      atLeastOne<readonly string[]>(of.addresses, []).map((address) => row(name, birth, address)),
    ),
  );
}

function atLeastOne<T>(values: readonly T[] | undefined, none: T): readonly T[] {
  return values && values.length > 0 ? values : [none];
}

function nameCells(parts: readonly string[]): Cells {
  return Object.fromEntries(parts.map((part, at) => [`Name ${at + 1}`, part]));
}

function sanctionsListRows(of: TestDesignation): Cells[] {
  return combinations(of, (name, birth, address) => ({
    ...nameCells(name.parts),
    'Name type': name.type,
    'Alias strength': name.strength,
    'Last Updated': of.updated,
    'Unique ID': of.uniqueId,
    'OFSI Group ID': of.groupId,
    'UN Reference Number': of.unReference,
    Title: numberedCell(of.titles),
    'Name non-latin script': of.nonLatin,
    'Regime Name': of.regulations,
    'Designation Type': of.kind,
    'Sanctions Imposed': of.measures,
    'Other Information': of.information,
    'UK Statement of Reasons': of.reasons,
    ...Object.fromEntries(address.slice(0, 6).map((line, at) => [`Address Line ${at + 1}`, line])),
    'Address Postal Code': address[6],
    'Address Country': address[7],
    'Phone number': numberedCell(of.phones),
    Website: numberedCell(of.websites),
    'Email address': numberedCell(of.emails),
    'Date Designated': of.designated,
    'D.O.B': birth,
    'Nationality(/ies)': numberedCell(of.nationalities),
    'National Identifier number': numberedCell(of.nationalIds?.map(({ number }) => number)),
    'National Identifier additional information': numberedCell(of.nationalIds?.map(({ details }) => details)),
    'Passport number': numberedCell(of.passports?.map(({ number }) => number)),
    'Passport additional information': numberedCell(of.passports?.map(({ details }) => details)),
    Position: numberedCell(of.positions),
    Gender: of.gender,
    'Town of birth': numberedCell(of.birthPlaces?.map(({ town }) => town)),
    'Country of birth': numberedCell(of.birthPlaces?.map(({ country }) => country)),
    'Type of entity': of.entityType,
    Subsidiaries: numberedCell(of.subsidiaries),
    'Parent company': numberedCell(of.parents),
    'Business registration number (s)': numberedCell(of.registrations),
    'IMO number': of.ship?.imo,
    'Current owner/operator (s)': of.ship?.owner,
    'Current believed flag of ship': of.ship?.flag,
    'Previous flags': of.ship?.previousFlag,
    'Type of ship': of.ship?.type,
    'Tonnage of ship': of.ship?.tonnage,
    'Year Built': of.ship?.built,
  }));
}

/** Name types and qualities of the OFSI list. */
const OFSI_TYPES: Readonly<Record<string, string>> = { alias: 'AKA', fka: 'FKA', 'primary name': 'Primary name' };

function ofsiRows(of: TestDesignation): Cells[] {
  const information = chain(of);
  return combinations(of, (name, birth, address) => ({
    ...nameCells(name.parts),
    'Alias Type': OFSI_TYPES[name.type.toLowerCase()] ?? name.type,
    'Alias Quality': name.strength?.replace(' a.k.a', ''),
    Title: numberedCell(of.titles),
    'Name Non-Latin Script': of.nonLatin,
    DOB: birth.replace(/[dm]{2}/g, '00'),
    'Town of Birth': numberedCell(of.birthPlaces?.map(({ town }) => town)),
    'Country of Birth': numberedCell(of.birthPlaces?.map(({ country }) => country)),
    Nationality: numberedCell(of.nationalities),
    'Passport Number': numberedCell(of.passports?.map(({ number }) => number)),
    'Passport Details': numberedCell(of.passports?.map(({ details }) => details)),
    'National Identification Number': numberedCell(of.nationalIds?.map(({ number }) => number)),
    'National Identification Details': numberedCell(of.nationalIds?.map(({ details }) => details)),
    Position: numberedCell(of.positions),
    ...Object.fromEntries(address.slice(0, 6).map((line, at) => [`Address ${at + 1}`, line])),
    'Post/Zip Code': address[6],
    Country: address[7],
    'Other Information': information,
    'Group Type': of.kind,
    Regime: of.regulations.replace(/^The | \(Sanctions\)| \(EU Exit\)| Regulations \d+$/g, ''),
    'Listed On': of.designated,
    'UK Sanctions List Date Designated': of.designated,
    'Last Updated': of.updated,
    'Group ID': of.groupId,
  }));
}

function chain(of: TestDesignation): string {
  const labelled = (label: string, text: string | undefined, end = ''): string =>
    text ? `(${label}):${text}${end} ` : '';
  return [
    labelled('UK Sanctions List Ref', of.uniqueId, '.'),
    labelled('UN Ref', of.unReference, '.'),
    of.information ? `${of.information} ` : '',
    labelled('UK Statement of Reasons', of.reasons),
    labelled('Gender', of.gender),
    labelled('Phone number', numberedCell(of.phones)),
    labelled('Website', numberedCell(of.websites)),
    labelled('Email address', numberedCell(of.emails)),
    labelled('Type of entity', of.entityType),
    labelled('Subsidiaries', numberedCell(of.subsidiaries)),
    labelled('Parent company', numberedCell(of.parents)),
    labelled('Business Reg No', numberedCell(of.registrations)),
    labelled('IMO number', of.ship?.imo),
    labelled('Current owners', of.ship?.owner),
    labelled('Flag of ship', of.ship?.flag),
    labelled('Previous flags', of.ship?.previousFlag),
    labelled('Type of ship', of.ship?.type),
    labelled('Tonnage of ship', of.ship?.tonnage),
    labelled('Year built', of.ship?.built),
  ]
    .join('')
    .trim();
}
