import { ListedName, readCountry } from '../../matching/model';
import { blocks, text } from './un.elements';
import type { XmlNode } from './un.xml';

const PARTS = ['FIRST_NAME', 'SECOND_NAME', 'THIRD_NAME', 'FOURTH_NAME'];

const QUALITIES: Readonly<Record<string, Pick<ListedName, 'quality' | 'former'>>> = {
  good: { quality: 'aka' },
  low: { quality: 'low' },
  'a.k.a.': { quality: 'aka' },
  'f.k.a.': { quality: 'aka', former: true },
};

/** What stands in brackets behind a name and is none: how it was used, not what it is. */
const NO_NAME =
  /^(?:previously listed as|formerly listed as|birth name|combat name|third|false identity\b.*|[a-z]{3}\.\d{3})$/i;
/** What may follow a name in the same cell: `…, born 1 Jan. 1953 (Oman passport no. …)`. */
const FACTS = /,?\s+born\s+(?:in\s+)?\S*\s?\d.*$|,\s+born\s.*$/i;
const SCRIPT_NOTE = /(?:original script|in arabic(?: script)?|name in original script)\s*:\s*(.+)$/i;

/** The names of a record: its own in natural order, the one in the original script, the aliases. */
export function readNames(
  kind: string,
  node: XmlNode,
  note: (kind: string, field: string, value: string) => void,
): ListedName[] {
  const own = PARTS.map((part) => text(node, part))
    .filter((part) => part !== null)
    .join(' ');
  const [primary = '', ...further] = splitCell(own);
  const names: ListedName[] = [{ name: primary, quality: 'primary' }];
  names.push(...further.map((name) => ({ name, quality: 'aka' as const })));
  const original = text(node, 'NAME_ORIGINAL_SCRIPT');
  if (original !== null) names.push({ name: original, quality: 'aka' });
  for (const alias of blocks(node, `${kind}_ALIAS`)) names.push(...readAlias(alias, note));
  if (kind === 'ENTITY') names.push(...names.flatMap(abbreviated));
  const seen = new Set<string>();
  return names.filter(({ name }) => name !== '' && !seen.has(name) && seen.add(name));
}

/** `HAQQANI NETWORK (HQN)` is one published name and says two more: the name alone and its abbreviation, a weak one. */
function abbreviated({ name, quality, former }: ListedName): ListedName[] {
  const [, alone, short = ''] = /^(.*\S)\s\(([A-Z][A-Za-z-]{1,9})\)$/.exec(name) ?? [];
  if (alone === undefined || !/[A-Z].*[A-Z]/.test(short) || short === 'NGO' || readCountry(short) !== null) return [];
  const was = former ? { former } : {};
  return [
    { name: alone, quality: quality === 'primary' ? 'aka' : quality, ...was },
    { name: short, quality: 'low', ...was },
  ];
}

function readAlias(alias: XmlNode, warn: (kind: string, field: string, value: string) => void): ListedName[] {
  const cell = text(alias, 'ALIAS_NAME');
  if (cell === null) return [];
  const stated = text(alias, 'QUALITY') ?? '';
  const quality = QUALITIES[stated.toLowerCase()];
  if (!quality) warn('unknown_alias_quality', 'QUALITY', stated);
  const note = text(alias, 'NOTE') ?? '';
  const kind = quality ?? { quality: 'low' as const };
  const names = splitCell(cell).map((name) => ({ name, ...kind }));
  const script = SCRIPT_NOTE.exec(note)?.[1];
  return script === undefined ? names : [...names, { name: script.trim(), ...kind }];
}

/**
 * One cell may hold several names: `Azim Adhajani; Azim Agha-Jani`, `… b) M. Javad Sabet`, `A / B`, or one name in two
 * scripts, `Амир (Amir)`. Quotation marks round a name go.
 */
export function splitCell(cell: string): string[] {
  const plain = cell.replace(FACTS, '');
  return plain
    .replace(/\([^()]*(?:\([^()]*\)[^()]*)?\)/g, (bracket) => bracket.replaceAll(';', '\u0001'))
    .split(/;|\s\/\s|\s[a-z]\)\s/)
    .flatMap((part) => scripts(part.replaceAll('\u0001', ';')))
    .map(unquoted)
    .filter((name) => name !== '');
}

/** Cuts `Latin (other script)` into two names and drops brackets that hold no name; other brackets belong to the name. */
function scripts(part: string): string[] {
  const found = /^(.*\S)\s*\((.+)\)[\s,]*$/.exec(part.trim());
  if (!found) return [part];
  const [, outside = '', inside = ''] = found;
  if (NO_NAME.test(inside)) return [outside];
  const inner = SCRIPT_NOTE.exec(inside)?.[1] ?? inside;
  return isLatin(outside) === isLatin(inner) ? [part] : [outside, ...inner.split(';')];
}

function isLatin(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length * 2 > letters.length;
}

function unquoted(text: string): string {
  const trimmed = text.trim().replace(/,$/, '');
  return (/^["“”](.*)["“”]$/.exec(trimmed)?.[1] ?? trimmed).trim();
}
