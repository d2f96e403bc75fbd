import { headText, recogniseOneFile, rootElement } from '../../reading/recognise';
import { nodesAt, textAt, XmlNode } from '../../reading/xml-node';
import { XmlRecord, xmlRecords } from '../../reading/xml-records';
import { FormatMatch, InputFile, ListError, RawRecord, Reading } from '../../source';
import { EuCounts } from '../eu.counts';

const ROOT = 'export';
const RECORD = 'sanctionEntity';
const NAMESPACE = /xmlns(?::\w+)?="http:\/\/eu\.europa\.ec\/fpi\/fsd\/export"/;

interface State {
  readonly counts: EuCounts;
  publishedAt: string | null;
}

interface Entry {
  readonly referenceId: string;
  readonly elements: XmlNode[];
}

/** The older version 1.0 begins with another element (`WHOLE`). */
export function recogniseXml(files: readonly InputFile[]): FormatMatch | string | null {
  return recogniseOneFile(files, 'eu', (file) => {
    const text = headText(file);
    return rootElement(text) === ROOT && NAMESPACE.test(text.slice(0, 4_000));
  });
}

/**
 * Reads the XML of version 1.1. An entry listed under two programmes stands twice under one reference number, one after
 * the other; the raw record holds both elements `sanctionEntity`.
 */
export function readXml(match: FormatMatch): Reading {
  const state: State = { counts: new EuCounts(), publishedAt: null };
  return {
    records: records(match, state),
    facts: () => ({ publishedAt: state.publishedAt, declaredRecords: null, fileCounts: state.counts.all() }),
  };
}

async function* records(match: FormatMatch, state: State): AsyncGenerator<RawRecord> {
  const file = match.files.main;
  if (!file) throw new ListError('EU_RESTRICTED', match.list, 'the file is missing');
  const seen = new Set<string>();
  let current: Entry | null = null as Entry | null;
  const above = (name: string, attributes: Readonly<Record<string, string>>): void => {
    state.publishedAt = publishedAt(file, name, attributes.generationDate);
  };
  for await (const record of xmlRecords({ source: 'EU_RESTRICTED', file, recordDepth: 2, above })) {
    const { referenceId, element } = checked(file, record);
    count(element, state.counts);
    if (current?.referenceId === referenceId) {
      current.elements.push(element);
      continue;
    }
    if (current) yield rawOf(current, state.counts);
    if (seen.has(referenceId)) {
      throw fault(
        file,
        record,
        `${referenceId} stands at two places of the file, which is sorted by entry: it is damaged`,
      );
    }
    seen.add(referenceId);
    current = { referenceId, elements: [element] };
  }
  if (current) yield rawOf(current, state.counts);
}

function rawOf({ referenceId, elements }: Entry, counts: EuCounts): RawRecord {
  counts.add('records');
  return { referenceId, raw: { [RECORD]: elements } };
}

function checked(file: InputFile, record: XmlRecord): { referenceId: string; element: XmlNode } {
  const { name, value } = record;
  if (name !== RECORD || typeof value === 'string')
    throw fault(file, record, `has a record <${name}> that we do not know`);
  const referenceId = textAt(value, 'euReferenceNumber');
  if (referenceId === null) {
    throw fault(file, record, `entry ${textAt(value, 'logicalId') ?? '?'} has no euReferenceNumber`);
  }
  return { referenceId, element: value };
}

function count(element: XmlNode, counts: EuCounts): void {
  counts.add('entries');
  counts.add(textAt(element, 'subjectType', 'classificationCode') === 'P' ? 'persons' : 'enterprises');
  counts.add('names', nodesAt(element, 'nameAlias').length);
  counts.add('addresses', nodesAt(element, 'address').length);
  counts.add('births', nodesAt(element, 'birthdate').length);
  counts.add('identifications', nodesAt(element, 'identification').length);
  counts.add('citizenships', nodesAt(element, 'citizenship').length);
}

function publishedAt(file: InputFile, root: string, date: string | undefined): string {
  if (root !== ROOT) {
    throw new ListError('EU_RESTRICTED', file.name, `begins with <${root}> where the list begins with <${ROOT}>`);
  }
  const zoned = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/.test(date ?? '');
  const time = zoned ? Date.parse(date ?? '') : NaN;
  if (!Number.isNaN(time)) return new Date(time).toISOString();
  throw new ListError('EU_RESTRICTED', file.name, `has no readable generationDate ("${date ?? ''}")`);
}

function fault(file: InputFile, { line }: XmlRecord, message: string): ListError {
  return new ListError('EU_RESTRICTED', `${file.name} line ${line}`, message);
}
