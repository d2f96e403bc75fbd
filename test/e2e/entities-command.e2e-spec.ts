import { Test } from '@nestjs/testing';
import { Command } from 'commander';
import { registerEntities } from '../../src/cli/entities.command';
import { OwnerDatabase } from '../../src/database/owner-database';
import { entityIdOf } from '../../src/entities/entity-id';
import { JudgementService } from '../../src/entities/judgement.service';
import { ListedEntityReader } from '../../src/entities/listed-entity.reader';
import { type ListContext, openLists } from '../support/list-context';
import { recordFile, recordSource } from '../support/record-source';

describe('the entities commands', () => {
  let lists: ListContext;
  let printed: string;
  const UN_ID = entityIdOf('UN_CONSOLIDATED', 'QDi.006');
  const born = { birthDates: ['1961-03-04'], nationalities: ['Iraq'] };

  beforeAll(async () => {
    lists = await openLists([recordSource('OFAC'), recordSource('UN_CONSOLIDATED')]);
    const un = await recordFile('UN_CONSOLIDATED', [['QDi.006', 'Karim Yunus al-Zubaydi', born]]);
    await lists.importer.import('UN_CONSOLIDATED', un, { who: 'test' });
    const ofac = await recordFile('OFAC', [['17', 'Karim Yusuf al-Zubaydi', born]]);
    await lists.importer.import('OFAC', ofac, { who: 'test' });
  });
  afterAll(() => lists.close());
  beforeEach(() => {
    printed = '';
    jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
      printed += String(text);
      return true;
    });
  });
  afterEach(() => jest.restoreAllMocks());

  async function run(...words: string[]): Promise<string> {
    const database = new OwnerDatabase(lists.database);
    const context = await Test.createTestingModule({
      providers: [
        { provide: JudgementService, useValue: new JudgementService(database, lists.clock) },
        { provide: ListedEntityReader, useValue: new ListedEntityReader(database) },
      ],
    }).compile();
    const program = new Command();
    registerEntities(program, { openContext: () => Promise.resolve(context) });
    await program.parseAsync(['node', 'sanctions', 'entities', ...words]);
    return printed;
  }

  it('suggest what is merely alike, with the reasons', async () => {
    expect(await run('suggestions')).toBe(
      'OFAC:17 Karim Yusuf al-Zubaydi  and  UN_CONSOLIDATED:QDi.006 Karim Yunus al-Zubaydi  ' +
        '(similar_name, same_birth_date, same_nationality)\n',
    );
  });

  it('keep apart what nobody is sure of, and go on suggesting it', async () => {
    expect(await run('unsure', 'OFAC:17', 'UN:QDi.006', '--reason', 'asked the desk')).toBe(
      'OFAC:17 and UN_CONSOLIDATED:QDi.006: unsure; 0 records moved\n',
    );
    expect(await run('suggestions')).toContain('same_nationality; against: judged_unsure)\n');
  });

  it('make one entity of two records, and show who said so and why', async () => {
    expect(await run('same', 'OFAC:17', 'UN:QDi.006', '--reason', 'same passport photo')).toBe(
      'OFAC:17 and UN_CONSOLIDATED:QDi.006: same; 1 record moved\n',
    );
    printed = '';
    const lines = (await run('show', entityIdOf('OFAC', '17'))).split('\n');
    expect(lines.slice(0, 3)).toEqual([
      `${UN_ID}  Karim Yusuf al-Zubaydi (person)`,
      expect.stringMatching(
        /^ {2}OFAC all 17 {2}Karim Yusuf al-Zubaydi, born 1961-03-04 {2}\(edition .*-1\)$/,
      ) as string,
      expect.stringMatching(/^ {2}UN_CONSOLIDATED all QDi\.006 {2}Karim Yunus/) as string,
    ]);
    expect(lines[3]).toMatch(/^ {2}OFAC:17 and UN_CONSOLIDATED:QDi\.006: same \(.+, 2026-.+: same passport photo\)$/);
  });

  it('part them again', async () => {
    await run('different', 'OFAC:17', 'UN:QDi.006', '--reason', 'another man');
    printed = '';
    expect(JSON.parse(await run('show', 'OFAC:17', '--json'))).toMatchObject({
      entity: { entityId: entityIdOf('OFAC', '17') },
      records: [{ source: 'OFAC', raw: { record: { referenceId: '17' } } }],
      judgements: [{ judgement: 'different', reason: 'another man' }],
    });
  });

  it.each([
    [['same', 'QDi.006', 'OFAC:17', '--reason', 'x'], '"QDi.006" names no record: write SOURCE:REFERENCE'],
    [['same', 'OFAC:18', 'OFAC:17', '--reason', 'x'], 'There is no record OFAC:18.'],
    [['same', 'OFAC:17', 'OFAC:17', '--reason', 'x'], 'Name two different records.'],
    [['different', 'OFAC:17', 'UN:QDi.006', '--reason', ' '], 'A judgement needs a reason, which is kept with it.'],
    [['show', 'OFAC:18'], 'There is no entity OFAC:18.'],
    [['suggestions', '--limit', 'many'], '--limit is a whole number above 0.'],
  ])('say what is wrong: %j', async (words, message) => {
    await expect(run(...words)).rejects.toThrow(message);
  });
});
