import { readFileSync } from 'node:fs';
import { AKHUND, euCsv, euXml, HAMAS } from '../../../test/support/lists/eu-entries';
import { wholeList, WholeList, writtenFiles } from '../../../test/support/lists/input-files';
import type { InputFile } from '../source';
import { euSource } from './eu.source';

const ALL = [AKHUND, HAMAS];

function recognised(files: readonly InputFile[]): string[] {
  return euSource.formats.filter((format) => typeof (format.recognise(files) ?? '') !== 'string').map(({ id }) => id);
}

/** By whichever format says that it is its own. */
async function read(content: string | Buffer): Promise<WholeList> {
  const files = writtenFiles({ list: content });
  const [id] = recognised(files);
  const format = euSource.formats.find((each) => each.id === id);
  if (!format)
    throw new Error(
      euSource.formats
        .map((each) => each.recognise(files))
        .filter((answer) => typeof answer === 'string')
        .join('; '),
    );
  return wholeList(format, files);
}

describe('the formats of the EU', () => {
  it('are told by what is in the file, whatever its name', () => {
    const told = (content: string): string[] => recognised(writtenFiles({ 'content.aspx': content }));
    expect(told(euXml(ALL))).toEqual(['eu-xml-1.1']);
    expect(
      told(
        euXml(ALL)
          .replace(/<(\/?)(export|sanctionEntity)/g, '<$1f:$2')
          .replace('xmlns=', 'xmlns:f='),
      ),
    ).toEqual(['eu-xml-1.1']);
    expect(told(euCsv(ALL))).toEqual(['eu-csv-1.1']);
    expect(told('<export generationDate="2026-09-01T09:00:00.000+02:00"/>')).toEqual([]);
  });

  it.each([
    ['<!DOCTYPE html>\n<html><body>Not found</body></html>', /is an HTML page, not a list/],
    ['Entity_LogicalId;Naal_id;Naal_lastname\r\n', /as CSV of version 1\.0: fetch csvFullSanctionsList_1_1/],
    ['', /is empty: fetch the file again/],
  ])('refuse what is not the list: %j', async (content, message) => {
    await expect(read(content)).rejects.toThrow(message);
  });
});

describe('reading the EU list', () => {
  it('tells the publisher’s date', async () => {
    expect((await read(euXml(ALL))).publishedAt).toBe('2026-09-01T07:00:00.000Z');
    expect((await read(euCsv(ALL))).publishedAt).toBe('2026-09-01T00:00:00.000Z');
  });

  it('keeps what it does not map in the raw record', async () => {
    const { raw } = await read(euXml(ALL));
    expect(raw[0]?.raw).toMatchObject({
      sanctionEntity: [
        { logicalId: '508', regulation: { organisationType: 'council' }, subjectType: { code: 'person' } },
      ],
    });
    const csv = await read(euCsv(ALL));
    expect(csv.raw[0]?.raw).toMatchObject({
      common: { Entity_LogicalId: '508', Entity_Regulation_OrganisationType: 'council' },
    });
  });

  it('reads an entry of the CSV wherever its rows stand', async () => {
    const [headings, ...rows] = euCsv(ALL).trimEnd().split('\r\n');
    const apart = [headings, ...rows.slice(5), ...rows.slice(0, 5), ''].join('\r\n');
    expect((await read(apart)).records).toHaveLength(2);
  });
});

it('reads the demonstration list of the EU without a warning', async () => {
  const { records, counts, warnings } = await read(readFileSync('demo/eu/xmlFullSanctionsList_1_1.xml'));
  expect(warnings).toEqual([]);
  expect(records).toHaveLength(26);
  expect(counts).toMatchObject({ persons: 19, enterprises: 7 });
});

describe('an EU list that cannot be trusted', () => {
  const xml = euXml(ALL);
  const csv = euCsv(ALL);

  it.each<[string, string | Buffer, RegExp]>([
    ['XML cut in the middle', xml.slice(0, 2_000), /list line \d+ column \d+: is cut off or malformed/],
    ['XML cut after a record', xml.slice(0, xml.indexOf('</sanctionEntity>') + 17), /\(unclosed tag: export\)/],
    ['XML with entities', xml.replace('<export', '<!DOCTYPE x [<!ENTITY a "b">]><export'), /declares a document type/],
    ['XML in another encoding', Buffer.from(xml.replace('Hamas', 'Ñandú'), 'latin1'), /not UTF-8/],
    ['XML without a date', xml.replace(/generationDate="[^"]*"/, ''), /has no readable generationDate/],
    ['an unknown record', xml.replace('<sanctionEntity', '<notice x="y"/><sanctionEntity'), /record <notice>/],
    [
      'an entry without a reference',
      xml.replace('euReferenceNumber="EU.3524.75"', ''),
      /entry 208 has no euReferenceNumber/,
    ],
    ['an entry at two places', euXml([AKHUND, HAMAS, AKHUND]), /EU\.436\.90 stands at two places/],
    ['CSV cut in a row', csv.slice(0, -30), /columns where the heading has 118/],
    ['CSV in Windows-1252', Buffer.from(csv.replace('Hamas', 'Ñandú').slice(1), 'latin1'), /not UTF-8/],
    [
      'CSV with a renamed column',
      csv.replace('NameAlias_WholeName', 'Name'),
      /the column NameAlias_WholeName is missing/,
    ],
    ['CSV with a comma between cells', csv.replace(/;/g, ','), /the columns .* are missing/],
    ['CSV with an unreadable date', euCsv(ALL, 'today'), /no readable fileGenerationDate/],
    ['a row without a reference', csv.replace('EU.3524.75', ''), /has no Entity_EU_ReferenceNumber/],
  ])('is refused: %s', async (_, content, message) => {
    await expect(read(content)).rejects.toThrow(message);
  });
});
