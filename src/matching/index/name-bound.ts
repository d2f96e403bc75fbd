import type { AskedName, Side } from '../compare/side';
import type { EntityColumns } from './layout';
import { mayBeAlike, mayBeJoined } from './may-be-alike';
import { askedCost, leastGrowth, LIKE_ENOUGH, listedCost, mostPoints } from './name-cost';
import { occurrenceWeight } from './pack-names';
import { ROLE } from './pack-tokens';
import { perWord, type WordHits } from './word-hits';

/** The most points a listed name can reach, worked out from its words without laying the two names side by side. */
export class NameBound {
  private readonly askedBest = perWord();
  private readonly listedBest = perWord();
  private readonly listedWeight = perWord();
  private asked: AskedName | null = null;

  constructor(
    private readonly entities: EntityColumns,
    private readonly hits: WordHits,
  ) {}

  /** What is asked; the tokens found for it are in the hits. */
  start(asked: AskedName): void {
    this.asked = asked;
  }

  /** Most points of the name; once they are known to be under the floor, only that. */
  of(name: number, floor: number): number {
    const { asked } = this;
    if (!asked) return 0;
    const { names } = this.entities;
    const from = names.tokenStart[name] as number;
    const count = (names.tokenStart[name + 1] as number) - from;
    this.markHits(asked.side, from, count);
    const hoped = this.markRest(asked, from, count, true);
    const points = this.points(asked.side, count);
    if (!hoped || points < floor) return points;
    this.markHits(asked.side, from, count);
    this.markRest(asked, from, count, false);
    return this.points(asked.side, count);
  }

  /** What the look-up found of either side. */
  private markHits({ columns, tokens }: Side, from: number, count: number): void {
    const { names, tokens: listed } = this.entities;
    for (let word = 0; word < tokens.length; word++)
      this.askedBest[word] = columns.role[tokens[word] as number] === ROLE.initial ? 1 : 0;
    for (let at = 0; at < count; at++) {
      this.listedWeight[at] = occurrenceWeight(names, listed, from + at);
      this.listedBest[at] = this.hits.raise(names.tokens[from + at] as number, this.askedBest);
    }
  }

  /**
   * Keys find most of what is alike; the rest of these two names is looked at directly. Hoping, words that may be alike
   * are taken to be. Answers whether anything was hoped for.
   */
  private markRest(asked: AskedName, from: number, count: number, hoping: boolean): boolean {
    const { names, tokens } = this.entities;
    const { side } = asked;
    let hoped = false;
    for (let at = 0; at < count; at++) {
      if ((this.listedBest[at] as number) >= LIKE_ENOUGH) continue;
      const token = names.tokens[from + at] as number;
      for (let word = 0; word < side.tokens.length; word++) {
        if ((this.askedBest[word] as number) >= LIKE_ENOUGH && !this.isInitial(side, word)) continue;
        if (!mayBeAlike(side.columns, side.tokens[word] as number, tokens, token)) continue;
        hoped = true;
        this.raise(word, at, hoping ? 1 : asked.likeness(word, tokens, token).value);
      }
    }
    this.markJoined(side, from, count);
    return hoped;
  }

  /** Two neighbours of one side that may be one word of the other, misspelt even. */
  private markJoined({ columns, tokens: words }: Side, from: number, count: number): void {
    const { names, tokens } = this.entities;
    for (let at = 0; at < count; at++) {
      const token = names.tokens[from + at] as number;
      for (let word = 0; word < words.length; word++) {
        const own = words[word] as number;
        if (at + 1 < count && this.isOpen(word, 1, at, 2)) {
          const next = names.tokens[from + at + 1] as number;
          if (mayBeJoined(tokens, token, next, columns, own)) this.join(word, 1, at, 2);
        }
        if (word + 1 < words.length && this.isOpen(word, 2, at, 1)) {
          if (mayBeJoined(columns, own, words[word + 1] as number, tokens, token)) this.join(word, 2, at, 1);
        }
      }
    }
  }

  /** Whether any of these words has no partner yet. */
  private isOpen(word: number, words: number, at: number, tokens: number): boolean {
    const last = words === 2 ? word + 1 : word;
    const lastToken = tokens === 2 ? at + 1 : at;
    return (
      Math.min(this.askedBest[word] as number, this.askedBest[last] as number) < LIKE_ENOUGH ||
      Math.min(this.listedBest[at] as number, this.listedBest[lastToken] as number) < LIKE_ENOUGH
    );
  }

  private join(word: number, words: number, at: number, tokens: number): void {
    this.askedBest.fill(1, word, word + words);
    this.listedBest.fill(1, at, at + tokens);
  }

  private raise(word: number, at: number, likeness: number): void {
    if (likeness > (this.askedBest[word] as number)) this.askedBest[word] = likeness;
    if (likeness > (this.listedBest[at] as number)) this.listedBest[at] = likeness;
  }

  private isInitial({ columns, tokens }: Side, word: number): boolean {
    return columns.role[tokens[word] as number] === ROLE.initial;
  }

  private points({ tokens, weights, weight }: Side, count: number): number {
    let asked = 0;
    for (let word = 0; word < tokens.length; word++)
      asked += (weights[word] as number) * (this.askedBest[word] as number);
    let listed = 0;
    let whole = 0;
    for (let at = 0; at < count; at++) {
      listed += (this.listedWeight[at] as number) * (this.listedBest[at] as number);
      whole += this.listedWeight[at] as number;
    }
    const growth = leastGrowth(Math.min(asked, listed));
    let askedLost = 0;
    for (let word = 0; word < tokens.length; word++)
      askedLost += (weights[word] as number) * askedCost(this.askedBest[word] as number, growth);
    let listedLost = 0;
    for (let at = 0; at < count; at++)
      listedLost += (this.listedWeight[at] as number) * listedCost(this.listedBest[at] as number, growth);
    return mostPoints(askedLost / (weight || 1) + listedLost / (whole || 1));
  }
}
