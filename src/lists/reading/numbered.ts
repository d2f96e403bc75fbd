const MARK = /\((\d{1,2})\)(?:\s*to\s*\((\d{1,2})\))?/g;

/**
 * Several values in one cell: `(1) Russia. (2) Ukraine`, `(1) to (6) Algeria (7) Morocco`. Answers them by position, so that two
 * cells can be read side by side; `-` and nothing are ''. A text that does not begin with `(1)` is one value, and a
 * number that does not continue the count (`(495) 258`) is no mark.
 */
export function numbered(text: string): string[] {
  const trimmed = text.trim();
  if (!trimmed.startsWith('(1)')) return [value(trimmed)];
  const values: string[] = [];
  let open: { from: number; times: number } | null = null;
  let expected = 1;
  for (const mark of trimmed.matchAll(MARK)) {
    if (Number(mark[1]) !== expected) continue;
    if (open) values.push(...repeat(trimmed.slice(open.from, mark.index), open.times));
    const last = Math.max(Number(mark[2] ?? mark[1]), expected);
    open = { from: mark.index + mark[0].length, times: last - expected + 1 };
    expected = last + 1;
  }
  if (open) values.push(...repeat(trimmed.slice(open.from), open.times));
  return values;
}

/** The values that hold something. */
export function numberedValues(text: string): string[] {
  return numbered(text).filter((each) => each !== '');
}

/**
 * Two cells read side by side: `(1) Meknes (2) Rabat` and `(1) Morocco (2) Morocco`. Where one says less values than the other,
 * what belongs to which is not known and each stands alone, but all that is said of a single value is its own.
 */
export function numberedPairs(first: string, second: string): [string, string][] {
  const firsts = numbered(first);
  const seconds = numbered(second);
  if (firsts.length === 1 && seconds.length > 1) return [[firsts[0] ?? '', second.trim()]];
  if (firsts.length === seconds.length) return firsts.map((each, at) => [each, seconds[at] ?? '']);
  return [
    ...firsts.map((each): [string, string] => [each, '']),
    ...seconds.map((each): [string, string] => ['', each]),
  ];
}

function repeat(text: string, times: number): string[] {
  return Array<string>(times).fill(value(text));
}

/** A full stop ends the value, unless a capital before it makes it an abbreviation (`Co. Ltd.`, `U.A.E.`). */
function value(text: string): string {
  const trimmed = text.trim().replace(/[;,]$/, '');
  const bare = /(?:\b[A-Z]|\b(?:Ltd|Inc|Co|Corp|St|Jr|Sr|No))\.$/.test(trimmed) ? trimmed : trimmed.replace(/\.$/, '');
  return /^[-–—]?$/.test(bare.trim()) ? '' : bare.trim();
}
