import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type INestApplicationContext, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Command } from 'commander';
import { createTestDatabase, type TestDatabase } from '../../test/support/database';
import { TEST_HASH_SECRETS } from '../../test/support/tenants';
import { ApiKeyService } from '../apikeys/api-key.service';
import { ApiKeysModule } from '../apikeys/apikeys.module';
import { KeptSecret } from '../config/kept-secret';
import { KeyHashSecrets } from '../apikeys/key-hash';
import { KeyLookup } from '../apikeys/key-lookup';
import { Clock, SystemClock } from '../common/clock';
import { DatabaseModule } from '../database/database.module';
import { InstitutionsModule } from '../institutions/institutions.module';
import { UserAccounts } from '../users/user-accounts';
import { UserService } from '../users/user.service';
import type { CreatedUserBody } from '../users/users.dto';
import { UsersModule } from '../users/users.module';
import { demonstrationAdmin } from './demo-admin';
import { demonstration } from './demo-institution';
import { registerInstitutions } from './institutions.command';
import { registerKeys } from './keys.command';
import { registerUsers } from './users.command';

@Module({})
class CommandsModule {}

describe('the commands of tenants', () => {
  let database: TestDatabase;
  const lines: string[] = [];

  beforeAll(async () => {
    database = await createTestDatabase();
    jest.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await database.drop();
  });

  const openContext = (): Promise<INestApplicationContext> => {
    const providers = [
      { provide: Clock, useClass: SystemClock },
      { provide: KeyHashSecrets, useValue: TEST_HASH_SECRETS },
    ];
    const imports = [DatabaseModule.forRoot({ url: database.url }), InstitutionsModule, ApiKeysModule, UsersModule];
    const module = { module: CommandsModule, global: true, imports, providers, exports: [Clock, KeyHashSecrets] };
    return NestFactory.createApplicationContext(module, { logger: false });
  };

  async function type<T>(...words: string[]): Promise<T[]> {
    lines.length = 0;
    const program = new Command().exitOverride().configureOutput({ writeErr: () => undefined });
    registerInstitutions(program, { openContext });
    registerKeys(program, { openContext });
    registerUsers(program, { openContext });
    for (const group of program.commands)
      for (const each of group.commands) each.exitOverride().configureOutput({ writeErr: () => undefined });
    await program.parseAsync(words, { from: 'user' });
    return lines.map((line) => JSON.parse(line) as T);
  }

  it('create, approve, limit and suspend an institution, and list it as it then is', async () => {
    const [made] = await type<{ id: string; slug: string }>(
      'institutions',
      'create',
      'Example Bank',
      '--no-admin',
      '--json',
    );
    expect(made).toMatchObject({ slug: 'example-bank', approved: false, limitPolicy: { unlimited: true } });
    await type('institutions', 'approve', 'example-bank', '--json');
    await type('institutions', 'limit', 'example-bank', '--limited', '--sources', 'UK,OFAC', '--json');
    await type('institutions', 'suspend', made?.id ?? '', '--json');
    expect(await type('institutions', 'list', '--json')).toMatchObject([
      {
        id: made?.id,
        approved: true,
        active: false,
        limitPolicy: { unlimited: false, dailyLimit: 1000, monthlyLimit: 20_000, allowedSources: ['UK_HMT', 'OFAC'] },
      },
    ]);
  });

  it('issue a key whose secret is shown once, list it without, and rotate it', async () => {
    await type('institutions', 'create', 'Key Bank', '--approve', '--no-admin', '--json');
    const [issued] = await type<{ id: string; key: string }>(
      'keys',
      'issue',
      'key-bank',
      '--label',
      'shop',
      '--test',
      '--domain',
      '*.example.com',
      '--daily-limit',
      '5',
      '--json',
    );
    expect(issued).toMatchObject({
      label: 'shop',
      key: expect.stringMatching(/^ssk_test_/),
      allowedDomains: ['*.example.com'],
      limitPolicy: { unlimited: false, dailyLimit: 5 },
    });
    const [listed] = await type<object>('keys', 'list', 'key-bank', '--json');
    expect(listed).toMatchObject({ id: issued?.id });
    expect(JSON.stringify(listed)).not.toContain('ssk_');
    const [rotated] = await type<{ id: string; key: string }>(
      'keys',
      'rotate',
      issued?.id ?? '',
      '--overlap',
      '0',
      '--json',
    );
    expect(rotated?.id).toBe(issued?.id);
    expect(rotated?.key).not.toBe(issued?.key);
  });

  it('give an institution its first admin, list users without secrets, and replace a lost password', async () => {
    const create = ['institutions', 'create', 'Admin Bank', '--admin-email', 'First@example-bank.example', '--json'];
    const [made] = await type<{ id: string; admin: CreatedUserBody }>(...create);
    expect(made?.admin).toMatchObject({ email: 'first@example-bank.example', role: 'admin', institutionId: made?.id });
    const [second] = await type<CreatedUserBody>(
      ...[
        'users',
        'create',
        'admin-bank',
        '--email',
        'two@example-bank.example',
        '--name',
        'Two',
        '--role',
        'auditor',
        '--json',
      ],
    );
    expect(second).toMatchObject({ role: 'auditor', temporaryPassword: expect.stringMatching(/^[a-z2-9-]{24}$/) });

    const listed = await type<CreatedUserBody>('users', 'list', 'admin-bank', '--json');
    expect(listed.map(({ email }) => email)).toEqual(['two@example-bank.example', 'first@example-bank.example']);
    expect(JSON.stringify(listed)).not.toMatch(/password/i);
    const [reset] = await type<CreatedUserBody>('users', 'reset-password', 'FIRST@example-bank.example', '--json');
    const taken = ['institutions', 'create', 'Half Bank', '--admin-email', 'first@example-bank.example'];
    await expect(type(...taken)).rejects.toThrow('exists already');
    const institutions = await type<{ slug: string }>('institutions', 'list', '--json');
    expect(institutions.map(({ slug }) => slug)).not.toContain('half-bank');
    const context = await openContext();
    const accounts = context.get(UserAccounts, { strict: false });
    const opens = (password = '') => accounts.proven('first@example-bank.example', password);
    expect(await opens(made?.admin.temporaryPassword)).toBeNull();
    expect(await opens(reset?.temporaryPassword)).toMatchObject({ mustChangePassword: true, credentialsVersion: 1 });
    await context.close();
  });

  it.each([
    [['institutions', 'approve', 'nobody'], 'There is no institution "nobody"'],
    [['keys', 'issue', 'key-bank', '--ip', '10.0.0.0/33'], 'allowedIps[0] must be'],
    [['keys', 'issue', 'key-bank', '--expires', '2027-02-30'], 'must be a date'],
    [['keys', 'rotate', 'not-an-id'], 'There is no API key'],
    [['institutions', 'create', 'x', '--sources', 'INTERPOL'], 'Sources are OFAC'],
    [['institutions', 'create', 'No Admin Bank'], 'Say who its first admin is'],
    [['institutions', 'create', 'Taken Bank', '--admin-email', 'first@example-bank.example'], 'exists already'],
    [
      ['users', 'create', 'key-bank', '--email', 'x', '--name', 'X', '--role', 'admin'],
      'email must be an e-mail address',
    ],
    [
      ['users', 'create', 'key-bank', '--email', 'x@y.example', '--name', 'X', '--role', 'owner'],
      'Allowed choices are admin',
    ],
    [['users', 'reset-password', 'nobody@example-bank.example'], 'There is no user'],
  ])('say what is wrong with %p', async (words, sentence) => {
    await expect(type(...words)).rejects.toThrow(sentence);
  });

  it('make one demonstration institution with one key, kept for its owner alone and made anew only when it is lost', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kept-key-'));
    const path = join(folder, 'demo', 'api-key');
    const kept = new KeptSecret(path);
    const context = await openContext();
    try {
      const first = await demonstration(context, kept);
      expect(first).toMatchObject({ institution: { approved: true, active: true, demonstration: true } });
      expect(statSync(path).mode & 0o777).toBe(0o600);
      expect(await demonstration(context, kept)).toEqual(first);
      expect(await demonstration(context, null)).toEqual({ ...first, key: null });

      const found = await context.get(KeyLookup, { strict: false }).find(first.key ?? '');
      await context.get(ApiKeyService, { strict: false }).remove(first.institution.id, found?.id ?? '');
      const second = await demonstration(context, kept);
      expect(second.institution.id).toBe(first.institution.id);
      expect(second.key).not.toBe(first.key);
      expect(kept.read()).toBe(second.key);
    } finally {
      await context.close();
      rmSync(folder, { recursive: true });
    }
  });

  it('make one demonstration admin, whose password is made anew when it is lost and never once it was changed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kept-password-'));
    const path = join(folder, 'password');
    const kept = new KeptSecret(path);
    const context = await openContext();
    try {
      const { institution } = await demonstration(context, null);
      const first = await demonstrationAdmin(context, institution, kept);
      const accounts = context.get(UserAccounts, { strict: false });
      const account = await accounts.proven('admin@demo.example', first.password ?? '');
      expect(account).toMatchObject({ role: 'admin', mustChangePassword: false, institutionId: institution.id });
      expect(statSync(path).mode & 0o777).toBe(0o600);
      expect(await demonstrationAdmin(context, institution, kept)).toEqual(first);

      rmSync(path);
      const second = await demonstrationAdmin(context, institution, kept);
      expect(second.password).not.toBe(first.password);
      expect(await accounts.proven('admin@demo.example', second.password ?? '')).not.toBeNull();

      const change = { password: 'somebody chose another' };
      await context.get(UserService, { strict: false }).change(institution.id, account?.id ?? '', change, null);
      expect(await demonstrationAdmin(context, institution, kept)).toEqual({ email: first.email, password: null });
    } finally {
      await context.close();
      rmSync(folder, { recursive: true });
    }
  });
});
