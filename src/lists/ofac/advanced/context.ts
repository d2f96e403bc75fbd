import { textOf } from '../xml-values';
import { nodesAt, textAt, XmlNode, XmlValue } from '../../reading/xml-node';
import { xmlRecords } from '../../reading/xml-records';
import { InputFile, ListError } from '../../source';
import type { Counts } from '../xml-reading';

const SECTIONS = [
  'DateOfIssue',
  'ReferenceValueSets',
  'Locations',
  'IDRegDocuments',
  'DistinctParties',
  'ProfileRelationships',
  'SanctionsEntries',
  'SanctionsEntryLinks',
];

/** Texts of a code table by id. */
export type CodeTable = Readonly<Record<string, string>>;

/**
 * Everything of a file that its parties refer to. Its elements are held as JSON texts, which take a fifth of the memory, and are
 * taken apart when their party is.
 */
export interface AdvancedContext {
  readonly publishedAt: string;
  /** Code tables by the name of their values: `FeatureType`, `Country`. Ids differ between files, so they are always resolved. */
  readonly codes: Readonly<Record<string, CodeTable>>;
  readonly locations: ReadonlyMap<string, string>;
  readonly documents: ReadonlyMap<string, readonly string[]>;
  readonly relationships: ReadonlyMap<string, readonly string[]>;
  readonly entries: ReadonlyMap<string, readonly string[]>;
}

/** Reads the file once for all but its parties. Throws ListError for a part that is not known. */
export async function readContext(file: InputFile, counts: Counts): Promise<AdvancedContext> {
  const codes: Record<string, CodeTable> = {};
  const locations = new Map<string, string>();
  const grouped = {
    IDRegDocument: new Map<string, string[]>(),
    ProfileRelationship: new Map<string, string[]>(),
    SanctionsEntry: new Map<string, string[]>(),
  };
  const issued: Record<string, string> = {};
  const above = (name: string, _attributes: object, depth: number): void => {
    if (depth === 2 && !SECTIONS.includes(name))
      throw new ListError('OFAC', file.name, `has a part <${name}> that we do not know`);
  };
  for await (const { name, value } of xmlRecords({ source: 'OFAC', file, recordDepth: 3, above })) {
    if (typeof value === 'string') {
      if (['Year', 'Month', 'Day'].includes(name)) issued[name] = value;
    } else if (name.endsWith('Values')) Object.assign(codes, codeTables(value));
    else if (name === 'Location') {
      locations.set(textAt(value, 'ID') ?? '', JSON.stringify(value));
      counts.add('locations');
    } else if (name in grouped) {
      const key = OWNER[name as keyof typeof grouped];
      add(grouped[name as keyof typeof grouped], textAt(value, key) ?? '', value);
      counts.add(COUNTED[name as keyof typeof grouped]);
    }
  }
  return {
    publishedAt: issueDate(issued, file),
    codes,
    locations,
    documents: grouped.IDRegDocument,
    relationships: grouped.ProfileRelationship,
    entries: grouped.SanctionsEntry,
  };
}

const OWNER = {
  IDRegDocument: 'IdentityID',
  ProfileRelationship: 'From-ProfileID',
  SanctionsEntry: 'ProfileID',
} as const;
const COUNTED = {
  IDRegDocument: 'documents',
  ProfileRelationship: 'relationships',
  SanctionsEntry: 'sanctionsEntries',
} as const;

function codeTables(set: XmlNode): Record<string, CodeTable> {
  return Object.fromEntries(
    Object.keys(set).map((name) => {
      const values = nodesAt(set, name).map((node): [string, string] => [textAt(node, 'ID') ?? '', textOf(node)]);
      return [name, Object.fromEntries(values)];
    }),
  );
}

function add(groups: Map<string, string[]>, key: string, node: XmlValue): void {
  const group = groups.get(key);
  if (group) group.push(JSON.stringify(node));
  else groups.set(key, [JSON.stringify(node)]);
}

function issueDate({ Year, Month, Day }: Record<string, string>, file: InputFile): string {
  const date = `${Year ?? ''}-${(Month ?? '').padStart(2, '0')}-${(Day ?? '').padStart(2, '0')}T00:00:00.000Z`;
  if (!Number.isNaN(Date.parse(date))) return date;
  throw new ListError('OFAC', file.name, 'states no DateOfIssue');
}
