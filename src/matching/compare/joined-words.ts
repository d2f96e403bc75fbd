import type { TokenColumns } from '../index/layout';
import { ROLE } from '../index/pack-tokens';
import { PARAMETERS } from '../parameters';
import { editCost } from './edit-cost';
import type { Side } from './side';
import { likenessSlope } from './token-likeness';

const LONGEST = 40;
/** Words put together must be nearly the other word: two likenesses, joined and misspelt, prove little. */
const JOINED_FLOOR = 0.75;
const together = new Uint8Array(2 * LONGEST);

/** How alike words `i` and `i + 1`, written together, are to word `j` of the other side; 0 where they are not. */
export function joinedLikeness(first: Side, i: number, second: Side, j: number): number {
  const token = second.tokens[j] as number;
  if (second.columns.role[token] === ROLE.number) return 0;
  const { formStart, forms } = second.columns;
  // The first form tells the length well enough to pass over most words before anything is copied.
  const shown = formLength(second.columns, token) - formLength(first.columns, first.tokens[i] as number);
  if (Math.abs(shown - formLength(first.columns, first.tokens[i + 1] as number)) > 2) return 0;
  const length = put(first, i + 1, put(first, i, 0));
  let best = 0;
  for (let form = formStart[token] as number; form < (formStart[token + 1] as number); form++) {
    const from = forms.start[form] as number;
    const to = forms.start[form + 1] as number;
    if (Math.abs(to - from - length) > 1 || to - from < 4) continue;
    const slope = likenessSlope(Math.max(length, to - from));
    const limit = mostJoinedEdits(Math.max(length, to - from));
    const cost = editCost(together, 0, length, forms.bytes, from, to, limit);
    if (cost <= limit) best = Math.max(best, PARAMETERS.token.joined - (cost / 100) * slope);
  }
  return best;
}

/** The most hundredths of an edit that words written together may be from one of this length. */
export const mostJoinedEdits = (length: number): number =>
  Math.floor(((1 - JOINED_FLOOR) / likenessSlope(length)) * 100);

function formLength(columns: TokenColumns, token: number): number {
  const form = columns.formStart[token] as number;
  return (columns.forms.start[form + 1] as number) - (columns.forms.start[form] as number);
}

function put(side: Side, word: number, at: number): number {
  const columns: TokenColumns = side.columns;
  const form = columns.formStart[side.tokens[word] as number] as number;
  const from = columns.forms.start[form] as number;
  const to = columns.forms.start[form + 1] as number;
  together.set(columns.forms.bytes.subarray(from, Math.min(to, from + LONGEST)), at);
  return at + Math.min(to - from, LONGEST);
}
