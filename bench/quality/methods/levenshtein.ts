import { plainWords } from '../listed-parties';

/** Edits between two names, as a share of the longer one, taken from 1. */
export function levenshtein(asked: string, listed: string): number {
  const a = plainWords(asked).join(' ');
  const b = plainWords(listed).join(' ');
  const longer = Math.max(a.length, b.length);
  return longer === 0 ? 0 : 1 - edits(a, b) / longer;
}

function edits(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
