const KEY = /\b(PHONE|FAX|EMAIL|WEB)\b\s*[:=\]]?\s*/gi;

/**
 * The cell `Address_ContactInfo`: what the XML gives as pairs, in one text. It is cut at the words that are the XML's keys; where none
 * stands, each part is told by what it looks like.
 */
export function contactsOf(cell: string): { key: string; value: string }[] {
  const keys = [...cell.matchAll(KEY)];
  if (keys.length === 0) {
    return cell
      .split(/[;\n]+/)
      .map((part) => part.trim())
      .flatMap((value) => (value === '' ? [] : [{ key: kindOf(value), value }]));
  }
  return keys.flatMap((key, at) => {
    const value = cell
      .slice(key.index + key[0].length, keys[at + 1]?.index ?? cell.length)
      .replace(/^[\s[]+|[\s\];,]+$/g, '');
    return value === '' ? [] : [{ key: (key[1] ?? '').toUpperCase(), value }];
  });
}

function kindOf(value: string): string {
  if (value.includes('@')) return 'EMAIL';
  return /^(?:https?:|www\.)/i.test(value) ? 'WEB' : 'PHONE';
}
