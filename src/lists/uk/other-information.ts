/** Labels of the OFSI list's chain `(Label):text(Label):text`, and the field each fills. */
const LABELS = {
  'UK Sanctions List Ref': 'uniqueId',
  'UN Ref': 'unReference',
  'UK Statement of Reasons': 'reasons',
  Gender: 'gender',
  'Phone number': 'phone',
  Fax: 'phone',
  Tel: 'phone',
  Website: 'website',
  'Email address': 'email',
  'Type of entity': 'entityType',
  'Business Reg No': 'registrationNumber',
  'Parent company': 'parentCompany',
  Subsidiaries: 'subsidiaries',
  'IMO number': 'imoNumber',
  'Current owners': 'currentOwner',
  'Previous owners': 'previousOwner',
  'Flag of ship': 'flag',
  'Previous flags': 'previousFlags',
  'Type of ship': 'shipType',
  'Tonnage of ship': 'tonnage',
  'Length of ship': 'length',
  'Year built': 'builtYear',
  'Hull identification number': 'hullNumber',
} as const;

export type InformationField = (typeof LABELS)[keyof typeof LABELS];

export interface OtherInformation {
  readonly fields: Readonly<Partial<Record<InformationField, readonly string[]>>>;
  /** What no label announces: it stands before the first, or after the reference that a label announces. */
  readonly text: string;
}

const LABEL = new RegExp(`\\((${Object.keys(LABELS).join('|')})\\):`, 'g');

/** Cuts the cell at its labels. A reference ends at the first full stop that a space follows; the rest is free text. */
export function readOtherInformation(cell: string): OtherInformation {
  const labels = [...cell.matchAll(LABEL)];
  const free = [cell.slice(0, labels[0]?.index ?? cell.length)];
  const fields: Partial<Record<InformationField, string[]>> = {};
  for (const [at, label] of labels.entries()) {
    const field = LABELS[label[1] as keyof typeof LABELS];
    const text = cell.slice(label.index + label[0].length, labels[at + 1]?.index ?? cell.length).trim();
    const isReference = field === 'uniqueId' || field === 'unReference';
    const [own = '', rest = ''] = isReference ? cutReference(text) : [text, ''];
    (fields[field] ??= []).push(own);
    free.push(rest);
  }
  return {
    fields,
    text: free
      .map((text) => text.trim())
      .filter((text) => text !== '')
      .join(' '),
  };
}

function cutReference(text: string): [string, string] {
  // `CDi. 038. Listed pursuant`: the full stop inside a reference may be followed by a space too.
  const found = /^((?:[A-Z]{2,3}\s*[ie]\.\s*\d{1,3}(?:\s+and\s+)?)+|[A-Z]{3}\d+|[^\s.]+)\.?\s*([^]*)$/i.exec(text);
  return found ? [(found[1] ?? '').trim(), found[2] ?? ''] : [text, ''];
}
