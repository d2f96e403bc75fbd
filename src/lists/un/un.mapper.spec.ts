import { wholeList, WholeList, writtenFiles } from '../../../test/support/lists/input-files';
import { INDIVIDUAL, unList } from '../../../test/support/lists/un-records';
import { unSource } from './un.source';

function read(xml: string): Promise<WholeList> {
  const [format] = unSource.formats;
  if (!format) throw new Error('no format');
  return wholeList(format, writtenFiles({ 'consolidated.xml': xml }));
}

describe('a record of the UN list', () => {
  it('gives every field of a listed person', async () => {
    const { records, warnings } = await read(unList());
    expect(warnings).toEqual([]);
    expect(records[0]).toEqual({
      source: 'UN_CONSOLIDATED',
      list: 'un',
      referenceId: 'QDi.006',
      type: 'person',
      names: [
        { name: 'AIMAN MUHAMMED RABI AL-ZAWAHIRI', quality: 'primary' },
        { name: 'أيمن محمد ربيع الظواهري', quality: 'aka' },
        { name: 'Ayman Al-Zawahari', quality: 'aka' },
        { name: 'Abu Fatma', quality: 'low' },
      ],
      titles: ['Doctor'],
      positions: ['Minister of War', 'Surgeon'],
      gender: 'male',
      birthDates: ['1951-06-19'],
      birthPlaces: ['Giza, Egypt'],
      nationalities: ['Egypt'],
      citizenships: [],
      countries: ['Afghanistan'],
      addresses: [{ address: null, city: 'Kabul', region: null, country: 'Afghanistan', postalCode: null }],
      identifiers: [
        { type: 'passport', value: '0000001', country: 'Egypt', label: 'Passport', issuedAt: '1991-01-02' },
      ],
      websites: [],
      emails: [],
      phones: [],
      sanctions: [
        {
          program: null,
          regime: 'Al-Qaida',
          measures: [],
          listedAt: '2001-01-25T00:00:00.000Z',
          modifiedAt: '2022-09-07T00:00:00.000Z',
        },
      ],
      links: [
        { kind: 'linked', name: null, referenceId: 'QDe.004' },
        { kind: 'linked', name: null, referenceId: 'QDe.003' },
      ],
      crossReferences: [],
      vessel: null,
      aircraft: null,
      pep: true,
      remarks: 'Leader of Al-Qaida (QDe.004). Formerly leader of a group (QDe.003).',
    });
  });

  it('is a company where it is an entity, found by its abbreviation and its former name too', async () => {
    const { records } = await read(unList());
    expect(records[1]).toMatchObject({
      type: 'company',
      referenceId: 'TAe.012',
      names: [
        { name: 'HAQQANI NETWORK (HQN)', quality: 'primary' },
        { name: 'OLD NETWORK', quality: 'aka', former: true },
        { name: 'HAQQANI NETWORK', quality: 'aka' },
        { name: 'HQN', quality: 'low' },
      ],
      addresses: [],
      pep: false,
    });
  });

  it('keeps an element we do not know and warns about it by name', async () => {
    const changed = INDIVIDUAL.replace('<SORT_KEY/>', '<EYE_COLOUR>brown</EYE_COLOUR>').replace(
      '<CITY>Giza',
      '<PLANET>Earth</PLANET><CITY>Giza',
    );
    const { warnings, raw } = await read(unList(changed));
    expect(warnings.map(({ kind, value }) => [kind, value])).toEqual([
      ['unknown_element', 'INDIVIDUAL_PLACE_OF_BIRTH/PLANET'],
      ['unknown_element', 'EYE_COLOUR'],
    ]);
    expect(JSON.stringify(raw[0]?.raw)).toContain('"EYE_COLOUR":"brown"');
  });

  it.each([
    ['<TYPE_OF_DATE>EXACT</TYPE_OF_DATE><YEAR>1971</YEAR>', ['1971']],
    ['<TYPE_OF_DATE>APPROXIMATELY</TYPE_OF_DATE><YEAR>1966</YEAR>', ['1966~']],
    ['<TYPE_OF_DATE>BETWEEN</TYPE_OF_DATE><FROM_YEAR>1973</FROM_YEAR><TO_YEAR>1974</TO_YEAR>', ['1973/1974']],
    ['<TYPE_OF_DATE>EXACT</TYPE_OF_DATE><NOTE>Nov. 1973</NOTE>', ['1973-11']],
    ['<TYPE_OF_DATE>EXACT</TYPE_OF_DATE><NOTE>Between Aug. and Sep. 1977</NOTE>', ['1977-08/1977-09']],
    // An age is no date of birth; it stays in the raw record.
    ['<TYPE_OF_DATE>APPROXIMATELY</TYPE_OF_DATE><NOTE>30-35 years old</NOTE>', []],
    ['<TYPE_OF_DATE/>', []],
  ])('reads the birth date %s', async (block, expected) => {
    const changed = INDIVIDUAL.replace('<TYPE_OF_DATE>EXACT</TYPE_OF_DATE><DATE>1951-06-19</DATE>', block);
    const { records, warnings } = await read(unList(changed));
    expect(records[0]?.birthDates).toEqual(expected);
    expect(warnings).toEqual([]);
  });

  it('warns about a birth date it cannot read, and guesses none', async () => {
    const { records, warnings } = await read(unList(INDIVIDUAL.replace('1951-06-19', '1951-13-19')));
    expect(records[0]?.birthDates).toEqual([]);
    expect(warnings).toEqual([
      { kind: 'unreadable_date', referenceId: 'QDi.006', field: 'INDIVIDUAL_DATE_OF_BIRTH', value: '1951-13-19' },
    ]);
  });

  it.each([
    ['<TYPE_OF_DOCUMENT>Número de pasaporte</TYPE_OF_DOCUMENT><NUMBER>AB1</NUMBER>', 'passport', 'AB1', null],
    [
      '<TYPE_OF_DOCUMENT>Passport</TYPE_OF_DOCUMENT><NUMBER>British passport number C00000001</NUMBER>',
      'passport',
      'C00000001',
      'United Kingdom',
    ],
    ['<TYPE_OF_DOCUMENT>Passport</TYPE_OF_DOCUMENT><NUMBER>Libya B/000001</NUMBER>', 'passport', 'B/000001', 'Libya'],
    [
      '<TYPE_OF_DOCUMENT>Passport</TYPE_OF_DOCUMENT><NUMBER>R00000001, South Sudan</NUMBER>',
      'passport',
      'R00000001',
      'South Sudan',
    ],
    [
      '<TYPE_OF_DOCUMENT>National Identification Number</TYPE_OF_DOCUMENT><TYPE_OF_DOCUMENT2>Italian Fiscal Code:</TYPE_OF_DOCUMENT2><NUMBER>XXXYYY00A00Z000X</NUMBER>',
      'tax_id',
      'XXXYYY00A00Z000X',
      null,
    ],
    [
      '<TYPE_OF_DOCUMENT>National Identification Number</TYPE_OF_DOCUMENT><NUMBER>Social Security Number 900-00-0000 (US)</NUMBER>',
      'ssn',
      '900-00-0000',
      'United States',
    ],
  ])('reads the document %s', async (block, type, value, country) => {
    const changed = INDIVIDUAL.replace('<INDIVIDUAL_DOCUMENT/>', `<INDIVIDUAL_DOCUMENT>${block}</INDIVIDUAL_DOCUMENT>`);
    const { records, warnings } = await read(unList(changed));
    expect(records[0]?.identifiers[1]).toMatchObject({ type, value, country });
    expect(warnings).toEqual([]);
  });

  it('keeps a document of a kind it does not know as other, with a warning', async () => {
    const changed = INDIVIDUAL.replace('>Passport<', '>Library permit<');
    const { records, warnings } = await read(unList(changed));
    expect(records[0]?.identifiers).toEqual([
      expect.objectContaining({ type: 'other', value: '0000001', label: 'Library permit' }),
    ]);
    expect(warnings).toMatchObject([{ kind: 'unknown_document_type', value: 'Library permit' }]);
  });
});
