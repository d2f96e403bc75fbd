import type { IdentifierType } from '../../../matching/model';
import { prefixOf, RemarkKind } from './remark-kinds';

export interface RemarkItem {
  /** `statement`: words without a label, such as a post or a kinship; `unknown`: it looks like data under a label we do not know. */
  readonly kind: RemarkKind | 'statement' | 'unknown';
  /** The publisher's label, empty where there is none. */
  readonly label: string;
  /** What follows the label. */
  readonly text: string;
  readonly identifier?: IdentifierType;
}

interface Open {
  kind: RemarkItem['kind'];
  label: string;
  text: string;
  identifier?: IdentifierType;
  open: boolean;
}

/** Cuts a remark into its items, in order. Items end with `; `, the remark with a full stop; a repeated one begins with `alt. `. */
export function remarkItems(remarks: string): RemarkItem[] {
  const items: Open[] = [];
  for (const part of remarks
    .trim()
    .replace(/\.$/, '')
    .split(/;(?=\s|\p{Ll}{4})/u)) {
    const text = part.trim();
    if (text === '') continue;
    const last = items.at(-1);
    // Labels begin with a capital (or are known): a small letter after a text that may hold `; ` goes on with it.
    if (last?.open && /^\p{Ll}/u.test(text) && !prefixOf(withoutAlt(text))) last.text += `; ${text}`;
    else items.push(itemOf(text));
  }
  return items.map(({ open: _open, ...item }) => item);
}

/** An item of which the label and the text stand apart, as in the XML formats; a label that no remark has is unknown. */
export function labelledItem(label: string, text: string): RemarkItem {
  const item = `${label} ${text}`;
  if (!prefixOf(item)) return { kind: 'unknown', label, text: item };
  const { open: _open, ...rest } = itemOf(item);
  return rest;
}

function itemOf(part: string): Open {
  const item = withoutAlt(part);
  const prefix = prefixOf(item);
  if (!prefix) return { kind: unlabelled(item), label: '', text: item, open: false };
  const { kind, identifier, open = false } = prefix;
  const label = item.slice(0, prefix.text.length);
  const text = item.slice(label.length).trim();
  if (kind === 'identifier' && !/\d|^\S+$/.test(text)) return { kind: 'statement', label: '', text: item, open };
  return identifier ? { kind, label, text, identifier, open } : { kind, label, text, open };
}

function withoutAlt(item: string): string {
  return item.replace(/^alt\.\s+/i, '');
}

const EMAIL = /^\S+@\S+\.[a-z]{2,}\b/i;
const WEBSITE = /^(?:https?:\/\/|www\.)\S+/i;
/** A number of five digits or more, or a word that introduces a number: data, not prose. */
const DATA = /\d{5}|\b(?:No\.|Number|ID|Code|Registration)\s*[:#]?\s*\S*\d|#\s*\S*\d{3}/;

function unlabelled(item: string): RemarkItem['kind'] {
  if (EMAIL.test(item)) return 'email';
  if (WEBSITE.test(item)) return 'website';
  return DATA.test(item) ? 'unknown' : 'statement';
}
