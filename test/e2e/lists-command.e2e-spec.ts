import { Test } from '@nestjs/testing';
import { Command } from 'commander';
import { registerLists } from '../../src/cli/lists.command';
import type { CheckReport } from '../../src/lists/import/import-report';
import { ListImporter } from '../../src/lists/import/list-importer';
import { ListStatus } from '../../src/lists/list-status';
import { type ListContext, openLists } from '../support/list-context';
import { fileHolding, toyFile, toyRows, toySource } from '../support/toy-source';

describe('the lists commands', () => {
  let lists: ListContext;
  let printed: string;
  beforeAll(async () => (lists = await openLists([toySource])));
  afterAll(() => lists.close());
  beforeEach(() => {
    printed = '';
    jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
      printed += String(text);
      return true;
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    process.exitCode = undefined;
  });

  async function run(...words: string[]): Promise<number> {
    const program = new Command();
    const context = await Test.createTestingModule({
      providers: [
        { provide: ListImporter, useValue: lists.importer },
        { provide: ListStatus, useValue: lists.status },
      ],
    }).compile();
    registerLists(program, { openContext: () => Promise.resolve(context) });
    await program.parseAsync(['node', 'sanctions', 'lists', ...words]);
    return Number(process.exitCode ?? 0);
  }

  it('tell an operator without a list what to do', async () => {
    expect(await run('status')).toBe(1);
    expect(printed).toBe('No list is imported yet: run "lists import SOURCE PATH".\n');
  });

  it('import, and print every count', async () => {
    expect(await run('import', 'OFAC', await toyFile(toyRows(20)))).toBe(0);
    expect(printed.split('\n').filter((line) => !/ s, .* MB at most$/.test(line))).toEqual([
      'OFAC main, toy-lines, from list.txt',
      'published 2026-07-31T00:00:00.000Z',
      '20 records: person 20',
      '20 names: 0 aliases, 0 weak aliases',
      '20 addresses, 20 identifiers, 20 sanctions',
      "the file's own count: lines 21",
      'everything was understood',
      'edition 2026-07-31-1 published: 20 added, 0 changed, 0 removed',
      '',
    ]);
    printed = '';
    expect(await run('status')).toBe(0);
    expect(printed).toBe('OFAC: main 2026-07-31-1, 20 records, confirmed 2026-01-15T12:00:00.000Z, 0 h ago\n');
  });

  it('end with 1 when an edition is refused, and say how to publish it all the same', async () => {
    const path = await toyFile(toyRows(10));
    expect(await run('import', 'OFAC_SDN', path)).toBe(1);
    expect(printed).toContain('not as expected (max_fall): 10 records after 20, a fall of more than 10 %\n');
    expect(printed).toContain('to publish it all the same: --override max_fall --reason "…"\n');
    process.exitCode = undefined;
    expect(await run('import', 'OFAC', path, '--override', 'max_fall', '--reason', 'revoked', '--json')).toBe(0);
    expect(JSON.parse(printed.trim().split('\n').at(-1) ?? '')).toMatchObject({ outcome: 'published', removed: 10 });
  });

  it.each([
    [
      ['import', 'OFCA', 'x'],
      'There is no source "OFCA". There are OFAC, MASAK, EU_RESTRICTED, UK_HMT, UN_CONSOLIDATED.',
    ],
    [
      ['import', 'OFAC', 'x', '--override', 'max_fall'],
      'An override needs --reason "why"; it is stored with the edition.',
    ],
    [['import', 'OFAC', '/nowhere'], 'OFAC /nowhere: there is no such file or folder'],
    [['check', '/nowhere'], 'OFAC /nowhere: there is no such file or folder'],
  ])('say what is wrong with %j', async (words, message) => {
    await expect(run(...words)).rejects.toThrow(message);
  });

  it('check a file without its source being named, and end with 1 when it may not be published', async () => {
    expect(await run('check', 'demo/ofac', '--json')).toBe(1);
    const report = JSON.parse(printed) as CheckReport;
    expect(report).toMatchObject({ source: 'OFAC', list: 'sdn', format: 'ofac-legacy-csv' });
    expect(report.failed.map(({ expectation }) => expectation)).toEqual(['min_records']);
    expect(report.counts.records).toBe(report.counts.file.records);
  });

  it('check what no source knows, with the answer of each', async () => {
    const checked = run('check', await fileHolding('to be or not to be'));
    await expect(checked).rejects.toThrow(/OFAC list\.txt: is in none[^]*UN_CONSOLIDATED list\.txt: is in none/);
  });
});
