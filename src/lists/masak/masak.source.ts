import type { ListSource } from '../source';
import { MASAK_EXPECTATIONS } from './masak.expectations';
import { mapMasak } from './masak.mapper';
import { LISTS } from './table/fields';
import { readCsv, readWorkbook } from './table/reader';
import { recogniseCsv, recogniseWorkbook } from './table/recognise';

const TITLES = {
  a: 'Law 6415 article 5, United Nations Security Council',
  b: 'Law 6415 article 6, requests of foreign states',
  c: 'Law 6415 article 7, domestic freezes',
  d: 'Law 7262 articles 3.A and 3.B, proliferation',
} as const;

/** The Financial Crimes Investigation Board of the Turkish Ministry of Treasury and Finance. */
export const masakSource: ListSource = {
  name: 'MASAK',
  lists: LISTS.map((id) => ({ id, title: TITLES[id], expectations: MASAK_EXPECTATIONS[id] })),
  formats: [
    { id: 'masak-xlsx', recognise: recogniseWorkbook, read: readWorkbook, map: mapMasak },
    { id: 'masak-csv', recognise: recogniseCsv, read: readCsv, map: mapMasak },
  ],
};
