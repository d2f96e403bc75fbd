import type { GroupedRows } from '../reading/grouped-rows';
import type { XmlNode } from '../reading/xml-node';
import type { ListFormat, ListSource } from '../source';
import { fromRows } from './csv/from-rows';
import { readCsv, recogniseCsv } from './csv/reader';
import { EU_EXPECTATIONS } from './eu.expectations';
import { euMapper } from './eu.mapper';
import { fromXml } from './xml/from-xml';
import { readXml, recogniseXml } from './xml/reader';

const formats: readonly ListFormat[] = [
  {
    id: 'eu-xml-1.1',
    recognise: recogniseXml,
    read: readXml,
    map: euMapper((raw, note) => fromXml(raw.sanctionEntity as XmlNode[], note)),
  },
  {
    id: 'eu-csv-1.1',
    recognise: recogniseCsv,
    read: readCsv,
    map: euMapper((raw, note) => fromRows(raw as unknown as GroupedRows, note)),
  },
];

/** The European Commission's consolidated list of persons, groups and entities subject to EU financial sanctions. */
export const euSource: ListSource = {
  name: 'EU_RESTRICTED',
  lists: [{ id: 'eu', title: 'EU consolidated financial sanctions list', expectations: EU_EXPECTATIONS }],
  formats,
};
