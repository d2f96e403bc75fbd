import { isDatabaseDown } from './database-down';

const coded = (code: string) => Object.assign(new Error('x'), { code });

describe('a database that cannot be reached', () => {
  it.each<[string, unknown]>([
    ['a refused connection', coded('ECONNREFUSED')],
    ['a server that stops', Object.assign(new Error('x'), { driverError: coded('57P01') })],
    ['no connection left', coded('53300')],
    ['every address of a host refused', new AggregateError([coded('ECONNREFUSED')], 'x')],
    ['a connection cut in the middle', new Error('Connection terminated unexpectedly')],
    ['a pool without a free connection', new Error('timeout exceeded when trying to connect')],
  ])('is told by %s', (_what, error) => expect(isDatabaseDown(error)).toBe(true));

  it.each<[string, unknown]>([
    ['a row that exists already', Object.assign(new Error('x'), { driverError: coded('23505') })],
    ['a statement that is wrong', coded('42601')],
    ['a file that is missing', coded('ENOENT')],
    ['a fault of ours', new TypeError('x is not a function')],
    ['what is no error', 'ECONNREFUSED'],
  ])('is not told by %s', (_what, error) => expect(isDatabaseDown(error)).toBe(false));
});
