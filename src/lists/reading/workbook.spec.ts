import { deflateRawSync } from 'node:zlib';
import { writeXlsx } from 'hucre/xlsx';
import { writtenFiles } from '../../../test/support/lists/input-files';
import { sheetNames, workbookRows } from './workbook';
import type { TableRow } from './csv-rows';

async function workbook(): Promise<Buffer> {
  const rows = [
    ['Last Updated', '14/04/2025'],
    [null, null],
    ['KONY', 1961],
  ];
  return Buffer.from(await writeXlsx({ sheets: [{ name: 'Data', rows }] }));
}

async function read(content: Buffer, sheet = 'Data'): Promise<TableRow[]> {
  const [file] = writtenFiles({ 'list.xlsx': content });
  const rows: TableRow[] = [];
  if (file) for await (const row of workbookRows('UK_HMT', file, sheet)) rows.push(row);
  return rows;
}

/** A zip archive of one part, whose header may lie about its size. */
function archive(name: string, content: Buffer, claimedSize: number): Buffer {
  const packed = deflateRawSync(content);
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(8, 4);
  fields.writeUInt32LE(packed.length, 14);
  fields.writeUInt32LE(claimedSize, 18);
  fields.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, Buffer.from(name), packed]);
  const central = Buffer.concat([
    Buffer.from('PK\x01\x02\x14\x00', 'latin1'),
    fields.subarray(0, 24),
    Buffer.alloc(16),
    Buffer.from(name),
  ]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, central, end]);
}

describe('rows of a workbook', () => {
  it('are texts, without the empty rows', async () => {
    expect(await read(await workbook())).toEqual([
      { line: 1, cells: ['Last Updated', '14/04/2025'] },
      { line: 3, cells: ['KONY', '1961'] },
    ]);
  });

  it('belong to sheets whose names the head of the file tells', async () => {
    const [file, other] = writtenFiles({ 'a.xlsx': await workbook(), 'b.csv': 'a,b\n' });
    expect(file && sheetNames(file)).toEqual(['Data']);
    expect(other && sheetNames(other)).toEqual([]);
  });

  it('are refused when the file is cut anywhere', async () => {
    const whole = await workbook();
    for (let length = 1; length < whole.length; length += 97) {
      await expect(read(whole.subarray(0, length))).rejects.toThrow(/UK_HMT list\.xlsx: is no complete workbook/);
    }
  });

  it('are refused when the archive would unpack to more than a list can be', async () => {
    const bomb = archive('xl/worksheets/sheet1.xml', Buffer.alloc(1_000_000), 300 * 1024 ** 2);
    await expect(read(bomb)).rejects.toThrow(
      /unpacks to far more than a list \(314572800 bytes in its first 1 parts\)/,
    );
  });

  it('are refused when a part does not say how large it is', async () => {
    await expect(read(archive('xl/workbook.xml', Buffer.alloc(1_000_000), 0))).rejects.toThrow(/unpacks to far more/);
  });

  it('are refused when the sheet is not there', async () => {
    await expect(read(await workbook(), 'Sayfa1')).rejects.toThrow('has no sheet Sayfa1, or nothing in it');
  });
});
