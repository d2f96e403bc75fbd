import { nodesAt, textAt, XmlNode } from '../../reading/xml-node';
import { xmlRecords } from '../../reading/xml-records';
import { EditionFacts, FormatMatch, InputFile, ListError, RawRecord, Reading } from '../../source';
import { Counts, recogniseXml } from '../xml-reading';
import { AdvancedContext, CodeTable, readContext } from './context';

/** The older and the newer namespace. */
const NAMESPACE = /un\.org\/sanctions\/1\.0|exports\/ADVANCED_XML/;

/** Lists that only the consolidated file is made of. */
const NON_SDN_LISTS = /<List [^>]*>(?:Non-SDN [^<]*|Sectoral Sanctions[^<]*|FSE List|CAPTA List)</;

/** What is stored as the raw record: the party, the elements it refers to, and the words of the codes in them. */
export interface AdvancedRaw {
  readonly DistinctParty: XmlNode;
  readonly Location: readonly XmlNode[];
  readonly IDRegDocument: readonly XmlNode[];
  readonly ProfileRelationship: readonly XmlNode[];
  readonly SanctionsEntry: readonly XmlNode[];
  readonly ReferenceValues: Readonly<Record<string, CodeTable>>;
}

/** Recognises `sdn_advanced.xml` and `cons_advanced.xml`. */
export function recogniseAdvancedXml(files: readonly InputFile[]): FormatMatch | string | null {
  return recogniseXml(files, 'Sanctions', NAMESPACE, (start) => (NON_SDN_LISTS.test(start) ? 'cons' : 'sdn'));
}

/** Reads one file, twice: what the parties refer to stands after them. */
export function readAdvancedXml(match: FormatMatch): Reading {
  const counts = new Counts(['records', 'aliases', 'locations', 'documents', 'relationships', 'sanctionsEntries']);
  const state = { publishedAt: null as string | null };
  const facts = (): EditionFacts => ({
    publishedAt: state.publishedAt,
    declaredRecords: null,
    fileCounts: counts.all(),
  });
  return { records: records(match, counts, state), facts };
}

async function* records(
  match: FormatMatch,
  counts: Counts,
  state: { publishedAt: string | null },
): AsyncGenerator<RawRecord> {
  const file = match.files.main;
  if (!file) throw new ListError('OFAC', match.list, 'the file is missing');
  const context = await readContext(file, counts);
  state.publishedAt = context.publishedAt;
  for await (const { name, value, line } of xmlRecords({
    source: 'OFAC',
    file,
    recordDepth: 3,
    above: () => undefined,
  })) {
    if (name !== 'DistinctParty') continue;
    const reference = typeof value === 'string' ? null : textAt(value, 'FixedRef');
    if (typeof value === 'string' || reference === null) {
      throw new ListError('OFAC', `${file.name} line ${line}`, 'a party has no FixedRef');
    }
    counts.add('records');
    counts.add('aliases', nodesAt(value, 'Profile', 'Identity', 'Alias').length);
    yield { referenceId: reference, raw: { ...rawOf(value, context) } };
  }
}

function rawOf(party: XmlNode, context: AdvancedContext): AdvancedRaw {
  const profiles = nodesAt(party, 'Profile').flatMap((profile) => textAt(profile, 'ID') ?? []);
  const identities = nodesAt(party, 'Profile', 'Identity').flatMap((identity) => textAt(identity, 'ID') ?? []);
  const places = nodesAt(party, 'Profile', 'Feature', 'FeatureVersion', 'VersionLocation');
  const parsed = (keys: readonly string[], texts: (key: string) => readonly string[]): XmlNode[] =>
    keys.flatMap(texts).map((text) => JSON.parse(text) as XmlNode);
  const parts = {
    DistinctParty: party,
    Location: parsed(
      places.flatMap((place) => textAt(place, 'LocationID') ?? []),
      (key) => toList(context.locations.get(key)),
    ),
    IDRegDocument: parsed(identities, (key) => context.documents.get(key) ?? []),
    ProfileRelationship: parsed(profiles, (key) => context.relationships.get(key) ?? []),
    SanctionsEntry: parsed(profiles, (key) => context.entries.get(key) ?? []),
  };
  const used: Record<string, Record<string, string>> = {};
  collectCodes(parts, context.codes, used);
  return { ...parts, ReferenceValues: used };
}

/** `FeatureTypeID="8"` and `IssuedBy-CountryID="11033"` refer to the tables of feature types and countries. */
function collectCodes(
  value: unknown,
  codes: AdvancedContext['codes'],
  used: Record<string, Record<string, string>>,
): void {
  if (Array.isArray(value)) for (const each of value) collectCodes(each, codes, used);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  for (const [name, inner] of Object.entries(value)) {
    const table = /^(?:\w+-)?(\w+)ID$/.exec(name)?.[1] ?? '';
    const text = typeof inner === 'string' ? codes[table]?.[inner] : undefined;
    if (typeof inner === 'string' && text !== undefined) (used[table] ??= {})[inner] = text;
    else if (typeof inner !== 'string') collectCodes(inner, codes, used);
  }
}

function toList(text: string | undefined): string[] {
  return text === undefined ? [] : [text];
}
