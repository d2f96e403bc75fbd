/** How many readings a token may have: enough for every custom in use, few enough to index. */
export const MAX_READINGS = 6;

/** Distinct non-empty `[a-z0-9]+` readings, at most `MAX_READINGS`, in the order given. */
export function cleanReadings(readings: Iterable<string>): string[] {
  const kept = new Set<string>();
  for (const reading of readings) {
    const plain = reading.replace(/[^a-z0-9]/g, '');
    if (plain) kept.add(plain);
    if (kept.size === MAX_READINGS) break;
  }
  return [...kept];
}

/**
 * Readings of a word whose letters have alternatives: first every letter by its first custom, then every letter by its
 * second, then one letter at a time by each of its other customs, because writers rarely mix more than that.
 */
export function expandReadings(letters: readonly (readonly string[])[]): string[] {
  const pick = (custom: number) =>
    letters.map((options) => options[Math.min(custom, options.length - 1)] ?? '').join('');
  const readings = [pick(0), pick(1)];
  letters.forEach((options, at) => {
    for (const option of options.slice(1)) {
      if (readings.length > MAX_READINGS * 2) return;
      readings.push(letters.map((other, index) => (index === at ? option : (other[0] ?? ''))).join(''));
    }
  });
  return cleanReadings(readings);
}
