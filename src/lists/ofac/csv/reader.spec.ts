import { wholeList, writtenFiles } from '../../../../test/support/lists/input-files';
import { ADD_ROWS, ALT_ROWS, LONG_ROW, ofacFiles, SDN_ROWS, table } from '../../../../test/support/lists/ofac-rows';
import { ofacSource } from '../ofac.source';

async function read(changed: Record<string, string | Buffer> = {}) {
  const [format] = ofacSource.formats;
  if (!format) throw new Error('no format');
  return wholeList(format, writtenFiles(ofacFiles(changed)));
}

const changedRow = (rows: readonly string[], at: number, change: (row: string) => string): string[] =>
  rows.map((row, index) => (index === at ? change(row) : row));

describe('reading the OFAC tables', () => {
  it('joins them by entry number and counts what they hold', async () => {
    const { raw, counts, list } = await read();
    expect(list).toBe('sdn');
    expect(raw.map(({ referenceId }) => referenceId)).toEqual(['36', '35096', '50001', '50002', '50003']);
    expect(raw[0]?.raw).toEqual({
      sdn: expect.objectContaining({
        ent_num: '36',
        SDN_Name: 'AEROCARIBBEAN AIRLINES',
        SDN_Type: null,
        Program: 'CUBA',
      }),
      addresses: [
        {
          ent_num: '36',
          add_num: '25',
          Address: null,
          'City/State/Province/Postal Code': 'Havana',
          Country: 'Cuba',
          Add_remarks: null,
        },
      ],
      aliases: [{ ent_num: '36', alt_num: '12', alt_type: 'aka', alt_name: 'AERO-CARIBBEAN', alt_remarks: null }],
      comments: null,
    });
    expect(counts).toEqual({
      records: 5,
      individual: 2,
      entity: 1,
      vessel: 1,
      aircraft: 1,
      alternateNames: 4,
      repeatedNames: 0,
      addressRows: 5,
      addresses: 3,
      repeatedAddresses: 0,
      withoutAddressRow: 0,
      comments: 0,
    });
  });

  it('puts a cut remark and its rest together with nothing between', async () => {
    const { records } = await read({
      'sdn.csv': table([...SDN_ROWS, LONG_ROW]),
      'add.csv': table([...ADD_ROWS, '50004,9005,-0- ,-0- ,"Russia",-0- ']),
      'sdn_comments.csv': table(['50004,"345"', '50004,"67 (Russia)."']),
    });
    expect(records.at(-1)?.identifiers).toEqual([
      {
        type: 'registration_number',
        value: expect.stringMatching(/34567$/),
        country: 'Russia',
        label: 'Registration Number',
      },
    ]);
  });

  it('takes line ends of both kinds, mixed in one file', async () => {
    const mixed = SDN_ROWS.map((row, at) => row + (at % 2 === 0 ? '\n' : '\r\n')).join('');
    const { counts } = await read({ 'sdn.csv': mixed, 'alt.csv': table(ALT_ROWS, '\n') });
    expect(counts).toMatchObject({ records: 5, alternateNames: 4 });
  });

  it.each<[string, Record<string, string | Buffer>, RegExp]>([
    [
      'a last row cut inside a text',
      { 'sdn.csv': table(SDN_ROWS).slice(0, -40) },
      /sdn\.csv line 5: the last row is cut off/,
    ],
    [
      'a last row cut between two columns',
      { 'alt.csv': `${ALT_ROWS.join('\r\n').slice(0, -3)}` },
      /alt\.csv line 4: the last row is cut off/,
    ],
    [
      'a row with a column too many',
      { 'sdn.csv': table(changedRow(SDN_ROWS, 2, (row) => `${row},"x"`)) },
      /sdn\.csv line 3: has 13 columns where this table has 12/,
    ],
    [
      'a row with a column too few',
      { 'add.csv': table(changedRow(ADD_ROWS, 1, (row) => row.replace(/,[^,]*$/, ''))) },
      /add\.csv line 2: has 5 columns where this table has 6/,
    ],
    [
      'a NUL inside a name',
      { 'sdn.csv': table(changedRow(SDN_ROWS, 0, (row) => row.replace('AIRLINES', 'AIR\u0000LINES'))) },
      /sdn\.csv line 1: holds the control character U\+0000/,
    ],
    [
      'bytes that are no UTF-8',
      { 'alt.csv': Buffer.concat([Buffer.from(table(ALT_ROWS.slice(0, 3)).slice(0, -1)), Buffer.from([0xff, 0xfe])]) },
      /alt\.csv after line \d: the text is not UTF-8/,
    ],
    [
      'an entry that stands twice',
      { 'sdn.csv': table([...SDN_ROWS, SDN_ROWS[0] ?? '']) },
      /line 6: entry 36 stands twice/,
    ],
    [
      'aliases of an entry the main table does not have',
      { 'alt.csv': table([...ALT_ROWS, '99999,1,"aka","NOBODY",-0- ']) },
      /alt\.csv: holds rows of 1 entries .* 99999/,
    ],
    ['a main table cut at a row', { 'sdn.csv': table(SDN_ROWS.slice(0, 4)) }, /add\.csv: holds rows of 1 entries/],
    [
      'an address table cut at a row',
      { 'add.csv': table(ADD_ROWS.slice(0, 4)) },
      /add\.csv: has no row for 1 of 5 entries/,
    ],
    [
      'a remark cut by the publisher whose rest is missing',
      { 'sdn.csv': table([...SDN_ROWS, LONG_ROW]) },
      /line 6: the remark of entry 50004 is cut at 1000 characters/,
    ],
    [
      'a type nobody knows',
      { 'sdn.csv': table(changedRow(SDN_ROWS, 1, (row) => row.replace('"individual"', '"planet"'))) },
      /line 2: unknown SDN type "planet" of entry 35096/,
    ],
  ])('refuses %s, with the file and the line', async (_fault, changed, message) => {
    await expect(read(changed)).rejects.toThrow(message);
  });
});
