/** Without repetitions, in order; objects are the same when all their fields are. */
export function distinct<T extends object | string>(values: readonly T[]): T[] {
  const seen = new Map<string, T>();
  for (const value of values) {
    const key = typeof value === 'string' ? value : JSON.stringify(value);
    if (!seen.has(key)) seen.set(key, value);
  }
  return [...seen.values()];
}

/** Trimmed, with every run of white space (non-breaking spaces too) as one space. */
export function clean(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The texts that hold something, cleaned, each once. */
export function cleanDistinct(texts: readonly string[]): string[] {
  return distinct(texts.map(clean).filter((text) => text !== ''));
}
