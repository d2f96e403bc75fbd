import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Client } from 'pg';
import request from 'supertest';
import { readEnvironment } from '../../src/config/environment';
import { listen } from '../../src/listen';
import { LiveLists } from '../../src/lists/live/live-lists';
import { createServer } from '../../src/server';
import type { Institution } from '../../src/institutions/institution';
import { FixedClock } from './clock';
import { createTestDatabase } from './database';
import { createListedDatabase } from './listed-template';
import { Tenants, TEST_HASH_SECRETS } from './tenants';

export interface AppOptions {
  /** Settings as the operator gives them. */
  readonly settings?: Readonly<Record<string, string>>;
  /** False: no list has been imported yet. */
  readonly lists?: boolean;
}

const TABLES = ['search_log', 'search_log_snapshot', 'api_key_log', 'audit_attempt', 'usage_counter'] as const;
export type RecordTable = (typeof TABLES)[number];
export type Row = Record<string, unknown>;

/** The service as it is, listening on a free port, over a database of the test file's own with the demonstration lists. */
export class TestApp {
  readonly http: ReturnType<typeof request>;
  private gone = false;

  private constructor(
    readonly app: NestFastifyApplication,
    readonly url: string,
    readonly clock: FixedClock,
    readonly tenants: Tenants,
    readonly institution: Institution,
    /** An unlimited key of the institution. */
    readonly key: string,
    readonly keyId: string,
    private readonly superuser: Client,
    private readonly dropDatabase: () => Promise<void>,
  ) {
    this.http = request(url);
  }

  static async start({ settings = {}, lists = true }: AppOptions = {}): Promise<TestApp> {
    const database = await (lists ? createListedDatabase() : createTestDatabase());
    const clock = new FixedClock();
    const environment = readEnvironment({ PORT: '0', LOG_LEVEL: 'silent', ...settings });
    const secrets = { apiKeyHash: TEST_HASH_SECRETS.secrets, jwt: ['a-token-secret-of-the-tests-of-32-chars'] };
    const app = await createServer({ environment, secrets, databaseUrl: database.url, embedded: true, clock });
    await app.init();
    await app.get(LiveLists, { strict: false }).ready();
    const url = await listen(app, environment);
    const tenants = await Tenants.on(database.url, clock);
    const institution = await tenants.institution();
    const { key, apiKey } = await tenants.key(institution);
    const superuser = new Client(database.superuserUrl);
    await superuser.connect();
    return new TestApp(app, url, clock, tenants, institution, key, apiKey.id, superuser, () => database.drop());
  }

  /** `GET /public/search` with the key. */
  get(query: object | string) {
    return this.http.get('/public/search').set('x-api-key', this.key).query(query);
  }

  /** `POST /public/search` with the key. */
  post(body: object | string) {
    return this.http.post('/public/search').set('x-api-key', this.key).type('json').send(body);
  }

  /** Runs SQL past the wall between institutions. */
  async sql(text: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.superuser.query<Row>(text, values)).rows;
  }

  /** How many rows each table of records has. */
  async counts(): Promise<Record<RecordTable, number>> {
    const [row] = await this.sql(
      `SELECT ${TABLES.map((table) => `(SELECT count(*)::int FROM ${table}) AS ${table}`).join(', ')}`,
    );
    return row as Record<RecordTable, number>;
  }

  /** What the work adds to the tables of records; a table without a new row is left out. */
  async added(work: () => PromiseLike<unknown>): Promise<Partial<Record<RecordTable, number>>> {
    const before = await this.counts();
    await work();
    const after = await this.counts();
    const grown = TABLES.filter((table) => after[table] !== before[table]);
    return Object.fromEntries(grown.map((table) => [table, after[table] - before[table]]));
  }

  /** The rows a request left, by the request id of its answer. */
  async recordsOf(requestId: unknown): Promise<{ search: Row[]; access: Row[]; attempt: Row[]; snapshot: Row[] }> {
    const of = (table: string) => this.sql(`SELECT * FROM ${table} WHERE request_id = $1`, [requestId]);
    const search = await of('search_log');
    const snapshot = await this.sql('SELECT * FROM search_log_snapshot WHERE search_log_id = ANY($1)', [
      search.map(({ id }) => id),
    ]);
    return { search, access: await of('api_key_log'), attempt: await of('audit_attempt'), snapshot };
  }

  /** How often this subject (a key or an institution) was counted today. */
  async countedToday(subjectId: string): Promise<number> {
    const rows = await this.sql(
      `SELECT count::int AS count FROM usage_counter WHERE subject_id = $1 AND period = 'day'`,
      [subjectId],
    );
    return Number(rows[0]?.count ?? 0);
  }

  /** Takes the database away from the running service. */
  async closeDatabase(): Promise<void> {
    await this.superuser.end();
    await this.dropDatabase();
    this.gone = true;
  }

  async close(): Promise<void> {
    if (!this.gone) await this.superuser.end();
    await this.tenants.close();
    await this.app.close();
    await this.dropDatabase();
  }
}

export const startApp = (options?: AppOptions): Promise<TestApp> => TestApp.start(options);
