import { once } from 'node:events';

/** Writes a line and waits while the reader is slow, so that a long output needs no memory. */
export async function printLine(line: string): Promise<void> {
  if (!process.stdout.write(`${line}\n`)) await once(process.stdout, 'drain');
}
