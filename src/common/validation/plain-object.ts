/** No request of ours nests deeper than half of this. */
const DEEPEST = 8;

/** Whether a parsed body nests deeper than anything we ask for: reading it could exhaust the stack. */
export function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; depth < DEEPEST; depth++) {
    level = level.flatMap((each): unknown[] => (isObject(each) ? Object.values(each) : []));
    if (level.length === 0) return false;
  }
  return level.some(isObject);
}

/**
 * The paths of the fields that were given and did not reach the instance: class-transformer drops what bears the name of something
 * every object has (`constructor`, `toString`), so that no rule would see it.
 */
export function droppedFields(given: object, instance: object, parent = ''): string[] {
  return Object.entries(given).flatMap(([key, value]) => {
    const path = Array.isArray(given) ? `${parent}[${key}]` : parent === '' ? key : `${parent}.${key}`;
    if (!Object.hasOwn(instance, key)) return [path];
    const read = (instance as Record<string, unknown>)[key];
    return isObject(value) && isObject(read) ? droppedFields(value, read, path) : [];
  });
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
