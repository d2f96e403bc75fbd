import { EditionFacts, FormatMatch, InputFile, ListError, RawRecord, Reading } from '../source';
import { blocks, text } from './un.elements';
import { XmlRecord, xmlRecords } from './un.xml';

const ROOT = 'CONSOLIDATED_LIST';
const RECORD_OF: Readonly<Record<string, string>> = { INDIVIDUALS: 'INDIVIDUAL', ENTITIES: 'ENTITY' };

interface State {
  readonly counts: Record<string, number>;
  publishedAt: string | null;
  section: string;
  readonly seen: Set<string>;
}

/** Recognises the list by its root element. */
export function recogniseUnXml(files: readonly InputFile[]): FormatMatch | string | null {
  const main = files.filter((file) => file.head.includes(`<${ROOT}`));
  const [first, second] = main;
  if (first && second) return `${first.name} and ${second.name} are both the UN list: give one of them`;
  if (first) return { list: 'un', files: { main: first } };
  const page = files.find((file) =>
    /^\uFEFF?\s*<(?:!doctype\s+html|html|head|body)\b/i.test(file.head.toString('utf8')),
  );
  if (page)
    return `${page.name} is an HTML page, not a list: the address answered with a web page, fetch the file again`;
  const empty = files.find((file) => file.bytes === 0);
  return empty ? `${empty.name} is empty: fetch the file again` : null;
}

/** Reads the UN Security Council's consolidated list. The raw record is the element under its own name. */
export function readUnXml(match: FormatMatch): Reading {
  const counts = {
    records: 0,
    individuals: 0,
    entities: 0,
    aliases: 0,
    documents: 0,
    addresses: 0,
    repeatedAddresses: 0,
  };
  const state: State = { counts, publishedAt: null, section: '', seen: new Set() };
  const facts = (): EditionFacts => ({
    publishedAt: state.publishedAt,
    declaredRecords: null,
    fileCounts: { ...counts },
  });
  return { records: records(match, state), facts };
}

async function* records(match: FormatMatch, state: State): AsyncGenerator<RawRecord> {
  const file = match.files.main;
  if (!file) throw new ListError('UN_CONSOLIDATED', match.list, 'the file is missing');
  const refuse = (message: string): never => {
    throw new ListError('UN_CONSOLIDATED', file.name, message);
  };
  const handler = {
    root: (name: string, attributes: Readonly<Record<string, string>>): void => {
      if (name !== ROOT) refuse(`begins with <${name}> where the UN list begins with <${ROOT}>`);
      state.publishedAt = generatedAt(attributes.dateGenerated, refuse);
    },
    section: (name: string): void => {
      if (!RECORD_OF[name])
        refuse(`has a part <${name}> that we do not know; only ${Object.keys(RECORD_OF).join(' and ')} are read`);
      state.section = name;
    },
  };
  for await (const record of xmlRecords(file, handler)) {
    const referenceId = check(record, state, refuse);
    tally(record, state.counts);
    yield { referenceId, raw: { [record.name]: record.node } };
  }
}

function check(record: XmlRecord, state: State, refuse: (message: string) => never): string {
  if (!Object.values(RECORD_OF).includes(record.name)) refuse(`has a record <${record.name}> that we do not know`);
  const reference = text(record.node, 'REFERENCE_NUMBER');
  if (reference === null) return refuse(`record ${text(record.node, 'DATAID') ?? '?'} has no REFERENCE_NUMBER`);
  if (state.seen.has(reference)) refuse(`${reference} stands twice`);
  state.seen.add(reference);
  return reference;
}

const ADDRESS_PARTS = ['STREET', 'CITY', 'STATE_PROVINCE', 'ZIP_CODE', 'COUNTRY'];
const NO_PLACE = JSON.stringify(ADDRESS_PARTS.map(() => null));

/**
 * The file's own counts. Blocks written out empty do not count, nor addresses that are a note alone; a repeated address is one
 * that says what another of the record says.
 */
function tally({ name, node }: XmlRecord, counts: Record<string, number>): void {
  const add = (what: string, more: number): void => {
    counts[what] = (counts[what] ?? 0) + more;
  };
  const holding = (block: string, leaf: string): number =>
    blocks(node, block).filter((each) => text(each, leaf) !== null).length;
  add('records', 1);
  add(name === 'INDIVIDUAL' ? 'individuals' : 'entities', 1);
  add('aliases', holding(`${name}_ALIAS`, 'ALIAS_NAME'));
  add('documents', holding('INDIVIDUAL_DOCUMENT', 'NUMBER'));
  const places = blocks(node, `${name}_ADDRESS`)
    .map((block) => JSON.stringify(ADDRESS_PARTS.map((part) => text(block, part))))
    .filter((place) => place !== NO_PLACE);
  add('addresses', places.length);
  add('repeatedAddresses', places.length - new Set(places).size);
}

function generatedAt(text: string | undefined, refuse: (message: string) => never): string {
  const zoned = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/.test(text ?? '');
  const time = zoned ? Date.parse(text ?? '') : NaN;
  return Number.isNaN(time) ? refuse(`has no readable dateGenerated ("${text ?? ''}")`) : new Date(time).toISOString();
}
