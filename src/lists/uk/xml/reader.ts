import { headText, recogniseOneFile, rootElement } from '../../reading/recognise';
import { atMidnight, dayFirst } from '../../reading/edtf-dates';
import { textAt, textsAt } from '../../reading/xml-node';
import { XmlRecord, xmlRecords } from '../../reading/xml-records';
import { FormatMatch, InputFile, ListError, RawRecord, Reading } from '../../source';
import { UkCounts } from '../uk.counts';

const ROOT = 'Designations';

export function recogniseXml(files: readonly InputFile[]): FormatMatch | string | null {
  return recogniseOneFile(files, 'uk', (file) => rootElement(headText(file)) === ROOT);
}

/** Reads the XML of the UK Sanctions List. The raw record is the element `Designation`. */
export function readXml(match: FormatMatch): Reading {
  const counts = new UkCounts();
  const state = { publishedAt: null as string | null };
  return {
    records: records(match, counts, state),
    facts: () => ({ publishedAt: state.publishedAt, declaredRecords: null, fileCounts: counts.all() }),
  };
}

async function* records(
  match: FormatMatch,
  counts: UkCounts,
  state: { publishedAt: string | null },
): AsyncGenerator<RawRecord> {
  const file = match.files.main;
  if (!file) throw new ListError('UK_HMT', match.list, 'the file is missing');
  const above = (name: string): void => {
    if (name !== ROOT)
      throw new ListError('UK_HMT', file.name, `begins with <${name}> where the list begins with <${ROOT}>`);
  };
  for await (const record of xmlRecords({ source: 'UK_HMT', file, recordDepth: 2, above })) {
    const refuse = (message: string): never => {
      throw new ListError('UK_HMT', `${file.name} line ${record.line}`, message);
    };
    if (record.name === 'DateGenerated') state.publishedAt = generatedAt(record, refuse);
    else yield designation(record, counts, refuse);
  }
  if (state.publishedAt === null) throw new ListError('UK_HMT', file.name, 'states no DateGenerated');
}

function designation(record: XmlRecord, counts: UkCounts, refuse: (message: string) => never): RawRecord {
  const { name, value } = record;
  if (name !== 'Designation' || typeof value === 'string') return refuse(`has a record <${name}> that we do not know`);
  const referenceId = textAt(value, 'UniqueID') ?? refuse('the designation that ends here has no UniqueID');
  counts.addDesignation(textAt(value, 'IndividualEntityShip') ?? '', textsAt(value, 'UNReferenceNumber').length > 0);
  counts.add('names', textsAt(value, 'Names', 'Name', 'Name6').length);
  return { referenceId, raw: { Designation: value } };
}

function generatedAt({ value }: XmlRecord, refuse: (message: string) => never): string {
  const date = typeof value === 'string' ? dayFirst(value) : null;
  return atMidnight(date) ?? refuse('has no readable DateGenerated');
}
