import type { Expectations, ListFormat, ListSource } from '../source';
import { mapUn } from './un.mapper';
import { readUnXml, recogniseUnXml } from './un.reader';

/** About a thousand records since 2020; of so few, two with a warning are already more than a thousandth. */
export const UN_EXPECTATIONS: Expectations = { minRecords: 600, maxFall: 0.1, maxWarningShare: 0.005 };

const unXml: ListFormat = { id: 'un-xml', recognise: recogniseUnXml, read: readUnXml, map: mapUn };

/** The consolidated list of the United Nations Security Council. */
export const unSource: ListSource = {
  name: 'UN_CONSOLIDATED',
  lists: [{ id: 'un', title: 'United Nations Security Council Consolidated List', expectations: UN_EXPECTATIONS }],
  formats: [unXml],
};
