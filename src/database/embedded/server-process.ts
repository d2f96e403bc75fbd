import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Place } from './place';

/** What PostgreSQL's own `postmaster.pid` says about the server of a data folder. */
export interface ServerProcess {
  readonly pid: number;
  readonly port: number;
}

/** The server that runs on this data folder, which an earlier start may have left behind; null when there is none. */
export function runningServer(place: Place): ServerProcess | null {
  const seen = readPidFile(place);
  if (!seen || !alive(seen.pid)) return null;
  if (isServerOf(seen.pid, place.data)) return seen;
  // After a crash another program may have got the number; PostgreSQL would take it for a server and refuse to start.
  rmSync(pidFile(place), { force: true });
  return null;
}

/** Stops it in order, and after the time limit without waiting for anything; its files survive both. */
export async function stopServer(pid: number, limitMs: number): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (!alive(pid)) return;
    send(pid, signal);
    if (await gone(pid, limitMs)) return;
  }
}

/** Whether the process ended within the limit. */
export async function gone(pid: number, limitMs: number): Promise<boolean> {
  const end = Date.now() + limitMs;
  while (alive(pid)) {
    if (Date.now() > end) return false;
    await delay(20);
  }
  return true;
}

export function alive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

const pidFile = (place: Place): string => join(place.data, 'postmaster.pid');

function readPidFile(place: Place): ServerProcess | null {
  let lines: string[];
  try {
    lines = readFileSync(pidFile(place), 'utf8').split('\n');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  const [pid, , , port] = lines.map((line) => Number.parseInt(line, 10));
  return pid ? { pid, port: port || 0 } : null;
}

/** Where the command line of a process cannot be read, the number alone has to do. */
function isServerOf(pid: number, data: string): boolean {
  const command = commandLine(pid);
  return command === null || command.replaceAll('\0', ' ').includes(` -D ${data} `);
}

function commandLine(pid: number): string | null {
  if (process.platform === 'win32') return null;
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    const answer = spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return answer.status === 0 ? answer.stdout : null;
  }
}
