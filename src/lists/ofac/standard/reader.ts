import { atMidnight } from '../../reading/edtf-dates';
import { nodesAt, textAt, XmlNode } from '../../reading/xml-node';
import { XmlRecord, xmlRecords } from '../../reading/xml-records';
import { EditionFacts, FormatMatch, InputFile, ListError, RawRecord, Reading } from '../../source';
import { Counts, listOfProgrammes, recogniseXml } from '../xml-reading';

const KNOWN = ['publshInformation', 'sdnEntry'];
/** The older and the newer namespace; neither is written on other lists. */
const NAMESPACE = /tempuri\.org\/sdnList\.xsd|exports\/XML"/;

/** Recognises `sdn.xml` and `consolidated.xml`. */
export function recogniseStandardXml(files: readonly InputFile[]): FormatMatch | string | null {
  return recogniseXml(files, 'sdnList', NAMESPACE, (start) =>
    listOfProgrammes([...start.matchAll(/<program>([^<]*)</g)].map(([, programme = '']) => programme)),
  );
}

/** Reads one file. The raw record is `{sdnEntry}`. */
export function readStandardXml(match: FormatMatch): Reading {
  const counts = new Counts(['records', 'aliases', 'addresses', 'ids']);
  const state = { publishedAt: null as string | null, declared: null as number | null };
  const facts = (): EditionFacts => ({
    publishedAt: state.publishedAt,
    declaredRecords: state.declared,
    fileCounts: counts.all(),
  });
  return { records: records(match, counts, state), facts };
}

async function* records(
  match: FormatMatch,
  counts: Counts,
  state: { publishedAt: string | null; declared: number | null },
): AsyncGenerator<RawRecord> {
  const file = match.files.main;
  if (!file) throw new ListError('OFAC', match.list, 'the file is missing');
  for await (const record of xmlRecords({ source: 'OFAC', file, recordDepth: 2, above: () => undefined })) {
    const node = nodeOf(record, file);
    if (record.name === 'publshInformation') {
      const [, month, day, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(textAt(node, 'Publish_Date') ?? '') ?? [];
      state.publishedAt = year === undefined ? null : atMidnight(`${year}-${month}-${day}`);
      const declared = textAt(node, 'Record_Count');
      state.declared = declared !== null && /^\d+$/.test(declared) ? Number(declared) : null;
      continue;
    }
    const uid = textAt(node, 'uid');
    if (uid === null) throw new ListError('OFAC', `${file.name} line ${record.line}`, 'an entry has no uid');
    counts.add('records');
    counts.add('aliases', nodesAt(node, 'akaList', 'aka').length);
    counts.add('addresses', nodesAt(node, 'addressList', 'address').length);
    counts.add('ids', nodesAt(node, 'idList', 'id').length);
    yield { referenceId: uid, raw: { sdnEntry: node } };
  }
  if (state.declared === null || state.publishedAt === null) {
    throw new ListError(
      'OFAC',
      file.name,
      'does not state its Publish_Date and Record_Count: it is not the whole list',
    );
  }
}

function nodeOf({ name, value, line }: XmlRecord, file: InputFile): XmlNode {
  if (KNOWN.includes(name) && typeof value !== 'string') return value;
  throw new ListError('OFAC', `${file.name} line ${line}`, `has a record <${name}> that we do not know`);
}
