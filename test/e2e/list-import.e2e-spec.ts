import { ListImporter } from '../../src/lists/import/list-importer';
import type { FormatMatch, ListSource } from '../../src/lists/source';
import { liveNames, type ListContext, openLists } from '../support/list-context';
import { toyFile, toyName, toyRows, toySource } from '../support/toy-source';

const WHO = { who: 'test' };

describe('importing a list', () => {
  let lists: ListContext;
  beforeEach(async () => (lists = await openLists([toySource])));
  afterEach(() => lists.close());

  const importRows = async (rows = toyRows(20), options = {}) =>
    lists.importer.import('OFAC', await toyFile(rows), { ...WHO, ...options });
  const rowsOf = (table: string, where = 'true') =>
    lists.database
      .query<{ n: number }[]>(`SELECT count(*)::int AS n FROM ${table} WHERE ${where}`)
      .then(([row]) => row?.n);

  it('publishes the first edition with its counts, every value in its own row and the raw record kept', async () => {
    const report = await importRows();
    expect(report).toMatchObject({
      outcome: 'published',
      edition: '2026-07-31-1',
      added: 20,
      changed: 0,
      removed: 0,
      failed: [],
      counts: {
        records: 20,
        names: 20,
        aliases: 0,
        addresses: 20,
        identifiers: 20,
        sanctions: 20,
        byType: { person: 20 },
      },
    });
    expect(await liveNames(lists)).toHaveProperty('P20', toyName(20));
    expect(await lists.database.query(`SELECT raw FROM source_record WHERE reference_id = 'P7'`)).toEqual([
      { raw: { name: toyName(7), born: '1970' } },
    ]);
    expect(
      await lists.database.query(
        `SELECT a.address, s.measures, i.value FROM source_record r JOIN address a ON a.source_record_id = r.id
         JOIN sanction s ON s.source_record_id = r.id JOIN identifier i ON i.source_record_id = r.id
         WHERE r.reference_id = 'P7'`,
      ),
    ).toEqual([{ address: 'A road\twith\\odd "marks"', measures: ['a, "b"', 'c\\'], value: 'PP7' }]);
  });

  it('writes nothing but the attempt when the file is the live edition', async () => {
    await importRows();
    expect(await importRows()).toMatchObject({ outcome: 'unchanged', edition: '2026-07-31-1' });
    expect(await rowsOf('list_edition')).toBe(1);
    expect(await rowsOf('source_record')).toBe(20);
    expect(await lists.database.query(`SELECT outcome FROM list_attempt ORDER BY id`)).toEqual([
      { outcome: 'published' },
      { outcome: 'unchanged' },
    ]);
  });

  it('writes only what differs, keeps what was listed before, and keeps every entity', async () => {
    await importRows();
    const entityOf = () => lists.database.query(`SELECT entity_id FROM entity_record WHERE reference_id = 'P1'`);
    const before = await entityOf();
    const next = toyRows(20)
      .map((row) => (row.id === 'P1' ? { ...row, name: 'Renamed' } : row))
      .slice(0, 19);
    expect(await importRows([...next, { id: 'N1', name: 'New' }])).toMatchObject({ added: 1, changed: 1, removed: 1 });
    expect(await liveNames(lists)).toMatchObject({ P1: 'Renamed', N1: 'New', P2: toyName(2) });
    expect(await liveNames(lists)).not.toHaveProperty('P20');
    expect(await rowsOf('source_record')).toBe(22);
    expect(await rowsOf('source_record', `reference_id = 'P20' AND last_edition = 1`)).toBe(1);
    expect(await entityOf()).toEqual(before);
  });

  it('refuses an edition that lost more than a tenth, says so, and leaves the last good one answering', async () => {
    await importRows();
    const report = await importRows(toyRows(17));
    expect(report).toMatchObject({
      outcome: 'refused',
      failed: [{ expectation: 'max_fall', message: '17 records after 20, a fall of more than 10 %' }],
    });
    expect(Object.keys(await liveNames(lists))).toHaveLength(20);
    expect(await lists.database.query(`SELECT state, refusals FROM list_edition WHERE seq = 2`)).toEqual([
      { state: 'refused', refusals: report.failed },
    ]);
    expect(await lists.database.query(`SELECT message FROM list_attempt WHERE outcome = 'refused'`)).toEqual([
      { message: '17 records after 20, a fall of more than 10 %' },
    ]);
  });

  it('publishes over a failed expectation when an operator overrides it by name, and keeps the reason', async () => {
    await importRows();
    const override = { expectation: 'max_fall', reason: 'The programme was revoked on 30 July.' };
    expect(await importRows(toyRows(10), { overrides: [override] })).toMatchObject({
      outcome: 'published',
      removed: 10,
    });
    expect(await lists.database.query(`SELECT overrides, requested_by FROM list_edition WHERE seq = 2`)).toEqual([
      { overrides: [override], requested_by: 'test' },
    ]);
  });

  it('does not let the override of one expectation excuse another', async () => {
    await importRows();
    const overrides = [{ expectation: 'warning_share', reason: 'Looked at.' }];
    expect(await importRows(toyRows(10), { overrides })).toMatchObject({ outcome: 'refused' });
    await expect(importRows(toyRows(10), { overrides: [{ expectation: 'max_fall', reason: ' ' }] })).rejects.toThrow(
      'Overriding max_fall needs a reason',
    );
    await expect(importRows(toyRows(10), { overrides: [{ expectation: 'all', reason: 'x' }] })).rejects.toThrow(
      'There is no expectation "all"',
    );
  });

  it('keeps every warning, counted by kind, and refuses when there are too many', async () => {
    const rows = toyRows(40).map((row, i) => (i < 2 ? { ...row, born: 'unclear' } : row));
    expect(await importRows(rows)).toMatchObject({ outcome: 'published', warnings: { unknown_date: { count: 2 } } });
    expect(
      await lists.database.query(`SELECT kind, reference_id, field, value FROM list_warning ORDER BY position`),
    ).toEqual([
      { kind: 'unknown_date', reference_id: 'P1', field: 'born', value: 'unclear' },
      { kind: 'unknown_date', reference_id: 'P2', field: 'born', value: 'unclear' },
    ]);
    const worse = toyRows(40).map((row, i) => (i < 3 ? { ...row, born: 'unclear' } : row));
    expect((await importRows(worse)).failed.map(({ expectation }) => expectation)).toEqual(['warning_share']);
  });

  it('refuses an edition whose publisher counts other records than were read', async () => {
    const path = await toyFile(toyRows(20), { declared: 21 });
    expect(await lists.importer.import('OFAC', path, WHO)).toMatchObject({
      outcome: 'refused',
      failed: [{ expectation: 'declared_records', message: 'the publisher says 21 records, 20 were read' }],
    });
    expect(await rowsOf('source_record')).toBe(0);
  });

  it('refuses a list that lost its birth dates though not its records', async () => {
    await importRows(toyRows(40));
    const { failed } = await importRows(toyRows(40).map(({ id, name }) => ({ id, name })));
    expect(failed).toEqual([
      { expectation: 'filled_fields', message: 'birthDates filled in 0 of 40 records, before in 40 of 40' },
    ]);
  });

  it('cleans up after an import that was killed, and succeeds', async () => {
    await importRows();
    await lists.database.query(
      `INSERT INTO list_edition (id, source, list, seq, label, state, demonstration, imported_at, hash, format, requested_by)
       VALUES (gen_random_uuid(), 'OFAC', 'main', 2, 'x', 'staged', false, now(), 'x', 'x', 'x')`,
    );
    await lists.database.query(
      `INSERT INTO source_record (id, source, list, reference_id, first_edition, content_hash, raw, record)
       SELECT gen_random_uuid(), source, list, reference_id, 2, 'half', raw, record FROM source_record`,
    );
    expect(Object.keys(await liveNames(lists))).toHaveLength(20);
    expect(await importRows(toyRows(21))).toMatchObject({ outcome: 'published', edition: '2026-07-31-3', added: 1 });
    expect(await rowsOf('source_record', `content_hash = 'half'`)).toBe(0);
    expect(await rowsOf('list_edition', `state = 'abandoned'`)).toBe(1);
  });

  it('leaves the live edition alone when the database goes away in the middle, and succeeds next time', async () => {
    await importRows();
    const path = await toyFile(toyRows(3000));
    const cut = interrupting(1500, () => lists.database.query(CUT_IMPORTS));
    const importer = new ListImporter(lists.database, lists.clock, [cut]);
    await expect(importer.import('OFAC', path, WHO)).rejects.toThrow();
    expect(Object.keys(await liveNames(lists))).toHaveLength(20);
    expect(await rowsOf('source_record', 'first_edition = 2')).toBe(1000);
    expect(await lists.importer.import('OFAC', path, WHO)).toMatchObject({ outcome: 'published', added: 2980 });
    expect(await rowsOf('source_record', 'first_edition = 2')).toBe(0);
    expect(Object.keys(await liveNames(lists))).toHaveLength(3000);
  });

  it('lets one of two imports at once through and tells the other to wait', async () => {
    const outcomes = await Promise.allSettled([importRows(toyRows(500)), importRows(toyRows(500))]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = outcomes.find((each) => each.status === 'rejected');
    expect(String(refused?.reason)).toContain('Another import of OFAC is running. Wait for it to end');
    expect(Object.keys(await liveNames(lists))).toHaveLength(500);
  });
});

const CUT_IMPORTS = `
  SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity
  WHERE datname = current_database() AND application_name = 'sanctions-screening import'`;

/** The toy source, doing this after so many records. */
function interrupting(after: number, act: () => Promise<unknown>): ListSource {
  const formats = toySource.formats.map((format) => ({
    ...format,
    read: (match: FormatMatch) => {
      const reading = format.read(match);
      return { facts: () => reading.facts(), records: actingAfter(reading.records, after, act) };
    },
  }));
  return { ...toySource, formats };
}

async function* actingAfter<T>(records: AsyncIterable<T>, after: number, act: () => Promise<unknown>) {
  let count = 0;
  for await (const record of records) {
    if ((count += 1) === after) await act();
    yield record;
  }
}
