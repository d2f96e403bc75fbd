import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { installedBinaries } from './binaries';
import { EmbeddedPostgres } from './embedded-postgres';
import { type Holder } from './hold';
import { alive, gone } from './server-process';

let folder: string;
let started: EmbeddedPostgres[];
let children: ChildProcess[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sanctions-embedded-'));
  chmodSync(folder, 0o711);
  started = [];
  children = [];
});

afterEach(async () => {
  for (const postgres of started) await postgres.close();
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

async function start(holder: Holder = 'service', dataDir = folder): Promise<EmbeddedPostgres> {
  const postgres = await EmbeddedPostgres.start({ dataDir, holder, durable: false });
  started.push(postgres);
  return postgres;
}

async function ask<T>(url: string, query: string): Promise<T | undefined> {
  const client = new Client(url);
  await client.connect();
  try {
    return (await client.query<{ answer: T }>(query)).rows[0]?.answer;
  } finally {
    await client.end();
  }
}

/** A service in a process of its own; resolves to it and to the number of its server. */
async function startElsewhere(): Promise<{ service: ChildProcess; serverPid: number }> {
  const script = resolve(process.cwd(), 'test/support/embedded-holder.cjs');
  const service = spawn(process.execPath, [script, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(service);
  const [line] = (await once(service.stdout, 'data')) as [Buffer];
  return { service, serverPid: Number(line.toString()) };
}

describe('the embedded PostgreSQL', () => {
  it('gives a database whose owner is no superuser, in UTF-8 with ICU', async () => {
    const { url } = await start();
    await expect(ask(url, `select rolsuper as answer from pg_roles where rolname = current_user`)).resolves.toBe(false);
    await expect(
      ask(
        url,
        `select concat_ws(' ', datlocprovider, pg_encoding_to_char(encoding), pg_get_userbyid(datdba)) as answer
                from pg_database where datname = current_database()`,
      ),
    ).resolves.toBe('i UTF8 sanctions');
  });

  it('lets nobody in without the password, which only its account can read', async () => {
    const { url } = await start();
    const stranger = new URL(url);
    stranger.password = 'guessed';
    await expect(ask(stranger.href, 'select 1')).rejects.toMatchObject({ code: '28P01' });
    expect(statSync(join(folder, 'postgres-passwords.json')).mode & 0o777).toBe(0o600);
  });

  it('keeps its data over a stop and a start', async () => {
    const first = await start();
    await ask(first.url, `create table kept as select 'here' as answer`);
    await first.close();
    expect(alive(first.pid)).toBe(false);
    await expect(ask((await start()).url, 'select answer from kept')).resolves.toBe('here');
  });

  it('takes over the running server of a service that was killed', async () => {
    const { service, serverPid } = await startElsewhere();
    service.kill('SIGKILL');
    await once(service, 'exit');
    const postgres = await start();
    expect(postgres.pid).toBe(serverPid);
    await postgres.close();
    expect(alive(serverPid)).toBe(false);
  });

  it('refuses a second service on the same data folder, and says which process has it', async () => {
    await start();
    await expect(start()).rejects.toThrow(`Another service already uses this data folder (process ${process.pid})`);
  });

  it('lets one of two services that start at once on an empty folder have it', async () => {
    const results = await Promise.allSettled([start(), start()]);
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused.map(({ reason }) => String(reason))).toEqual([expect.stringContaining('Another service')]);
  });

  it('lets a service and a command start at once on an empty folder', async () => {
    const [service, command] = await Promise.all([start('service'), start('tool')]);
    await expect(ask(command.url, 'select 1 as answer')).resolves.toBe(1);
    expect(command.pid).toBe(service.pid);
  });

  it('lets a command work beside the service, and stops with the last of them', async () => {
    const service = await start();
    const command = await start('tool');
    expect(command.pid).toBe(service.pid);
    await service.close();
    await expect(ask(command.url, 'select 1 as answer')).resolves.toBe(1);
    await command.close();
    expect(alive(service.pid)).toBe(false);
  });

  it('comes back on the same port when the server is killed under the service', async () => {
    const postgres = await start();
    const { pid, url } = postgres;
    process.kill(pid, 'SIGKILL');
    await gone(pid, 10_000);
    const again = await eventually(() => ask(url, 'select 1 as answer'));
    expect(again).toBe(1);
    expect(postgres.url).toBe(url);
  });

  it('starts when the number of its killed server now belongs to another program', async () => {
    const first = await start();
    const { data, account } = first.place;
    const before = readFileSync(join(data, 'postmaster.pid'), 'utf8');
    await first.close();
    const other = spawn('sleep', ['600'], { ...account, stdio: 'ignore' });
    children.push(other);
    writeFileSync(join(data, 'postmaster.pid'), before.replace(/^\d+/, String(other.pid)));
    await expect(ask((await start()).url, 'select 1 as answer')).resolves.toBe(1);
    expect(other.exitCode).toBeNull();
  });

  it('refuses the data folder of another major version, untouched', async () => {
    const first = await start();
    await first.close();
    const version = join(first.place.data, 'PG_VERSION');
    writeFileSync(version, '17\n');
    await expect(start()).rejects.toThrow('was written by PostgreSQL 17, and this release brings PostgreSQL 18');
    expect(readFileSync(version, 'utf8')).toBe('17\n');
  });

  it('never serves a copy of a data folder whose original is running', async () => {
    const first = await start();
    await first.close();
    const copy = mkdtempSync(join(tmpdir(), 'sanctions-copy-'));
    chmodSync(copy, 0o711);
    spawnSync('cp', ['-a', `${folder}/.`, copy]);
    const original = await start();
    cpSync(join(original.place.data, 'postmaster.pid'), join(copy, 'data', 'postmaster.pid'));
    const second = await start('service', copy);
    expect(second.pid).not.toBe(original.pid);
    await second.close();
    rmSync(copy, { recursive: true });
  });

  it('starts where install scripts are off, which leaves the links between libraries out', async () => {
    const installed = installedBinaries();
    const bare = join(folder, 'package', 'native');
    cpSync(installed.folder, bare, {
      recursive: true,
      filter: (path) => !/\.(so|dylib)(\.\d+)?$/.test(path) || /postgresql/.test(path.slice(installed.folder.length)),
    });
    const postgres = await EmbeddedPostgres.start({
      dataDir: join(folder, 'data-of-it'),
      holder: 'service',
      durable: false,
      binaries: { ...installed, folder: bare },
    });
    started.push(postgres);
    await expect(ask(postgres.url, 'select 1 as answer')).resolves.toBe(1);
  });

  it('leaves nothing half-made behind when the database cannot be created', async () => {
    const broken = { folder: join(folder, 'nowhere', 'native'), version: '0' };
    await expect(EmbeddedPostgres.start({ dataDir: folder, holder: 'service', binaries: broken })).rejects.toThrow();
    expect(readdirSync(folder)).not.toContain('data');
    await expect(ask((await start()).url, 'select 1 as answer')).resolves.toBe(1);
  });
});

/** Asks again for as long as there is no answer, half a minute at most. */
async function eventually<T>(question: () => Promise<T>): Promise<T> {
  const end = Date.now() + 30_000;
  for (;;) {
    try {
      return await question();
    } catch (error) {
      if (Date.now() > end) throw error;
      await delay(20);
    }
  }
}
