import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ipaddr from 'ipaddr.js';
import { OperatorError } from '../common/operator-error';
import { projectRoot } from './project-root';
import { type RateLimits, readRateLimits } from './rate-limits';
import { SettingsReader } from './settings-reader';

export const SERVICE_ROLES = ['api', 'worker', 'all'] as const;
export type ServiceRole = (typeof SERVICE_ROLES)[number];

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Every setting of the service, read once at start. `.env.example` describes each. */
export interface Environment {
  readonly port: number;
  readonly host: string;
  /** What clients call us by, without a slash at the end; undefined when the operator did not say. */
  readonly publicUrl: string | undefined;
  /** Undefined: the embedded PostgreSQL. */
  readonly databaseUrl: string | undefined;
  readonly databasePoolSize: number;
  /** An absolute path. Commands find the database of the service from whatever folder they are typed in. */
  readonly dataDir: string;
  readonly role: ServiceRole;
  readonly logLevel: LogLevel;
  /** Addresses and CIDR blocks whose forwarding headers are believed. */
  readonly trustedProxies: readonly string[];
  /** The first signs, all verify; undefined: made up and kept in the data folder. */
  readonly apiKeyHashSecrets: readonly string[] | undefined;
  readonly jwtSecrets: readonly string[] | undefined;
  /** How long the refresh token before the present one may be used again. */
  readonly refreshGraceSeconds: number;
  readonly rateLimits: RateLimits;
}

export const SHORTEST_SECRET = 32;

/** The environment of this process; what it does not set is looked for in the file `.env` of the project. */
export function loadEnvironment(): Environment {
  const file = join(projectRoot(), '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  return readEnvironment(process.env);
}

/** Parses the settings; throws one `OperatorError` that lists every fault. */
export function readEnvironment(values: Readonly<Record<string, string | undefined>>): Environment {
  const reader = new SettingsReader(values);
  const databaseUrl = readDatabaseUrl(reader);
  const environment: Environment = {
    port: reader.integer('PORT', 3000, 0, 65_535),
    host: reader.text('HOST') ?? '127.0.0.1',
    publicUrl: reader.url('PUBLIC_URL', ['http:', 'https:'])?.href.replace(/\/+$/, ''),
    databaseUrl,
    databasePoolSize: reader.integer('DATABASE_POOL_SIZE', 10, 2, 1000),
    dataDir: resolve(reader.text('DATA_DIR') ?? join(projectRoot(), '.data')),
    role: reader.choice('ROLE', 'all', SERVICE_ROLES),
    logLevel: reader.choice('LOG_LEVEL', 'info', LOG_LEVELS),
    trustedProxies: readProxies(reader),
    apiKeyHashSecrets: readSecrets(reader, 'API_KEY_HASH_SECRETS', databaseUrl !== undefined),
    jwtSecrets: readSecrets(reader, 'JWT_SECRETS', databaseUrl !== undefined),
    refreshGraceSeconds: reader.integer('REFRESH_GRACE_SECONDS', 0, 0, 10),
    rateLimits: readRateLimits(reader),
  };
  if (reader.faults.length > 0) throw new OperatorError(listed(reader.faults));
  return deepFreeze(environment);
}

function readDatabaseUrl(reader: SettingsReader): string | undefined {
  const url = reader.url('DATABASE_URL', ['postgres:', 'postgresql:']);
  if (url && url.pathname.length < 2) {
    return reader.fault(
      'DATABASE_URL',
      'must name a database after the host, as in postgres://user:password@host:5432/sanctions',
      url.href,
    );
  }
  return url && reader.text('DATABASE_URL');
}

function readProxies(reader: SettingsReader): readonly string[] {
  const proxies = reader.list('TRUSTED_PROXIES') ?? [];
  for (const proxy of proxies.filter((each) => !ipaddr.isValid(each) && !ipaddr.isValidCIDR(each))) {
    reader.fault('TRUSTED_PROXIES', `must hold addresses or CIDR blocks, and "${proxy}" is neither`, undefined);
  }
  return proxies;
}

/** With a database of the operator's own, several processes must agree on the secrets, so that none is made up. */
function readSecrets(reader: SettingsReader, name: string, required: boolean): readonly string[] | undefined {
  const secrets = reader.list(name);
  if (!secrets && required) {
    reader.fault(
      name,
      'is required with DATABASE_URL: a secret of at least 32 characters, or several separated by commas',
      undefined,
    );
  }
  if (secrets?.some((secret) => secret.length < SHORTEST_SECRET)) {
    reader.fault(
      name,
      `must hold secrets of at least ${SHORTEST_SECRET} characters each, separated by commas`,
      undefined,
    );
  }
  return secrets;
}

const listed = (faults: readonly string[]): string =>
  ['The service cannot start with these settings:', ...faults.map((fault) => `  - ${fault}`)].join('\n');

function deepFreeze<T extends object>(value: T): Readonly<T> {
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) deepFreeze(part as object);
  return Object.freeze(value);
}
