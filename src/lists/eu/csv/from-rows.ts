import type { Cells } from '../../reading/columns';
import { distinct } from '../../reading/distinct';
import { GroupedRows, wholeRows } from '../../reading/grouped-rows';
import type { Note } from '../../reading/note';
import type { EuAddress, EuBirth, EuCountry, EuEntry, EuIdentification, EuName } from '../entity';
import { EU_COLUMNS } from './columns';
import { contactsOf } from './contact-info';

/** Puts the rows of one reference number into common terms; each row holds one name, address, birth, number or citizenship. */
export function fromRows(group: GroupedRows, note: Note): EuEntry {
  const rows = wholeRows(group);
  for (const name of new Set(rows.flatMap((row) => Object.keys(row)))) {
    if (!EU_COLUMNS.includes(name)) note('unknown_column', name, name);
  }
  const first = (column: string): string => rows.map((row) => text(row, column)).find((each) => each !== '') ?? '';
  return {
    unReference: first('Entity_UnitedNationId'),
    designationDate: first('Entity_DesignationDate'),
    designationDetails: first('Entity_DesignationDetails'),
    remarks: distinct(rows.map((row) => text(row, 'Entity_Remark'))),
    classification: first('Entity_SubjectType'),
    regulations: distinct(
      rows.map((row) => ({
        programme: text(row, 'Entity_Regulation_Programme'),
        numberTitle: text(row, 'Entity_Regulation_NumberTitle'),
        publicationDate: text(row, 'Entity_Regulation_PublicationDate'),
      })),
    ),
    names: partsOf(rows, 'NameAlias').map(nameOf),
    addresses: partsOf(rows, 'Address').map(addressOf),
    births: partsOf(rows, 'BirthDate').map(birthOf),
    identifications: partsOf(rows, 'Identification').map(identificationOf),
    citizenships: partsOf(rows, 'Citizenship').map((row) => countryOf(row, 'Citizenship')),
  };
}

/** The rows that hold a part of this kind. */
export function partsOf(rows: readonly Cells[], part: string): Cells[] {
  return rows.filter((row) => Object.keys(row).some((column) => column.startsWith(`${part}_`)));
}

function nameOf(row: Cells): EuName {
  return {
    whole: text(row, 'NameAlias_WholeName'),
    first: text(row, 'NameAlias_FirstName'),
    middle: text(row, 'NameAlias_MiddleName'),
    last: text(row, 'NameAlias_LastName'),
    gender: text(row, 'NameAlias_Gender'),
    title: text(row, 'NameAlias_Title'),
    function: text(row, 'NameAlias_Function'),
    // The CSV does not say which names are strong.
    strong: true,
    remarks: [text(row, 'NameAlias_Remark')],
  };
}

function addressOf(row: Cells): EuAddress {
  return {
    street: text(row, 'Address_Street'),
    poBox: text(row, 'Address_PoBox'),
    place: text(row, 'Address_Place'),
    city: text(row, 'Address_City'),
    region: text(row, 'Address_Region'),
    zipCode: text(row, 'Address_ZipCode'),
    country: countryOf(row, 'Address'),
    contacts: contactsOf(text(row, 'Address_ContactInfo')),
  };
}

function birthOf(row: Cells): EuBirth {
  return {
    date: text(row, 'BirthDate_BirthDate'),
    year: text(row, 'BirthDate_Year'),
    month: text(row, 'BirthDate_Month'),
    day: text(row, 'BirthDate_Day'),
    yearFrom: text(row, 'BirthDate_YearRangeFrom'),
    yearTo: text(row, 'BirthDate_YearRangeTo'),
    circa: /^true$/i.test(text(row, 'BirthDate_Circa')),
    calendar: text(row, 'BirthDate_CalendarType'),
    city: text(row, 'BirthDate_City'),
    place: text(row, 'BirthDate_Place'),
    region: text(row, 'BirthDate_Region'),
    country: countryOf(row, 'BirthDate'),
  };
}

function identificationOf(row: Cells): EuIdentification {
  return {
    code: text(row, 'Identification_TypeCode'),
    description: text(row, 'Identification_TypeDescription'),
    number: text(row, 'Identification_Number'),
    latinNumber: text(row, 'Identification_LatinNumber'),
    knownFalse: /^true$/i.test(text(row, 'Identification_KnownFalse')),
    issuedAt: text(row, 'Identification_IssuedDate'),
    validFrom: text(row, 'Identification_ValidFrom'),
    validTo: text(row, 'Identification_ValidTo'),
    country: countryOf(row, 'Identification'),
  };
}

function countryOf(row: Cells, part: string): EuCountry {
  return { code: text(row, `${part}_CountryIso2Code`), description: text(row, `${part}_CountryDescription`) };
}

function text(row: Cells, column: string): string {
  return row[column] ?? '';
}
