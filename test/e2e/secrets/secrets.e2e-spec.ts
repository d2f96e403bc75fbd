import { createHmac } from 'node:crypto';
import { Client } from 'pg';
import type { TestDatabase } from '../../support/database';
import { createListedDatabase } from '../../support/listed-template';
import { ServiceProcess } from '../../support/service-process';
import { Tenants, TEST_HASH_SECRETS } from '../../support/tenants';
import { CUSTOMER, EveryOperation, type Planted } from './every-operation';

/** The caller's own words, given back to the caller alone; their records are redacted, as the tables show. */
const ECHOES = ['a key as a parameter name', 'a key as the name'];

// Processes compile the sources as they start, on a machine that may be busy with other tests.
jest.setTimeout(180_000);

describe('secrets, after every operation of the service', () => {
  let database: TestDatabase;
  let tenants: Tenants;
  let observer: Client;
  let service: ServiceProcess;
  let planted: readonly Planted[];
  let answers: EveryOperation['answers'];

  beforeAll(async () => {
    database = await createListedDatabase();
    tenants = await Tenants.on(database.url);
    observer = new Client(database.superuserUrl);
    await observer.connect();
    service = await ServiceProcess.start(database.url, '2026-01-15T12:00:00.000Z', 'trace');
    const operations = new EveryOperation(service, tenants, observer);
    ({ planted, answers } = operations);
    await operations.run();
    await service.stop();
  });
  afterAll(async () => {
    await service.stop();
    await observer.end();
    await tenants.close();
    await database.drop();
  });

  it('stand in no log line, and neither does the name of a customer', () => {
    expect(service.output).toContain('internal_error');
    const found = planted.filter(({ secret }) => service.output.includes(secret)).map(({ what }) => what);
    expect(found).toEqual([]);
    expect(service.output).not.toContain(CUSTOMER);
  });

  it('stand in no answer but the one that tells them', () => {
    const told = planted.flatMap(({ what, secret, toldBy }) =>
      answers
        .filter(({ operation, text }) => operation !== toldBy && !ECHOES.includes(operation) && text.includes(secret))
        .map(({ operation }) => [what, operation]),
    );
    expect(told).toEqual([]);
    const silent = planted.filter(
      ({ secret, toldBy }) =>
        toldBy !== '' && !answers.some(({ operation, text }) => operation === toldBy && text.includes(secret)),
    );
    expect(silent).toEqual([]);
  });

  it('stand in no table, as they are or encoded', async () => {
    const cells = await allCells();
    const found = planted.flatMap(({ what, secret }) => {
      const forms = [secret, Buffer.from(secret).toString('hex'), Buffer.from(secret).toString('base64')];
      return cells.filter(({ value }) => forms.some((form) => value.includes(form))).map(({ place }) => [what, place]);
    });
    expect(found).toEqual([]);
  });

  it('stand as hashes in the columns of hashes only', async () => {
    const cells = await allCells();
    const keyed = planted.map(({ secret }) =>
      createHmac('sha256', TEST_HASH_SECRETS.secrets[0] ?? '')
        .update(secret)
        .digest('hex'),
    );
    const places = (holds: (value: string) => boolean) =>
      [...new Set(cells.filter(({ value }) => holds(value)).map(({ place }) => place))].sort();
    expect(places((value) => keyed.some((hash) => value.includes(hash)))).toEqual([
      'api_key.previous_hash',
      'api_key.secret_hash',
    ]);
    expect(places((value) => value.includes('$argon2'))).toEqual(['app_user.password_hash']);
    const [hashes] = (
      await observer.query<{ all: string[] }>(`SELECT array_agg(encode(token_hash, 'hex')) AS all FROM refresh_token`)
    ).rows;
    expect(places((value) => (hashes?.all ?? []).some((hash) => value.includes(hash)))).toEqual([
      'refresh_token.token_hash',
    ]);
    expect(service.output).not.toContain('$argon2');
    expect(answers.filter(({ text }) => text.includes('$argon2'))).toEqual([]);
  });

  /** Every value of every table as text, bytes in hexadecimal. */
  async function allCells(): Promise<{ place: string; value: string }[]> {
    const { rows: columns } = await observer.query<{ table: string; column: string }>(
      `SELECT c.relname AS table, a.attname AS column FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
       JOIN pg_namespace n ON n.oid = c.relnamespace
       WHERE n.nspname = 'public' AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped
         AND c.relname NOT IN ('source_record', 'alias', 'address', 'identifier', 'sanction')`,
    );
    const cells: { place: string; value: string }[] = [];
    for (const { table, column } of columns) {
      const { rows } = await observer.query<{ value: string }>(
        `SELECT DISTINCT "${column}"::text AS value FROM "${table}" WHERE "${column}" IS NOT NULL`,
      );
      const place = `${table.replace(/_\d{4}_\d{2}$/, '')}.${column}`;
      cells.push(...rows.map(({ value }) => ({ place, value })));
    }
    return cells;
  }
});
