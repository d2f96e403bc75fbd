/** Without repetitions, in order; objects are the same when all their fields are. */
export function distinct<T extends object | string>(values: readonly T[]): T[] {
  const seen = new Map<string, T>();
  for (const value of values) {
    const key = typeof value === 'string' ? value : JSON.stringify(value);
    if (!seen.has(key)) seen.set(key, value);
  }
  return [...seen.values()];
}
