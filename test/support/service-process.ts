import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { resolve } from 'node:path';

/** What a test tells a process. */
export interface ProcessOrder {
  readonly now: string;
}

export interface PlainAnswer {
  readonly status: number;
  readonly code: string | undefined;
}

/** The service in a process of its own, over a database that others share. */
export class ServiceProcess {
  /** As many connections as there are requests at once. */
  private readonly agent = new Agent({ keepAlive: true });
  /** Everything it has written so far. */
  output = '';

  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
  ) {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => (this.output += text));
    }
  }

  static async start(databaseUrl: string, now: string, logLevel = 'silent'): Promise<ServiceProcess> {
    const child = fork(resolve(__dirname, 'service-process.main.ts'), {
      execArgv: ['-r', '@swc-node/register'],
      env: { PATH: process.env.PATH, DATABASE: databaseUrl, NOW: now, LOG: logLevel },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const failed = once(child, 'exit').then(() => Promise.reject(new Error('The process ended before it listened.')));
    const [{ url }] = (await Promise.race([once(child, 'message'), failed])) as [{ url: string }];
    failed.catch(() => undefined);
    return new ServiceProcess(child, url);
  }

  /** Its clock stands at this time when the promise is kept. */
  async setClock(now: string): Promise<void> {
    this.child.send({ now } satisfies ProcessOrder);
    await once(this.child, 'message');
  }

  get(path: string, headers: Readonly<Record<string, string>>): Promise<PlainAnswer> {
    return new Promise((done, failed) => {
      const sent = request(this.url + path, { agent: this.agent, headers }, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.once('end', () => {
          const { code } = JSON.parse(text) as { code?: string };
          done({ status: answer.statusCode ?? 0, code });
        });
      });
      sent.once('error', failed).end();
    });
  }

  async stop(): Promise<void> {
    this.agent.destroy();
    if (this.child.exitCode !== null) return;
    const ended = once(this.child, 'exit');
    this.child.disconnect();
    await ended;
  }
}
