import { writtenFiles } from '../../../test/support/lists/input-files';
import { csvRows, TableRow } from './csv-rows';

async function read(content: string | Buffer): Promise<TableRow[]> {
  const [file] = writtenFiles({ 'list.csv': content });
  const rows: TableRow[] = [];
  if (file) for await (const row of csvRows('UK_HMT', file, ',')) rows.push(row);
  return rows;
}

describe('rows of a CSV', () => {
  it('reads quotes, line ends inside them, a byte order mark, CRLF and LF, and skips empty lines', async () => {
    expect(await read('\uFEFFa,"b ""c"", d"\r\n\n"two\nlines",é \n,\n')).toEqual([
      { line: 1, cells: ['a', 'b "c", d'] },
      { line: 3, cells: ['two\nlines', 'é'] },
    ]);
  });

  it('reads characters that lie across the chunks of a stream', async () => {
    const rows = await read(`${'x'.repeat(65_535)},ş\n`);
    expect(rows[0]?.cells[1]).toBe('ş');
  });

  it('accepts a last row without a line end only where it cannot be cut', async () => {
    expect(await read('a,b\nc,')).toHaveLength(2);
    await expect(read('a,b\nc,d')).rejects.toThrow('UK_HMT list.csv line 2: the last row stops without a line end');
  });

  it.each<[string, string | Buffer, RegExp]>([
    ['Windows-1252', Buffer.from('a\nCalle Ñandú\n', 'latin1'), /line 1: from about here on the text is not UTF-8/],
    ['a quoted text cut in the middle', 'a,b\n1,"two\nthree', /line 2: a quoted text begins here and never ends/],
    ['a quote that swallows the file', `a\n"b\n${'c,d\n'.repeat(300_000)}`, /line 2: a quoted text begins here/],
    ['control characters', 'a\u0000b\n', /line 1: holds a control character/],
    ['quotes inside a cell', 'a,"b"c"d"\n', /line 1: cannot be read as CSV/],
  ])('refuses %s', async (_, content, message) => {
    await expect(read(content)).rejects.toThrow(message);
  });
});
