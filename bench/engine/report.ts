const COLUMNS = ['p50 ms', 'p95 ms', 'p99 ms', 'worst', 'found'];

/** Times of one kind of question, and how many of them found something. */
export interface Measured {
  readonly times: readonly number[];
  readonly found: number;
}

export const print = (what: string, text: string): void => console.log(`${what.padEnd(18)}${text}`);

export const printHead = (): void => console.log(row('question', COLUMNS));

export function printMeasured(name: string, { times, found }: Measured): void {
  const cells = [0.5, 0.95, 0.99, 1].map((part) => percentile(times, part).toFixed(2));
  console.log(row(name, [...cells, `${Math.round((found / times.length) * 100)} %`]));
}

export function percentile(times: readonly number[], part: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

export const together = (all: readonly Measured[]): Measured => ({
  times: all.flatMap(({ times }) => times),
  found: all.reduce((sum, { found }) => sum + found, 0),
});

const row = (name: string, cells: readonly string[]): string =>
  name.padEnd(18) + cells.map((cell) => cell.padStart(8)).join('');
