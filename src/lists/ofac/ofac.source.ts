import { fromAdvancedXml } from './advanced/from-advanced';
import { readAdvancedXml, recogniseAdvancedXml } from './advanced/reader';
import { fromEnhancedXml } from './enhanced/from-enhanced';
import { readEnhancedXml, recogniseEnhancedXml } from './enhanced/reader';
import { fromStandardXml } from './standard/from-standard';
import { readStandardXml, recogniseStandardXml } from './standard/reader';
import type { ListFormat, ListSource } from '../source';
import { fromCsv } from './csv/from-csv';
import { readLegacyCsv } from './csv/reader';
import { recogniseLegacyCsv } from './csv/recognise';
import { CONS_EXPECTATIONS, SDN_EXPECTATIONS } from './ofac.expectations';
import { ofacMapper } from './ofac.mapper';

/** The four CSV tables of the SDN list or of the consolidated list, both of one layout. */
const legacyCsv: ListFormat = {
  id: 'ofac-legacy-csv',
  recognise: recogniseLegacyCsv,
  read: readLegacyCsv,
  map: ofacMapper(fromCsv),
};

/** The Office of Foreign Assets Control of the United States Treasury. */
export const ofacSource: ListSource = {
  name: 'OFAC',
  lists: [
    { id: 'sdn', title: 'Specially Designated Nationals and Blocked Persons List', expectations: SDN_EXPECTATIONS },
    { id: 'cons', title: 'Consolidated Sanctions List (non-SDN)', expectations: CONS_EXPECTATIONS },
  ],
  formats: [
    legacyCsv,
    {
      id: 'ofac-enhanced-xml',
      recognise: recogniseEnhancedXml,
      read: readEnhancedXml,
      map: ofacMapper(fromEnhancedXml),
    },
    {
      id: 'ofac-standard-xml',
      recognise: recogniseStandardXml,
      read: readStandardXml,
      map: ofacMapper(fromStandardXml),
    },
    {
      id: 'ofac-advanced-xml',
      recognise: recogniseAdvancedXml,
      read: readAdvancedXml,
      map: ofacMapper(fromAdvancedXml),
    },
  ],
};
