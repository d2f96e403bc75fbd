import { joinedLikeness } from '../compare/joined-words';
import { type AskedName, type Side, sideOf } from '../compare/side';
import type { EntityColumns } from './layout';
import { WordShapes } from './may-be-alike';
import { askedCost, leastGrowth, LIKE_ENOUGH, listedCost, mostPoints } from './name-cost';
import { occurrenceWeight } from './pack-names';
import { ROLE } from './pack-tokens';
import { perWord, type WordHits } from './word-hits';

/** The most points a listed name can reach, worked out from its words without laying the two names side by side. */
export class NameBound {
  private readonly askedBest = perWord();
  private readonly listedBest = perWord();
  private readonly listedWeight = perWord();
  private readonly askedShapes = new WordShapes();
  private readonly listedShapes = new WordShapes();
  /** Pairs of words that may be alike though no key says so: of each listed word a bit for each asked one. */
  private readonly pairs = new Uint32Array(this.askedBest.length);
  private asked: AskedName | null = null;

  constructor(
    private readonly entities: EntityColumns,
    private readonly hits: WordHits,
  ) {}

  /** What is asked; the tokens found for it are in the hits. */
  start(asked: AskedName): void {
    this.asked = asked;
    const { columns, tokens } = asked.side;
    tokens.forEach((token, word) => this.askedShapes.set(columns, word, token));
  }

  /**
   * Most points of the name; once they are known to be under the floor, only that. A name whose found words alone do not
   * come within `reach` of the floor is not looked at any closer.
   */
  of(name: number, floor: number, reach = Infinity): number {
    const { asked } = this;
    if (!asked) return 0;
    const { names } = this.entities;
    const from = names.tokenStart[name] as number;
    const count = (names.tokenStart[name + 1] as number) - from;
    const all = this.markHits(asked.side, from, count);
    const found = this.points(asked.side, count);
    if (all || found < floor - reach) return found;
    const hoped = this.hope(asked.side, from, count);
    const joined = this.markJoined(asked.side, count, null);
    const points = this.points(asked.side, count);
    if (!(hoped || joined) || points < floor) return points;
    this.markHits(asked.side, from, count);
    this.lookAtPairs(asked, from, count);
    if (joined) this.markJoined(asked.side, count, sideOf(this.entities, name));
    return this.points(asked.side, count);
  }

  /** What the look-up found of either side; answers whether that is all there could be. */
  private markHits({ tokens }: Side, from: number, count: number): boolean {
    const { names, tokens: listed } = this.entities;
    for (let word = 0; word < tokens.length; word++)
      this.askedBest[word] = this.askedShapes.role[word] === ROLE.initial ? 1 : 0;
    let all = true;
    for (let at = 0; at < count; at++) {
      this.listedWeight[at] = occurrenceWeight(names, listed, from + at);
      const best = this.hits.raise(names.tokens[from + at] as number, this.askedBest);
      this.listedBest[at] = best;
      if (best < LIKE_ENOUGH) all = false;
    }
    return all;
  }

  /** Keys find most of what is alike. Takes what else may be alike as if it were; answers whether anything may. */
  private hope({ tokens }: Side, from: number, count: number): boolean {
    const { names, tokens: listed } = this.entities;
    let open = 0;
    for (let word = 0; word < tokens.length; word++) {
      if ((this.askedBest[word] as number) < LIKE_ENOUGH || this.askedShapes.role[word] === ROLE.initial)
        open |= 1 << word;
    }
    let hoped = 0;
    for (let at = 0; at < count; at++) {
      this.listedShapes.set(listed, at, names.tokens[from + at] as number);
      let pairs = 0;
      if ((this.listedBest[at] as number) < LIKE_ENOUGH) {
        for (let word = 0; word < tokens.length; word++) {
          if ((open & (1 << word)) === 0 || !this.askedShapes.mayBe(word, this.listedShapes, at)) continue;
          pairs |= 1 << word;
          this.raise(word, at, 1);
        }
      }
      this.pairs[at] = pairs;
      hoped |= pairs;
    }
    return hoped !== 0;
  }

  /** How alike the hoped for pairs are indeed. */
  private lookAtPairs(asked: AskedName, from: number, count: number): void {
    const { names, tokens } = this.entities;
    for (let at = 0; at < count; at++) {
      for (let rest = this.pairs[at] as number; rest !== 0; rest &= rest - 1) {
        const word = 31 - Math.clz32(rest & -rest);
        this.raise(word, at, asked.likeness(word, tokens, names.tokens[from + at] as number).value);
      }
    }
  }

  /** Two neighbours of one side that may be one word of the other, misspelt even; with the listed side, that are. */
  private markJoined(asked: Side, count: number, listed: Side | null): boolean {
    const { askedShapes, listedShapes } = this;
    let joined = false;
    for (let at = 0; at < count; at++) {
      for (let word = 0; word < asked.tokens.length; word++) {
        if (at + 1 < count && this.isOpen(word, 1, at, 2) && listedShapes.mayBeJoined(at, askedShapes, word)) {
          if (!listed || joinedLikeness(listed, at, asked, word) > 0) joined = this.join(word, 1, at, 2);
        }
        if (word + 1 === asked.tokens.length || !this.isOpen(word, 2, at, 1)) continue;
        if (askedShapes.mayBeJoined(word, listedShapes, at)) {
          if (!listed || joinedLikeness(asked, word, listed, at) > 0) joined = this.join(word, 2, at, 1);
        }
      }
    }
    return joined;
  }

  /** Whether any of these words has no partner yet. */
  private isOpen(word: number, words: number, at: number, tokens: number): boolean {
    return (
      (this.askedBest[word] as number) < LIKE_ENOUGH ||
      (this.listedBest[at] as number) < LIKE_ENOUGH ||
      (words === 2 && (this.askedBest[word + 1] as number) < LIKE_ENOUGH) ||
      (tokens === 2 && (this.listedBest[at + 1] as number) < LIKE_ENOUGH)
    );
  }

  private join(word: number, words: number, at: number, tokens: number): true {
    this.askedBest.fill(1, word, word + words);
    this.listedBest.fill(1, at, at + tokens);
    return true;
  }

  private raise(word: number, at: number, likeness: number): void {
    if (likeness > (this.askedBest[word] as number)) this.askedBest[word] = likeness;
    if (likeness > (this.listedBest[at] as number)) this.listedBest[at] = likeness;
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
