import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileHolding, toySource } from '../../../test/support/toy-source';
import type { ListFormat, ListSource } from '../source';
import { hashOf, readListFiles, recogniseFormat } from './list-files';

const [toy] = toySource.formats as readonly [ListFormat];
const withFormats = (...formats: ListFormat[]): ListSource => ({ ...toySource, formats });
const filesOf = async (text: string) => readListFiles('OFAC', await fileHolding(text));

describe('the files of a list', () => {
  it('are those that lie in the folder, hidden ones and folders aside, with their first 64 KiB', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'lists-'));
    await writeFile(join(folder, 'b.csv'), 'x'.repeat(70_000));
    await writeFile(join(folder, 'a.csv'), 'short');
    await writeFile(join(folder, '.DS_Store'), 'hidden');
    await mkdtemp(join(folder, 'sub-'));
    const files = await readListFiles('OFAC', folder);
    expect(files.map(({ name, bytes, head }) => [name, bytes, head.length])).toEqual([
      ['a.csv', 5, 5],
      ['b.csv', 70_000, 65_536],
    ]);
  });

  it('are told by their content to be in a format of the source', async () => {
    const { format, match } = recogniseFormat(toySource, await filesOf('toy main\n'));
    expect([format.id, match.list]).toEqual(['toy-lines', 'main']);
  });

  it('are not guessed at when two formats claim them', async () => {
    const files = await filesOf('toy main\n');
    expect(() => recogniseFormat(withFormats(toy, { ...toy, id: 'toy-twin' }), files)).toThrow(
      'OFAC list.txt: holds toy-lines and toy-twin; give the files of one of them',
    );
  });

  it('are refused with the reason of the format that knows them', async () => {
    const partial = { ...toy, recognise: () => 'holds one programme only' };
    const files = await filesOf('toy main\n');
    expect(() => recogniseFormat(withFormats(partial), files)).toThrow('OFAC list.txt: holds one programme only');
  });

  it.each(['<!DOCTYPE html><html>', '\n <HTML lang="en">', '\uFEFF<!doctype HTML>'])(
    'are known for a web page when they are one: %j',
    async (page) => {
      const files = await filesOf(page);
      expect(() => recogniseFormat(toySource, files)).toThrow('is a web page, not a list');
    },
  );

  it('have one hash by content and role, whatever the file is called', async () => {
    const one = recogniseFormat(toySource, await readListFiles('OFAC', await fileHolding('toy main\na', 'one.txt')));
    const same = recogniseFormat(toySource, await readListFiles('OFAC', await fileHolding('toy main\na', 'two.txt')));
    const other = recogniseFormat(toySource, await readListFiles('OFAC', await fileHolding('toy main\nb', 'one.txt')));
    expect(await hashOf(same.match)).toBe(await hashOf(one.match));
    expect(await hashOf(other.match)).not.toBe(await hashOf(one.match));
  });
});
