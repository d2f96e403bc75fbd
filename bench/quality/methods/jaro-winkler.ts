const PREFIX = 4;
const PREFIX_GAIN = 0.1;

/** Jaro's likeness of two texts, 0..1, with Winkler's gain for a common beginning. */
export function jaroWinkler(a: string, b: string): number {
  const jaro = jaroLikeness(a, b);
  let common = 0;
  while (common < PREFIX && common < Math.min(a.length, b.length) && a[common] === b[common]) common++;
  return jaro + common * PREFIX_GAIN * (1 - jaro);
}

function jaroLikeness(a: string, b: string): number {
  if (a.length === 0 || b.length === 0) return 0;
  const reach = Math.max(0, Math.floor(Math.max(a.length, b.length) / 2) - 1);
  const takenB = new Uint8Array(b.length);
  const matched: string[] = [];
  for (let i = 0; i < a.length; i++) {
    const to = Math.min(b.length, i + reach + 1);
    for (let j = Math.max(0, i - reach); j < to; j++) {
      if (takenB[j] || a[i] !== b[j]) continue;
      takenB[j] = 1;
      matched.push(a.charAt(i));
      break;
    }
  }
  if (matched.length === 0) return 0;
  let moved = 0;
  for (let j = 0, at = 0; j < b.length; j++) if (takenB[j] && matched[at++] !== b[j]) moved++;
  const m = matched.length;
  return (m / a.length + m / b.length + (m - moved / 2) / m) / 3;
}
