import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { runCli } from '../support/cli';

const folder = mkdtempSync(join(tmpdir(), 'cli-'));
const written = (name: string, lines: readonly string[]): string => {
  const path = join(folder, name);
  writeFileSync(path, lines.join('\n'));
  return path;
};

afterAll(() => rmSync(folder, { recursive: true }));

describe('compare', () => {
  it('scores two names without a database and says why', async () => {
    const { code, stdout } = await runCli(['compare', 'Vladmir Puttin', 'PUTIN, Vladimir']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^\d+(\.\d+)? (very_strong|strong)\n/);
    expect(stdout).toContain('asked "puttin"');
  });

  it('answers a file row by row, in its order, with points that add up', async () => {
    const pairs = written('pairs.csv', [
      'note,query_name,candidate_name,type',
      'x,Bank Melli Iran,BANK MELLI,company',
      '"y, z",John Smith,"PUTIN, Vladimir",person',
      ',AEROCARIBEAN,AEROCARIBBEAN AIRLINES,',
    ]);
    const result = await runCli(['compare', '--file', pairs, '--json']);
    interface Row {
      row: number;
      score: number;
      rawScore: number;
      matchQuality: string;
      scoreDetails: { score: number; reason: string }[];
    }
    const rows = result.json<Row>();
    expect(result.code).toBe(0);
    expect(rows.map(({ row }) => row)).toEqual([1, 2, 3]);
    for (const { rawScore, scoreDetails } of rows) {
      expect(scoreDetails.reduce((sum, { score }) => sum + Math.round(score * 100), 0)).toBe(
        Math.round(rawScore * 100),
      );
    }
    expect(rows[1]).toMatchObject({ matchQuality: 'none' });
    expect(rows[2]?.score).toBeGreaterThan(rows[1]?.score ?? 100);
    expect(rows[2]?.matchQuality).toMatch(/^(medium|strong|very_strong)$/);
  });

  it('refuses a file without its columns, a row of an unknown type, and no names at all', async () => {
    const headless = await runCli(['compare', '--file', written('a.csv', ['name', 'x'])]);
    expect(headless).toMatchObject({ code: 1, stdout: '' });
    expect(headless.stderr).toContain('lacks the column query_name and candidate_name');
    const typed = await runCli([
      'compare',
      '--file',
      written('b.csv', ['query_name,candidate_name,type', 'a,b,ghost']),
    ]);
    expect(typed.code).toBe(1);
    expect(typed.stderr).toContain('Row 1: the type "ghost" is none of person');
    expect((await runCli(['compare', 'only one'])).stderr).toContain('Give two names');
    expect((await runCli(['compare', '--file', join(folder, 'none.csv')])).code).toBe(1);
  });
});

describe('with a database of the operator', () => {
  let database: TestDatabase;
  let settings: Record<string, string>;
  const cli = (...args: string[]) => runCli(args, settings);

  beforeAll(async () => {
    database = await createTestDatabase();
    settings = {
      DATABASE_URL: database.url,
      API_KEY_HASH_SECRETS: 'a-secret-for-tests-of-32-characters',
      JWT_SECRETS: 'another-secret-for-tests-32-characters',
    };
    const override = ['--override', 'min_records', '--reason', 'a small list for a test'];
    const imported = await cli('lists', 'import', 'OFAC', resolve('demo/ofac'), ...override);
    expect(imported).toMatchObject({ code: 0, stderr: '' });
    expect(imported.stdout).toContain('133 records');
  });

  afterAll(() => database.drop());

  it('refuses demonstration data', async () => {
    const { code, stderr } = await cli('demo', 'seed');
    expect(code).toBe(1);
    expect(stderr).toContain('start without DATABASE_URL');
  });

  it('searches a name', async () => {
    const { code, stdout } = await cli('search', 'Putin Vladimir');
    expect(code).toBe(0);
    expect(stdout).toMatch(/very_strong PUTIN, Vladimir Vladimirovich \(person; OFAC 35096\)/);
  });

  it('searches a file row by row, ignoring columns it does not know, and says which rows it could not', async () => {
    const file = written('in.csv', [
      'id,Name,type,birthDate,identifier,nationality',
      '7,Vladimir Putin,person,1952-10-07,,RU',
      '8,Nobody Whosoever,,,9187629,',
      '9,Somebody,,1952-13,,Narnia',
      '10,Zebulon Quartermaine,,,,',
    ]);
    const result = await cli('search', '--file', file, '--json', '--limit', '1');
    const rows = result.json<{ row: number; total?: number; results?: Record<string, unknown>[]; error?: string }>();
    expect(rows.map(({ row }) => row)).toEqual([1, 2, 3, 4]);
    expect(rows[0]?.results).toEqual([
      {
        entityId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        primaryName: 'PUTIN, Vladimir Vladimirovich',
        type: 'person',
        score: 100,
        rawScore: expect.any(Number),
        matchQuality: 'very_strong',
        sources: ['OFAC'],
        references: [{ source: 'OFAC', referenceId: '35096' }],
        matchedFields: expect.arrayContaining(['alias', 'birthDate', 'nationality']),
      },
    ]);
    expect(rows[1]?.results?.[0]).toMatchObject({
      type: 'vessel',
      matchedFields: expect.arrayContaining(['identifier']),
    });
    expect(rows[2]?.error).toContain('birthDate must be a real date');
    expect(rows[2]?.error).toContain('nationality must be a country');
    expect(rows[3]).toEqual({ row: 4, total: 0, results: [] });
    expect(result.code).toBe(1);
  });

  it('takes an institution from creation to a key', async () => {
    const address = ['--admin-email', 'compliance@example.org'];
    const [created] = (await cli('institutions', 'create', 'Example Bank', ...address, '--json')).json<object>();
    expect(created).toMatchObject({
      slug: 'example-bank',
      approved: false,
      admin: { email: 'compliance@example.org', role: 'admin', temporaryPassword: expect.any(String) },
    });
    expect((await cli('institutions', 'approve', 'example-bank')).stdout).toContain('approved, active');
    const [issued] = (await cli('keys', 'issue', 'example-bank', '--label', 'Onboarding', '--json')).json<{
      key: string;
    }>();
    expect(issued?.key).toMatch(/^ssk_live_[0-9A-Za-z]{49}$/);
    const listed = await cli('keys', 'list', 'example-bank', '--json');
    expect(listed.json()).toEqual([expect.objectContaining({ label: 'Onboarding', last4: issued?.key.slice(-4) })]);
    expect(listed.stdout).not.toContain(issued?.key);
  });
});
