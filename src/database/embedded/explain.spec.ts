import { explained } from './explain';
import { type Place } from './place';

const PLACE: Place = {
  folder: '/srv/sanctions',
  data: '/srv/sanctions/data',
  log: '/srv/sanctions/postgres.log',
  account: {},
  binaries: { folder: '/app', version: '18' },
};

describe('what PostgreSQL says when it cannot start becomes what the operator can do', () => {
  it.each([
    [
      'initdb: error: could not write to file "base/1/1255": No space left on device',
      'The disk of /srv/sanctions is full.',
    ],
    [
      'PANIC:  could not write to file "pg_wal/xlogtemp.9": No space left on device',
      'The disk of /srv/sanctions is full.',
    ],
    ['initdb: error: could not look up effective user ID 4711: user does not exist', 'has no name on this machine'],
    ['FATAL:  data directory "/srv/sanctions/data" has wrong ownership', 'belongs to another account'],
    ['postgres: error while loading shared libraries: libicuuc.so.60', 'Set DATABASE_URL'],
    ['spawn postgres ENOENT: something new', 'See /srv/sanctions/postgres.log'],
  ])('%s', (output, sentence) => {
    expect(explained('Starting', output, PLACE).message).toContain(sentence);
  });
});
