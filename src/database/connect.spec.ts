import { createEmptyDatabase, type TestDatabase } from '../../test/support/database';
import { OperatorError } from '../common/operator-error';
import { connectOrExplain } from './connect';

describe('a database that cannot be used is explained, without its password', () => {
  let database: TestDatabase;
  beforeAll(async () => (database = await createEmptyDatabase()));
  afterAll(() => database.drop());

  it.each<[string, string, (url: URL) => void]>([
    ['nothing listens there', 'Start it, or correct the host and port', (url) => (url.port = '1')],
    ['the password is wrong', 'Correct user and password', (url) => (url.password = 'guessed')],
    ['the database is not there', 'Create it, or correct its name', (url) => (url.pathname = '/nowhere')],
    ['the host is unknown', 'correct the host|Correct it', (url) => (url.hostname = 'database.invalid')],
  ])('when %s', async (_title, sentence, change) => {
    const url = new URL(database.url);
    change(url);
    const error = await connectOrExplain(url.href).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(OperatorError);
    expect((error as Error).message).toMatch(new RegExp(sentence));
    expect((error as Error).message).toContain(`${url.hostname}:${url.port}${url.pathname}`);
    expect((error as Error).message).not.toContain(url.password);
  });
});
