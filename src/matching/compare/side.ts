import { groupAt, textAt } from '../index/columns';
import type { NameColumns, TokenColumns } from '../index/layout';
import { type Likeness, tokenLikeness } from './token-likeness';
import { occurrenceWeight } from '../index/pack-names';

/** One name as a comparison sees it: word `i` with its token, weight and part. */
export interface Side {
  readonly columns: TokenColumns;
  readonly tokens: Uint32Array;
  readonly parts: Uint8Array;
  readonly weights: readonly number[];
  readonly weight: number;
  readonly joined: number;
  readonly text: string;
  readonly textBytes: number;
  readonly legal: readonly string[];
}

export interface NameSource {
  readonly names: NameColumns;
  readonly tokens: TokenColumns;
}

/** Name `name` of the columns, laid out for comparing. */
export function sideOf({ names, tokens }: NameSource, name: number): Side {
  const from = names.tokenStart[name] as number;
  const to = names.tokenStart[name + 1] as number;
  const weights: number[] = [];
  for (let at = from; at < to; at++) weights.push(occurrenceWeight(names, tokens, at));
  return {
    columns: tokens,
    tokens: names.tokens.subarray(from, to),
    parts: names.part.subarray(from, to),
    weights,
    weight: names.weight[name] as number,
    joined: names.joined[name] as number,
    textBytes: (names.text.start[name + 1] as number) - (names.text.start[name] as number),
    get text() {
      return textAt(names.text, name);
    },
    get legal() {
      return [...groupAt(names.legal, name)].map((id) => textAt(names.legalClasses, id));
    },
  };
}

/** Word `i` as written, for explanations. */
export const wordOf = (side: Side, i: number): string => textAt(side.columns.text, side.tokens[i] as number);

/** The asked name, which remembers how alike its tokens are to those it met. */
export class AskedName {
  private readonly met = new Map<number, Map<number, Likeness>>();

  constructor(readonly side: Side) {}

  /** Of word `i` to the listed token. */
  likeness(i: number, listed: TokenColumns, token: number): Likeness {
    const own = this.side.tokens[i] as number;
    let met = this.met.get(own);
    if (!met) this.met.set(own, (met = new Map<number, Likeness>()));
    const known = met.get(token);
    if (known) return known;
    const found = tokenLikeness(this.side.columns, own, listed, token);
    met.set(token, found);
    return found;
  }
}
