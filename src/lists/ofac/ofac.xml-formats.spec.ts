import { advancedXml, enhancedXml, standardXml } from '../../../test/support/lists/ofac-xml';
import { wholeList, WholeList, writtenFiles } from '../../../test/support/lists/input-files';
import type { ListFormat, Reading } from '../source';
import { ofacSource } from './ofac.source';

const formatNamed = (id: string): ListFormat => {
  const format = ofacSource.formats.find((each) => each.id === `ofac-${id}-xml`);
  if (!format) throw new Error(`no format ${id}`);
  return format;
};

const XML = { standard: standardXml, enhanced: enhancedXml, advanced: advancedXml };
type Format = keyof typeof XML;
const FORMATS = ['standard', 'enhanced', 'advanced'] as const;

const read = (format: Format, xml: string): Promise<WholeList> =>
  wholeList(formatNamed(format), writtenFiles({ 'list.bin': xml }));

async function factsOf(format: Format, xml: string): Promise<ReturnType<Reading['facts']>> {
  const match = formatNamed(format).recognise(writtenFiles({ 'list.bin': xml }));
  if (match === null || typeof match === 'string') throw new Error(match ?? 'not recognised');
  const reading = formatNamed(format).read(match);
  for await (const _record of reading.records);
  return reading.facts();
}

describe.each(FORMATS)('the %s XML of OFAC', (format) => {
  it('gives every field of a listed person, under the number of the entry', async () => {
    const { records, warnings, list } = await read(format, XML[format]());
    expect({ list, warnings }).toEqual({ list: 'sdn', warnings: [] });
    expect(records[0]).toMatchObject({
      source: 'OFAC',
      list: 'sdn',
      referenceId: '35096',
      type: 'person',
      positions: ['President of the Russian Federation'],
      gender: 'male',
      birthDates: ['1952-10-07'],
      birthPlaces: ['Leningrad, Russia'],
      nationalities: ['Russia'],
      citizenships: [],
      countries: ['Russia'],
      addresses: [{ address: 'Kremlin', city: 'Moscow', region: null, country: 'Russia', postalCode: '103132' }],
      identifiers: [
        {
          type: 'passport',
          value: 'DEMO1234',
          country: 'Russia',
          label: 'Passport',
          issuedAt: '2014-06-19',
          expiresAt: '2024-06-18',
        },
      ],
      sanctions: [{ program: 'RUSSIA-EO14024', regime: 'SDN List', modifiedAt: null }],
      pep: true,
    });
    expect(records[0]?.names.filter(({ name }) => /^[\x20-\x7e]+$/.test(name))).toEqual([
      {
        name: 'PUTIN, Vladimir Vladimirovich',
        quality: 'primary',
        parts: { family: 'PUTIN', given: 'Vladimir Vladimirovich' },
      },
      { name: 'PUTIN, Vladimir', quality: 'aka', parts: { family: 'PUTIN', given: 'Vladimir' } },
      { name: 'VVP', quality: 'low' },
    ]);
  });

  it('is recognised by its content, and by one format alone', () => {
    const files = writtenFiles({ 'list.bin': XML[format]() });
    const found = ofacSource.formats.filter((each) => each.recognise(files) !== null);
    expect(found.map(({ id }) => id)).toEqual([`ofac-${format}-xml`]);
  });

  it.each([1, 2, 3, 4])('is refused when it is cut (at %i fifths)', async (fifths) => {
    const xml = XML[format]();
    await expect(read(format, xml.slice(0, Math.floor((xml.length * fifths) / 5)))).rejects.toThrow(
      /cut off or malformed/,
    );
  });

  it('is refused when it declares a document type', async () => {
    const changed = (xml: string): string => xml.replace('?>\n', '?>\n<!DOCTYPE x [<!ENTITY a "b">]>\n');
    await expect(read(format, XML[format]({ changed }))).rejects.toThrow(/declares a document type/);
  });

  it('is refused when an entry has a kind we do not know, or no number', async () => {
    const unknown = (xml: string): string =>
      xml.replace(/Individual(?=<)/, 'Robot').replace(/(<NamePartType ID="1[56]">)\w+ Name/g, '$1Robot Name');
    await expect(read(format, XML[format]({ changed: unknown }))).rejects.toThrow(/35096: unknown SDN type/);
    const unnumbered = (xml: string): string =>
      xml
        .replace('<uid>35096</uid>', '')
        .replace('<entity id="35096">', '<entity>')
        .replace(' FixedRef="35096"><Comment', '><Comment');
    await expect(read(format, XML[format]({ changed: unnumbered }))).rejects.toThrow(/has no (?:uid|id|FixedRef)/);
  });

  it('tells of a kind of number it does not know', async () => {
    const changed = (xml: string): string => xml.replace('>Passport<', '>Lunar Permit<');
    const { warnings } = await read(format, XML[format]({ changed }));
    expect(warnings).toMatchObject(
      [{ kind: 'unknown_remark_item', referenceId: '35096', value: /^Lunar Permit DEMO1234/ }].map((warning) => ({
        ...warning,
        value: expect.stringMatching(warning.value) as string,
      })),
    );
  });
});

describe.each(['standard', 'enhanced'] as const)('a vessel in the %s XML of OFAC', (format) => {
  it('has its particulars', async () => {
    const { records } = await read(format, XML[format]());
    expect(records[1]).toMatchObject({
      referenceId: '50001',
      type: 'vessel',
      names: [
        { name: 'NORTHERN STAR', quality: 'primary' },
        { name: 'OLD STAR', quality: 'aka', former: true },
      ],
      vessel: {
        vesselType: 'Crude Oil Tanker',
        flag: 'Panama',
        owner: 'NITC',
        tonnage: '318000',
        grossRegisteredTonnage: '163660',
      },
      identifiers: [
        { type: 'call_sign', value: '9HXX1' },
        { type: 'imo', value: '9000003' },
      ],
    });
  });
});

describe('the standard XML of OFAC', () => {
  it('states its date and how many entries it holds', async () => {
    const facts = await factsOf('standard', standardXml());
    expect(facts).toMatchObject({
      publishedAt: '2025-06-30T00:00:00.000Z',
      declaredRecords: 2,
      fileCounts: { records: 2 },
    });
    const silent = (xml: string): string => xml.replace(/<Record_Count>.*<\/Record_Count>/, '');
    await expect(read('standard', standardXml({ changed: silent }))).rejects.toThrow(/Record_Count/);
  });

  it('may be in the namespace before May 2024', async () => {
    expect((await read('standard', standardXml({ namespace: 'http://tempuri.org/sdnList.xsd' }))).records).toHaveLength(
      2,
    );
  });

  it('is of the consolidated list where its programmes are', async () => {
    const changed = (xml: string): string => xml.replace(/<program>[^<]*/g, '<program>NS-PLC');
    expect((await read('standard', standardXml({ changed }))).list).toBe('cons');
  });
});

describe('the enhanced XML of OFAC', () => {
  it('has names in other scripts, the day of listing, measures, legal bases and the numbers of related entries', async () => {
    const [person] = (await read('enhanced', enhancedXml())).records;
    expect(person?.names.map(({ name }) => name)).toContain('ПУТИН Владимир');
    expect(person).toMatchObject({
      sanctions: [
        { listedAt: '2022-02-25T00:00:00.000Z', measures: ['Block'], legalBasis: 'Executive Order 14024 (Russia)' },
      ],
      links: [{ kind: 'linked', name: 'SECURITY COUNCIL', referenceId: '35097' }],
    });
  });

  it('filtered to a programme is read and counted, and not publishable', async () => {
    const filters = '<sanctionsPrograms><sanctionsProgram refId="205">IRAN</sanctionsProgram></sanctionsPrograms>';
    expect(await factsOf('enhanced', enhancedXml({ filters }))).toMatchObject({
      fileCounts: { records: 2 },
      notPublishable: 'is an export filtered to IRAN, not the whole list: export it without filters',
    });
    const list = '<sanctionsLists><sanctionsList refId="1550">SDN List</sanctionsList></sanctionsLists>';
    expect(await factsOf('enhanced', enhancedXml({ filters: list }))).not.toHaveProperty('notPublishable');
  });

  it('that holds the changes of one publication is no list', () => {
    const changed = (xml: string): string =>
      xml.replace(/xmlns="[^"]*"/, 'xmlns="https://www.treasury.gov/ofac/DeltaFile/1.0"');
    expect(formatNamed('enhanced').recognise(writtenFiles({ 'delta.xml': enhancedXml({ changed }) }))).toMatch(
      /^delta\.xml holds the changes of one publication/,
    );
  });
});

describe('the advanced XML of OFAC', () => {
  it('has the day of listing, measures, legal bases and the numbers of related entries', async () => {
    expect((await read('advanced', advancedXml())).records[0]).toMatchObject({
      sanctions: [
        { listedAt: '2022-02-25T00:00:00.000Z', measures: ['Block'], legalBasis: 'Executive Order 14024 (Russia)' },
      ],
      links: [{ kind: 'linked', name: null, referenceId: '35097' }],
    });
  });

  it('keeps with each party what it refers to, and the words of its codes', async () => {
    const { raw } = await read('advanced', advancedXml());
    expect(raw[0]?.raw).toMatchObject({
      Location: [{ ID: '901' }, { ID: '902' }],
      IDRegDocument: [{ IDRegistrationNo: 'DEMO1234' }],
      ReferenceValues: { FeatureType: { 51: 'Birthdate' }, Country: { 61: 'Russia' } },
    });
  });

  it('may be in the namespace before May 2024', async () => {
    expect(
      (await read('advanced', advancedXml({ namespace: 'http://www.un.org/sanctions/1.0' }))).records,
    ).toHaveLength(1);
  });
});
