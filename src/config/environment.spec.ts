import { OperatorError } from '../common/operator-error';
import { readEnvironment } from './environment';

const SECRET = 'x'.repeat(32);

function faultsOf(values: Record<string, string>): string[] {
  try {
    readEnvironment(values);
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(OperatorError);
    return (error as Error).message.split('\n').slice(1);
  }
}

describe('the environment', () => {
  it('needs no setting at all', () => {
    expect(readEnvironment({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: undefined,
      role: 'all',
      logLevel: 'info',
      trustedProxies: [],
      apiKeyHashSecrets: undefined,
      rateLimits: { key: { perSecond: 1000, burst: 2000 }, institution: { perSecond: 0 }, failedKeysPerMinute: 300 },
    });
  });
  it('lists every fault at once, each with the name of its setting', () => {
    const faults = faultsOf({
      PORT: '70000',
      ROLE: 'master',
      LOG_LEVEL: 'loud',
      DATABASE_URL: 'mysql://db/sanctions',
      TRUSTED_PROXIES: '10.0.0.0/8, 10.0.0.0/99, proxy',
      JWT_SECRETS: 'short',
      RATE_LIMIT_KEY_PER_SECOND: '-1',
      PUBLIC_URL: 'example.com',
    });
    expect(faults.map((fault) => /[A-Z_]+/.exec(fault)?.[0])).toEqual([
      'DATABASE_URL',
      'PORT',
      'PUBLIC_URL',
      'ROLE',
      'LOG_LEVEL',
      'TRUSTED_PROXIES',
      'TRUSTED_PROXIES',
      'JWT_SECRETS',
      'RATE_LIMIT_KEY_PER_SECOND',
    ]);
  });
  it('requires secrets with a database of the operator, whose processes must agree on them', () => {
    expect(faultsOf({ DATABASE_URL: 'postgres://u:p@db/sanctions' })).toEqual([
      expect.stringContaining('API_KEY_HASH_SECRETS is required'),
      expect.stringContaining('JWT_SECRETS is required'),
    ]);
  });
  it('accepts several secrets, of which the first signs', () => {
    const next = 'y'.repeat(40);
    expect(readEnvironment({ JWT_SECRETS: `${next}, ${SECRET}` }).jwtSecrets).toEqual([next, SECRET]);
  });
  it('takes an empty setting for one that is not set', () => {
    expect(readEnvironment({ PORT: '', DATABASE_URL: ' ', ROLE: '' })).toEqual(readEnvironment({}));
  });
  it('never repeats a password or a secret in a fault', () => {
    const faults = faultsOf({ DATABASE_URL: 'mysql://u:hunter2@db/x', JWT_SECRETS: 'hunter2' }).join();
    expect(faults).not.toContain('hunter2');
  });
  it.each(['3000.5', '0x10', '1e3', 'three', '-3'])('refuses %s as a port', (PORT) => {
    expect(faultsOf({ PORT })).toHaveLength(1);
  });
  it('wants the name of the database in its address', () => {
    const settings = { JWT_SECRETS: SECRET, API_KEY_HASH_SECRETS: SECRET };
    expect(faultsOf({ ...settings, DATABASE_URL: 'postgres://u:p@db' })).toEqual([
      expect.stringContaining('must name a database'),
    ]);
  });
  it('allows twice the rate at once unless a burst is given, and none that is smaller', () => {
    expect(readEnvironment({ RATE_LIMIT_KEY_PER_SECOND: '5' }).rateLimits.key).toEqual({ perSecond: 5, burst: 10 });
    expect(faultsOf({ RATE_LIMIT_KEY_PER_SECOND: '5', RATE_LIMIT_KEY_BURST: '4' })).toHaveLength(1);
  });
  it('cannot be changed after the start', () => {
    const environment = readEnvironment({});
    expect(() => Object.assign(environment.rateLimits.key, { perSecond: 1 })).toThrow(TypeError);
  });
});
