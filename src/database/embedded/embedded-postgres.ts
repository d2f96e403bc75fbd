import { setTimeout as delay } from 'node:timers/promises';
import { DATABASE_NAME, OWNER_ROLE } from '../roles';
import { installedBinaries, type Binaries } from './binaries';
import { ensureCluster, SUPERUSER } from './cluster';
import { Hold, type Holder } from './hold';
import { ensureServer, type LaunchOptions } from './launch-server';
import { type Passwords, passwordsOf } from './passwords';
import { choosePlace, type Place } from './place';
import { gone, type ServerProcess, stopServer } from './server-process';
import { ensureOwner, urlOf } from './superuser';

const STOP_LIMIT_MS = 20_000;
const RETRY_MS = 500;

export interface EmbeddedOptions {
  readonly dataDir: string;
  readonly holder: Holder;
  /** Settings of PostgreSQL, for instance those of a database that may be lost. */
  readonly settings?: Readonly<Record<string, string>>;
  /** False for a database that may be lost: nothing is forced to disk when it is made. */
  readonly durable?: boolean;
  /** Where PostgreSQL's programs are; tests give a folder of their own. */
  readonly binaries?: Binaries;
  readonly log?: (line: string) => void;
}

/** A real PostgreSQL of our own, on 127.0.0.1 and a free port, with its files in the data folder. */
export class EmbeddedPostgres {
  private closing = false;
  private recovery: Promise<void> = Promise.resolve();

  private constructor(
    readonly place: Place,
    private readonly passwords: Passwords,
    private readonly options: EmbeddedOptions,
    private server: ServerProcess,
    private hold: Hold,
  ) {
    this.watch();
  }

  /** Starts the server of the data folder, or joins it when it runs; throws an `OperatorError` when it cannot. */
  static async start(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
    const place = choosePlace(options.dataDir, options.binaries ?? installedBinaries());
    const passwords = passwordsOf(options.dataDir);
    ensureCluster(place, passwords.superuser, options.durable ?? true);
    const { server, hold } = await claim(place, options, launchOptions(passwords, options));
    await ensureOwner(hold.client, passwords.owner);
    return new EmbeddedPostgres(place, passwords, options, server, hold);
  }

  get pid(): number {
    return this.server.pid;
  }

  /** The connection string of the role that owns the tables. */
  get url(): string {
    return urlOf(this.server.port, OWNER_ROLE, this.passwords.owner, DATABASE_NAME);
  }

  /** For tests only: they clone databases. */
  get superuserUrl(): string {
    return urlOf(this.server.port, SUPERUSER, this.passwords.superuser, 'postgres');
  }

  /** Stops the server, unless another process of ours still uses it. */
  async close(): Promise<void> {
    if (this.closing) return;
    this.closing = true;
    await this.recovery;
    const last = await this.hold.isLast();
    if (last) await stopServer(this.server.pid, STOP_LIMIT_MS);
    await this.hold.end();
  }

  /** When the server dies under us it is started again on the same port, where the pools are looking for it. */
  private watch(): void {
    this.hold.onLost(() => {
      this.recovery = this.recover();
    });
  }

  private async recover(): Promise<void> {
    const launch = { ...launchOptions(this.passwords, this.options), port: this.server.port };
    while (!this.closing) {
      this.options.log?.('The embedded PostgreSQL went away; it is being started again.');
      try {
        ({ server: this.server, hold: this.hold } = await claim(this.place, this.options, launch));
        return this.watch();
      } catch (error) {
        this.options.log?.(error instanceof Error ? error.message : String(error));
        await delay(RETRY_MS);
      }
    }
  }
}

function launchOptions(passwords: Passwords, options: EmbeddedOptions): LaunchOptions {
  return { password: passwords.superuser, settings: options.settings ?? {} };
}

/** A server that somebody is just stopping is waited for, and then started anew. */
async function claim(
  place: Place,
  { holder }: EmbeddedOptions,
  launch: LaunchOptions,
): Promise<{ server: ServerProcess; hold: Hold }> {
  for (;;) {
    const server = await ensureServer(place, launch);
    const hold = await Hold.take(server.port, launch.password, holder);
    if (hold) return { server, hold };
    await gone(server.pid, STOP_LIMIT_MS);
  }
}
