import type { ListedRecord } from '../../matching/model';

const REFERENCE = /^([A-Z]{2,3})\s*([ie])\s*\.\s*(\d{1,3})$/i;

/**
 * The UN's reference of the same designation. Of a record that cites several only the first is taken: an entity has one, and
 * whether the UN lists somebody twice is for a person to judge.
 */
export function unReferenceOf({ source, referenceId, crossReferences }: ListedRecord): string | null {
  const cited = crossReferences.find((reference) => reference.source === 'UN_CONSOLIDATED')?.referenceId;
  const text = source === 'UN_CONSOLIDATED' ? referenceId : cited;
  return text === undefined ? null : asPublished(text);
}

/** As the UN writes it: `QDi.43` is `QDi.043`. */
function asPublished(text: string): string {
  const [, regime, kind, number] = REFERENCE.exec(text.trim()) ?? [];
  if (regime === undefined || kind === undefined || number === undefined) return text.trim();
  return `${regime.toUpperCase()}${kind.toLowerCase()}.${number.padStart(3, '0')}`;
}
