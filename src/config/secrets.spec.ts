import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnvironment } from './environment';
import { secretsOf } from './secrets';

describe('the secrets', () => {
  let DATA_DIR: string;
  beforeEach(() => (DATA_DIR = mkdtempSync(join(tmpdir(), 'sanctions-secrets-'))));
  afterEach(() => rmSync(DATA_DIR, { recursive: true }));

  it('are made up once for a data folder, so that keys and sessions outlive a restart', () => {
    const environment = readEnvironment({ DATA_DIR });
    expect(secretsOf(environment)).toEqual(secretsOf(environment));
    expect(secretsOf(environment).apiKeyHash[0]).toMatch(/^[\w-]{43}$/);
  });
  it('are for the account of the service alone', () => {
    secretsOf(readEnvironment({ DATA_DIR }));
    expect(statSync(join(DATA_DIR, 'secrets.json')).mode & 0o777).toBe(0o600);
  });
  it('are those of the operator where given', () => {
    const [one, two] = ['a'.repeat(32), 'b'.repeat(32)];
    const environment = readEnvironment({ DATA_DIR, API_KEY_HASH_SECRETS: one, JWT_SECRETS: two });
    expect(secretsOf(environment)).toEqual({ apiKeyHash: [one], jwt: [two] });
  });
});
