import type { GroupedRows } from '../reading/grouped-rows';
import type { XmlNode } from '../reading/xml-node';
import type { ListFormat, ListSource } from '../source';
import { fromOfsiRows, readOfsiCsv, readOfsiWorkbook, recogniseOfsiCsv, recogniseOfsiWorkbook } from './tables/ofsi';
import { fromSanctionsListRows, readSanctionsListCsv, recogniseSanctionsListCsv } from './tables/sanctions-list';
import { UK_EXPECTATIONS } from './uk.expectations';
import { ukMapper } from './uk.mapper';
import { fromXml } from './xml/from-xml';
import { readXml, recogniseXml } from './xml/reader';

const mapOfsi = ukMapper((raw, note) => fromOfsiRows(raw as unknown as GroupedRows, note));

const formats: readonly ListFormat[] = [
  {
    id: 'uk-sanctions-list-xml',
    recognise: recogniseXml,
    read: readXml,
    map: ukMapper((raw, note) => fromXml(raw.Designation as XmlNode, note)),
  },
  {
    id: 'uk-sanctions-list-csv',
    recognise: recogniseSanctionsListCsv,
    read: readSanctionsListCsv,
    map: ukMapper((raw, note) => fromSanctionsListRows(raw as unknown as GroupedRows, note)),
  },
  { id: 'ofsi-conlist-2022-csv', recognise: recogniseOfsiCsv, read: readOfsiCsv, map: mapOfsi },
  { id: 'ofsi-conlist-2022-xlsx', recognise: recogniseOfsiWorkbook, read: readOfsiWorkbook, map: mapOfsi },
];

/**
 * The Foreign, Commonwealth and Development Office's UK Sanctions List, the only list since 28 January 2026, and the
 * consolidated list that the Office of Financial Sanctions Implementation withdrew on that day. They are one list here:
 * a record keeps its id from one to the other.
 */
export const ukSource: ListSource = {
  name: 'UK_HMT',
  lists: [{ id: 'uk', title: 'UK Sanctions List', expectations: UK_EXPECTATIONS }],
  formats,
};
