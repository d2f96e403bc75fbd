import type { CrossReference } from '../../matching/model';

const REFERENCE = '([A-Z]{2,3})\\s*([ie])\\s*\\.\\s*(\\d{1,3})(?!\\d)';
const AT_START = new RegExp(`^[\\s:]*${REFERENCE}`, 'i');
const NEXT = new RegExp(`^\\s*(?:and|,|;|&|/)\\s*${REFERENCE}`, 'i');

/**
 * The UN references that a text begins with, as the UN writes them: `QDi.006`, `QDi.43` as `QDi.043`, `CDi. 038`, `QDE.145`,
 * `QDi.042 and SOi.002`. What a sentence after them cites (`Associated with QDe.004`) is somebody else.
 */
export function leadingUnReferences(text: string): CrossReference[] {
  const found: CrossReference[] = [];
  let rest = text;
  let match = AT_START.exec(rest);
  while (match) {
    const [whole, regime = '', kind = '', number = ''] = match;
    found.push({
      source: 'UN_CONSOLIDATED',
      referenceId: `${regime.toUpperCase()}${kind.toLowerCase()}.${number.padStart(3, '0')}`,
    });
    rest = rest.slice(whole.length);
    match = NEXT.exec(rest);
  }
  return found;
}

/** The references that a text labels as its own: `(UN Ref):QDi.006`. */
export function labelledUnReferences(text: string): CrossReference[] {
  return [...text.matchAll(/\(UN Ref(?:erence)?(?: Number)?\)\s*:?/gi)].flatMap((label) =>
    leadingUnReferences(text.slice(label.index + label[0].length)),
  );
}
