import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

export interface CliResult {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** The standard output as one JSON value a line. */
  json<T>(): T[];
}

/** Runs the operator's tool as its own process, with only these settings. */
export function runCli(args: readonly string[], settings: Readonly<Record<string, string>> = {}): Promise<CliResult> {
  const child = spawn(process.execPath, ['-r', '@swc-node/register', resolve('src/cli.ts'), ...args], {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'error', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  return new Promise((done, failed) => {
    child.once('error', failed);
    child.once('close', (code) => done({ code, stdout, stderr, json: () => linesOf(stdout) }));
  });
}

function linesOf<T>(text: string): T[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T);
}
