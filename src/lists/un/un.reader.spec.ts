import { wholeList, WholeList, writtenFiles } from '../../../test/support/lists/input-files';
import { INDIVIDUAL, unList } from '../../../test/support/lists/un-records';
import { recogniseUnXml } from './un.reader';
import { unSource } from './un.source';

function read(xml: string | Buffer): Promise<WholeList> {
  const [format] = unSource.formats;
  if (!format) throw new Error('no format');
  return wholeList(format, writtenFiles({ 'consolidated.xml': xml }));
}

describe('reading the UN list', () => {
  it('counts what the file holds, not what is written out empty', async () => {
    const { counts, publishedAt } = await read(unList());
    expect(publishedAt).toBe('2026-01-31T23:00:03.110Z');
    expect(counts).toEqual({
      records: 2,
      individuals: 1,
      entities: 1,
      aliases: 3,
      documents: 1,
      addresses: 1,
      repeatedAddresses: 0,
    });
  });

  it('takes the day of the edition in any zone', async () => {
    const { publishedAt } = await read(unList(INDIVIDUAL, '', '2026-01-31T23:00:00.000-05:00'));
    expect(publishedAt).toBe('2026-02-01T04:00:00.000Z');
  });

  it('keeps the publisher’s own element names in the raw record', async () => {
    const { raw } = await read(unList());
    expect(raw[0]?.raw).toMatchObject({
      INDIVIDUAL: {
        DATAID: '6908555',
        NATIONALITY: { VALUE: 'Egypt' },
        INDIVIDUAL_ALIAS: [{ QUALITY: 'Good' }, { QUALITY: 'Low' }, {}],
      },
    });
  });

  it.each<[string, string | Buffer, RegExp]>([
    ['a file cut in the middle', unList().slice(0, 1500), /consolidated\.xml line \d+ column \d+: unclosed tag/],
    ['a file cut before its last line', unList().replace('</CONSOLIDATED_LIST>\n', ''), /unclosed tag/],
    [
      'a document type',
      unList().replace('<CONSOLIDATED_LIST', '<!DOCTYPE x [<!ENTITY a "b">]><CONSOLIDATED_LIST'),
      /declares a document type/,
    ],
    ['an entity nobody declared', unList().replace('Giza', '&giza;'), /undefined entity/],
    ['a NUL in a name', unList().replace('AIMAN', 'AI\u0000MAN'), /disallowed character/],
    ['another encoding', unList().replace('UTF-8', 'windows-1252'), /says it is written in windows-1252/],
    ['bytes that are no UTF-8', Buffer.concat([Buffer.from(unList().slice(0, 700)), Buffer.from([0xff])]), /not UTF-8/],
    ['a part we do not know', unList().replaceAll('ENTITIES', 'PLANETS'), /has a part <PLANETS>/],
    ['a record without a reference', unList().replace('QDi.006', ''), /record 6908555 has no REFERENCE_NUMBER/],
    ['a reference that stands twice', unList(INDIVIDUAL + INDIVIDUAL), /QDi\.006 stands twice/],
    ['a date of generation without a zone', unList(INDIVIDUAL, '', '2026-01-31'), /no readable dateGenerated/],
  ])('refuses %s', async (_fault, xml, message) => {
    await expect(read(xml)).rejects.toThrow(message);
  });
});

describe('recognising the UN list', () => {
  it.each([
    [
      'a web page',
      '<!doctype html><html>',
      'list.xml is an HTML page, not a list: the address answered with a web page, fetch the file again',
    ],
    ['an empty file', '', 'list.xml is empty: fetch the file again'],
    ['a table', '36,"AEROCARIBBEAN AIRLINES"', null],
  ])('answers %s with a reason or not at all', (_what, content, expected) => {
    expect(recogniseUnXml(writtenFiles({ 'list.xml': content }))).toBe(expected);
  });

  it('wants one file, not two', () => {
    expect(recogniseUnXml(writtenFiles({ 'a.xml': unList(), 'b.xml': unList() }))).toBe(
      'a.xml and b.xml are both the UN list: give one of them',
    );
  });
});
