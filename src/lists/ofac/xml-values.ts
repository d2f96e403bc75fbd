import type { XmlNode, XmlValue } from '../reading/xml-node';

/** The text of an element, with or without attributes beside it. */
export function textOf(value: XmlValue | undefined): string {
  if (value === undefined) return '';
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return textOf(value[0]);
  const text = value['#text'];
  return typeof text === 'string' ? text.trim() : '';
}

/** The texts of all elements of a name inside a block. */
export function textsIn(node: XmlNode, block: string, name: string): string[] {
  const inside = node[block];
  if (inside === undefined || typeof inside === 'string' || Array.isArray(inside)) return [];
  const values = inside[name];
  const all = values === undefined ? [] : Array.isArray(values) ? values : [values];
  return all.map(textOf).filter((text) => text !== '');
}

export function textOrNull(node: XmlNode, name: string): string | null {
  const text = textOf(node[name]);
  return text === '' ? null : text;
}
