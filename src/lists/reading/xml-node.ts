/** An element as JSON: its text, or its attributes and children by name; a name that occurs several times holds an array. */
export type XmlValue = string | XmlNode | (string | XmlNode)[];
export interface XmlNode {
  [name: string]: XmlValue;
}

/** Adds a child or attribute; a second one of a name makes an array of both. */
export function addValue(node: XmlNode, name: string, value: string | XmlNode): void {
  const before = node[name];
  if (before === undefined) node[name] = value;
  else if (Array.isArray(before)) before.push(value);
  else node[name] = [before, value];
}

/** The elements at a path of names (`Names`, `Name`); elements that are a text alone are left out. */
export function nodesAt(node: XmlNode, ...path: readonly string[]): XmlNode[] {
  return path.reduce<XmlNode[]>(
    (nodes, name) =>
      nodes.flatMap((each) => valuesOf(each, name)).filter((value): value is XmlNode => typeof value !== 'string'),
    [node],
  );
}

/** The texts at a path, trimmed; empty ones left out. */
export function textsAt(node: XmlNode, ...path: readonly string[]): string[] {
  const parents = nodesAt(node, ...path.slice(0, -1));
  return parents
    .flatMap((each) => valuesOf(each, path.at(-1) ?? ''))
    .filter((value) => typeof value === 'string')
    .map((text) => text.trim())
    .filter((text) => text !== '');
}

export function textAt(node: XmlNode, ...path: readonly string[]): string | null {
  return textsAt(node, ...path)[0] ?? null;
}

/** Paths (`Names/Name/Name6`) of everything in the node that holds a text, each once. */
export function filledPaths(node: XmlNode): string[] {
  const paths = new Set<string>();
  const walk = (value: string | XmlNode, path: string): void => {
    if (typeof value === 'string') {
      if (value.trim() !== '') paths.add(path);
      return;
    }
    for (const name of Object.keys(value)) {
      for (const each of valuesOf(value, name)) walk(each, path === '' ? name : `${path}/${name}`);
    }
  };
  walk(node, '');
  return [...paths];
}

function valuesOf(node: XmlNode, name: string): (string | XmlNode)[] {
  const value = node[name];
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}
