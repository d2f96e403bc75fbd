import type { Figure } from './measure/figures';

export interface Row {
  readonly what: string;
  readonly target: string;
  readonly ours: Figure;
  /** The same of each baseline by its name; percentages like ours. */
  readonly others: Readonly<Record<string, number>>;
}

const WIDTHS = { what: 46, target: 9, ours: 22, cases: 7, other: 15 };

/** The table of docs/matching.md as text. */
export function table(rows: readonly Row[], baselines: readonly string[]): string {
  const head = line('', 'target', 'this engine (95 %)', 'cases', baselines);
  const lines = rows.map(({ what, target, ours, others }) =>
    line(
      what,
      target,
      `${percent(ours.value)} (${percent(ours.low)}-${percent(ours.high)})`,
      String(ours.cases),
      baselines.map((name) => (others[name] === undefined ? '' : percent(others[name]))),
    ),
  );
  return [head, '-'.repeat(head.length), ...lines].join('\n');
}

function line(what: string, target: string, ours: string, cases: string, others: readonly string[]): string {
  const cells = [what.padEnd(WIDTHS.what), target.padStart(WIDTHS.target), ours.padStart(WIDTHS.ours)];
  return [...cells, cases.padStart(WIDTHS.cases), ...others.map((other) => other.padStart(WIDTHS.other))].join('');
}

const percent = (share: number): string => (Number.isNaN(share) ? '-' : (share * 100).toFixed(share < 0.1 ? 2 : 1));
