import { plainWords } from '../listed-parties';
import { jaroWinkler } from './jaro-winkler';

const UNMATCHED = 0.15;

/** Each asked word with the best listed one still free, weighed by length; listed words left over cost a little. */
export function bestPairs(asked: string, listed: string): number {
  const a = plainWords(asked);
  const b = plainWords(listed);
  const letters = (words: readonly string[]): number => words.reduce((sum, word) => sum + word.length, 0);
  if (a.length === 0 || b.length === 0) return 0;
  const pairs = a.flatMap((word, i) => b.map((other, j) => ({ i, j, value: jaroWinkler(word, other) })));
  pairs.sort((x, y) => y.value - x.value);
  const usedA = new Set<number>();
  const usedB = new Set<number>();
  let sum = 0;
  for (const { i, j, value } of pairs) {
    if (usedA.has(i) || usedB.has(j)) continue;
    usedA.add(i);
    usedB.add(j);
    sum += value * (a[i]?.length ?? 0);
  }
  const left = letters(b.filter((_, j) => !usedB.has(j))) / letters(b);
  return (sum / letters(a)) * (1 - UNMATCHED * left);
}
