import { type IdentifierType, readCountry } from '../../../matching/model';
import { clean } from '../../reading/distinct';
import { numberedValues } from '../../reading/numbered';
import { LABELS } from './labels';

export interface LabelledNumber {
  readonly type: IdentifierType | null;
  readonly label: string | null;
  readonly value: string;
  /** As `readCountry` answers it, where the text names one. */
  readonly country: string | null;
}

const LABEL = new RegExp(
  `(?<![\\p{L}\\d])(?:${LABELS.map(([pattern], at) => `(?<k${at}>${pattern})`).join('|')})(?![\\p{L}])(?:\\s+(?:number|code))?[\\s:.–—-]*`,
  'giu',
);

/**
 * The numbers in texts such as `(1) INN: 7719898900 (2) OGRN: 5147746464234`, `Tax ID No. 7735007358 (Russia)`, `9731001285 - TIN` or
 * `1510484`, each with its label. What holds no digit is no number and is told to `onUnread`.
 */
export function labelledNumbers(text: string, onUnread: (text: string) => void): LabelledNumber[] {
  return numberedValues(text.replace(/["\n]/g, ' ')).flatMap((part) => {
    const labels = [...part.matchAll(LABEL)];
    const [first] = labels;
    if (!first) return numberOf(part, null, null, onUnread);
    const before = part.slice(0, first.index).trim();
    const isBefore = /\d/.test(before);
    // `1157746244017 (Russia). Tax ID No. 7703226533`: a number without a label stands before the first.
    const last = labels.at(-1);
    const labelEndsAll = last !== undefined && part.slice(last.index + last[0].length).replace(/[)\s.]/g, '') === '';
    if (isBefore && labels.length === 1 && labelEndsAll) return numberOf(before, first, null, onUnread);
    const country = isBefore ? null : readCountry(before);
    return [
      ...(isBefore ? numberOf(before, null, null, onUnread) : []),
      ...labels.flatMap((label, at) => {
        const value = part.slice(label.index + label[0].length, labels[at + 1]?.index ?? part.length);
        return numberOf(value, label, country, onUnread);
      }),
    ];
  });
}

function numberOf(
  text: string,
  label: RegExpExecArray | null,
  country: string | null,
  onUnread: (text: string) => void,
): LabelledNumber[] {
  const bare = text.replace(/\s+(?:dated|issued)\b.*$/i, '');
  const named = [...bare.matchAll(/\(([^()]*)\)/g)]
    .map((each) => readCountry(each[1] ?? ''))
    .find((each) => each !== null);
  const value = clean(bare.replace(/\([^()]*\)/g, ' ').replace(/\([^()]*$/, ' ')).replace(
    /^[\s:,;.·–—/-]+|[\s:,;.·–—/-]+$/g,
    '',
  );
  if (!/\d/.test(value) && !(label && /^[A-Z]{6}[A-Z\d]{2,5}$/.test(value))) {
    if (value !== '' || label) onUnread(`${label?.[0] ?? ''}${text}`.trim());
    return [];
  }
  const words = label?.[0].replace(/[\s:.–—-]+$/, '') ?? null;
  return [{ type: label && typeOf(label), label: words, value, country: named ?? country }];
}

function typeOf(label: RegExpExecArray): IdentifierType | null {
  const at = LABELS.findIndex((_, index) => label.groups?.[`k${index}`] !== undefined);
  return LABELS[at]?.[1] ?? null;
}
