import { fileHolding, toySource } from '../../../test/support/toy-source';
import { EditionReader } from './edition-reader';
import { readListFiles, recogniseFormat } from './list-files';

async function read(...lines: string[]) {
  const files = await readListFiles('OFAC', await fileHolding(['toy main', ...lines, ''].join('\n')));
  const reader = new EditionReader('OFAC', recogniseFormat(toySource, files));
  const records = [];
  for await (const record of reader.records()) records.push(record);
  return { reader, records };
}

describe('reading an edition', () => {
  it('gives each record as the publisher wrote it and as it is understood', async () => {
    const { records, reader } = await read('P1|Osbert Thrumble|1970', 'end 1');
    expect(records).toEqual([
      {
        referenceId: 'P1',
        raw: '{"name":"Osbert Thrumble","born":"1970"}',
        record: expect.objectContaining({ referenceId: 'P1', birthDates: ['1970'] }),
      },
    ]);
    expect(reader.facts.declaredRecords).toBe(1);
  });

  it.each([
    ['U+0000', 'Osb\u0000rt'],
    ['U+0000 after a backslash', 'Osb\\\u0000rt'],
  ])('stops at what PostgreSQL cannot hold: %s', async (_what, name) => {
    await expect(read(`P1|${name}`)).rejects.toThrow('OFAC record P1: holds a character that is no text');
  });

  it('takes a backslash with the letters of an escape for what it is', async () => {
    const { records } = await read('P1|Osbert \\u0000 Thrumble');
    expect(records).toHaveLength(1);
  });

  it('stops at a record that occurs twice: one of the two would be lost', async () => {
    await expect(read('P1|Osbert Thrumble', 'P1|Another')).rejects.toThrow('OFAC record P1: occurs twice in the list');
  });
});
