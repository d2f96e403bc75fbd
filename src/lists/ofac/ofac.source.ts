import type { ListFormat, ListSource } from '../source';
import { readLegacyCsv } from './csv/reader';
import { recogniseLegacyCsv } from './csv/recognise';
import { CONS_EXPECTATIONS, SDN_EXPECTATIONS } from './ofac.expectations';
import { mapOfac } from './ofac.mapper';

/** The four CSV tables of the SDN list or of the consolidated list, both of one layout. */
const legacyCsv: ListFormat = {
  id: 'ofac-legacy-csv',
  recognise: recogniseLegacyCsv,
  read: readLegacyCsv,
  map: mapOfac,
};

/** The Office of Foreign Assets Control of the United States Treasury. */
export const ofacSource: ListSource = {
  name: 'OFAC',
  lists: [
    { id: 'sdn', title: 'Specially Designated Nationals and Blocked Persons List', expectations: SDN_EXPECTATIONS },
    { id: 'cons', title: 'Consolidated Sanctions List (non-SDN)', expectations: CONS_EXPECTATIONS },
  ],
  formats: [legacyCsv],
};
