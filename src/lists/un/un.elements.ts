import type { XmlNode, XmlValue } from './un.xml';

const OWN = [
  'DATAID',
  'VERSIONNUM',
  'FIRST_NAME',
  'SECOND_NAME',
  'THIRD_NAME',
  'FOURTH_NAME',
  'UN_LIST_TYPE',
  'REFERENCE_NUMBER',
  'LISTED_ON',
  'NAME_ORIGINAL_SCRIPT',
  'COMMENTS1',
  'HAS_INTERPOL_LINK',
  'INTERPOL_LINK',
  'SUBMITTED_BY',
  'SUBMITTED_ON',
  'DELISTED_ON',
  'SORT_KEY',
  'SORT_KEY_LAST_MOD',
];
const VALUES = ['VALUE'];
const ADDRESS = ['STREET', 'CITY', 'STATE_PROVINCE', 'ZIP_CODE', 'COUNTRY', 'NOTE'];
const ALIAS = ['QUALITY', 'ALIAS_NAME', 'DATE_OF_BIRTH', 'CITY_OF_BIRTH', 'COUNTRY_OF_BIRTH', 'NOTE'];

/** The elements of a record that the publisher's schema and files have, and those inside them. */
const BLOCKS: Readonly<Record<string, readonly string[]>> = {
  LIST_TYPE: VALUES,
  LAST_DAY_UPDATED: VALUES,
  TITLE: VALUES,
  DESIGNATION: VALUES,
  NATIONALITY: VALUES,
  INDIVIDUAL_ALIAS: ALIAS,
  ENTITY_ALIAS: ALIAS,
  INDIVIDUAL_ADDRESS: ADDRESS,
  ENTITY_ADDRESS: ADDRESS,
  INDIVIDUAL_DATE_OF_BIRTH: ['TYPE_OF_DATE', 'DATE', 'YEAR', 'FROM_YEAR', 'TO_YEAR', 'NOTE'],
  INDIVIDUAL_PLACE_OF_BIRTH: ['STREET', 'CITY', 'STATE_PROVINCE', 'COUNTRY', 'NOTE'],
  INDIVIDUAL_DOCUMENT: [
    'TYPE_OF_DOCUMENT',
    'TYPE_OF_DOCUMENT2',
    'NUMBER',
    'ISSUING_COUNTRY',
    'DATE_OF_ISSUE',
    'DATE_OF_EXPIRY',
    'CITY_OF_ISSUE',
    'COUNTRY_OF_ISSUE',
    'NOTE',
  ],
};

const LEAVES: ReadonlySet<string> = new Set([...OWN, 'GENDER', 'NATIONALITY2']);

/** Paths of elements that hold something and that we do not know, each once. */
export function unknownElements(node: XmlNode): string[] {
  const unknown = new Set<string>();
  for (const [name, value] of Object.entries(node)) {
    const inner = BLOCKS[name];
    if (!inner && !LEAVES.has(name) && !isEmpty(value)) unknown.add(name);
    for (const block of inner ? blocks(node, name) : []) {
      for (const [child, text] of Object.entries(block)) {
        if (!inner?.includes(child) && !isEmpty(text)) unknown.add(`${name}/${child}`);
      }
    }
  }
  return [...unknown];
}

/** The blocks of one name, without those that are written out empty. */
export function blocks(node: XmlNode, name: string): XmlNode[] {
  const value = node[name];
  const all = value === undefined ? [] : Array.isArray(value) ? value : [value];
  return all.filter((each): each is XmlNode => typeof each !== 'string' && !isEmpty(each));
}

/** The texts of one name, trimmed, runs of white space as one space; empty ones left out. */
export function texts(node: XmlNode, name: string): string[] {
  const value = node[name];
  const all = value === undefined ? [] : Array.isArray(value) ? value : [value];
  return all
    .filter((each) => typeof each === 'string')
    .map(clean)
    .filter((text) => text !== '');
}

export function text(node: XmlNode, name: string): string | null {
  return texts(node, name)[0] ?? null;
}

/** What stands in the `VALUE`s of a block such as `NATIONALITY`. */
export function values(node: XmlNode, name: string): string[] {
  return blocks(node, name).flatMap((block) => texts(block, 'VALUE'));
}

function clean(value: string): string {
  return value.replace(/\s+/g, ' ').trim();
}

function isEmpty(value: XmlValue): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) ? value.every(isEmpty) : Object.values(value).every(isEmpty);
}
