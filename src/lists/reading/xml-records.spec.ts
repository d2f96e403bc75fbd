import { writtenFiles } from '../../../test/support/lists/input-files';
import { filledPaths, nodesAt, textsAt, XmlNode } from './xml-node';
import { xmlRecords, XmlRecord } from './xml-records';

async function read(content: string | Buffer): Promise<XmlRecord[]> {
  const [file] = writtenFiles({ 'list.xml': content });
  const records: XmlRecord[] = [];
  if (!file) return records;
  for await (const record of xmlRecords({ source: 'EU_RESTRICTED', file, recordDepth: 2, above: () => undefined })) {
    records.push(record);
  }
  return records;
}

const LIST =
  '<l:list xmlns:l="urn:x"><date>today</date><l:entry id="1"><name>A &amp; B</name><name k="v">C</name><none/></l:entry></l:list>';

describe('records of an XML file', () => {
  it('are elements as JSON, without prefixes, attributes beside children', async () => {
    expect(await read(LIST)).toEqual([
      { name: 'date', value: 'today', line: 1 },
      { name: 'entry', value: { id: '1', name: ['A & B', { k: 'v', '#text': 'C' }], none: '' }, line: 1 },
    ]);
  });

  it('are walked by paths, past what is empty', async () => {
    const node = (await read(LIST))[1]?.value as XmlNode;
    expect(textsAt(node, 'name')).toEqual(['A & B']);
    expect(nodesAt(node, 'name')).toEqual([{ k: 'v', '#text': 'C' }]);
    expect(filledPaths(node)).toEqual(['id', 'name', 'name/k', 'name/#text']);
  });

  it('are refused when the file is cut at any byte', async () => {
    for (let length = 1; length < LIST.length; length++) {
      await expect(read(LIST.slice(0, length))).rejects.toThrow(/list\.xml line 1 column \d+: is cut off or malformed/);
    }
  });

  it.each<[string, string | Buffer, RegExp]>([
    ['a document type', '<!DOCTYPE list><list/>', /declares a document type/],
    [
      'entities that multiply',
      '<!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><l>&b;</l>',
      /declares a document type/,
    ],
    ['an entity that nobody declared', '<list><a>&ha;</a></list>', /malformed \(undefined entity/],
    ['another encoding than it says', Buffer.from('<list><a>Ñandú</a></list>', 'latin1'), /not UTF-8/],
    [
      'another encoding that it says',
      '<?xml version="1.0" encoding="windows-1252"?><list/>',
      /written in windows-1252/,
    ],
    ['text between records', '<list>hello<a/></list>', /holds text between its records/],
    ['bottomless nesting', '<a>'.repeat(60), /nests more than 50 elements/],
  ])('are refused with %s', async (_, content, message) => {
    await expect(read(content)).rejects.toThrow(message);
  });
});
