import { nodesAt, textAt, XmlNode } from '../../reading/xml-node';
import { XmlRecord, xmlRecords } from '../../reading/xml-records';
import { EditionFacts, FormatMatch, InputFile, ListError, RawRecord, Reading } from '../../source';
import { Counts, recogniseXml } from '../xml-reading';
import { textOf } from '../xml-values';

const SECTIONS = ['publicationInfo', 'referenceValues', 'featureTypes', 'entities'];

interface State {
  publishedAt: string | null;
  filters: string[];
}

/** Recognises the enhanced XML of either list. Its delta files, of the same root, are changes and no list. */
export function recogniseEnhancedXml(files: readonly InputFile[]): FormatMatch | string | null {
  const delta = recogniseXml(files, 'sanctionsData', /DeltaFile/, () => 'sdn');
  if (delta !== null && typeof delta !== 'string') {
    return `${delta.files.main?.name ?? ''} holds the changes of one publication, not the whole list: fetch the list itself`;
  }
  return recogniseXml(files, 'sanctionsData', /exports\/ENHANCED_XML/, (start) =>
    /<sanctionsList [^>]*>SDN List</.test(start) ? 'sdn' : 'cons',
  );
}

/** Reads one file. The raw record is `{entity}`. */
export function readEnhancedXml(match: FormatMatch): Reading {
  const counts = new Counts(['records', 'names', 'addresses', 'features', 'identityDocuments', 'relationships']);
  const state: State = { publishedAt: null, filters: [] };
  const facts = (): EditionFacts => ({
    publishedAt: state.publishedAt,
    declaredRecords: null,
    fileCounts: counts.all(),
    ...(state.filters.length === 0 ? {} : { notPublishable: filtered(state.filters) }),
  });
  return { records: records(match, counts, state), facts };
}

function filtered(filters: readonly string[]): string {
  return `is an export filtered to ${filters.join(', ')}, not the whole list: export it without filters`;
}

async function* records(match: FormatMatch, counts: Counts, state: State): AsyncGenerator<RawRecord> {
  const file = match.files.main;
  if (!file) throw new ListError('OFAC', match.list, 'the file is missing');
  const above = (name: string, _attributes: object, depth: number): void => {
    if (depth === 2 && !SECTIONS.includes(name)) {
      throw new ListError('OFAC', file.name, `has a part <${name}> that we do not know`);
    }
  };
  for await (const record of xmlRecords({ source: 'OFAC', file, recordDepth: 3, above })) {
    takeFacts(record, state);
    if (record.name === 'entity') yield entityOf(record, file, counts);
  }
  if (state.publishedAt === null) throw new ListError('OFAC', file.name, 'does not state its date (dataAsOf)');
}

function takeFacts({ name, value }: XmlRecord, state: State): void {
  if (name === 'dataAsOf' || name === 'datePublished') {
    const time = Date.parse(textOf(value));
    state.publishedAt = Number.isNaN(time) ? null : new Date(time).toISOString();
  }
  if (name !== 'filters') return;
  if (typeof value === 'string') return;
  // A file of one list is whole; its list is no filter.
  const { sanctionsLists: _lists, ...others } = value;
  state.filters = filterTexts(others);
}

/** What stands at the ends of the filters, whatever is filtered by. */
function filterTexts(node: XmlNode): string[] {
  return Object.values(node)
    .flat()
    .flatMap((each) => (typeof each === 'string' ? [each] : '#text' in each ? [textOf(each)] : filterTexts(each)));
}

function entityOf({ value, line }: XmlRecord, file: InputFile, counts: Counts): RawRecord {
  const id = typeof value === 'string' ? null : textAt(value, 'id');
  if (typeof value === 'string' || id === null) {
    throw new ListError('OFAC', `${file.name} line ${line}`, 'an entity has no id');
  }
  counts.add('records');
  counts.add('names', nodesAt(value, 'names', 'name').length);
  counts.add('addresses', nodesAt(value, 'addresses', 'address').length);
  counts.add('features', nodesAt(value, 'features', 'feature').length);
  counts.add('identityDocuments', nodesAt(value, 'identityDocuments', 'identityDocument').length);
  counts.add('relationships', nodesAt(value, 'relationships', 'relationship').length);
  return { referenceId: id, raw: { entity: value } };
}
