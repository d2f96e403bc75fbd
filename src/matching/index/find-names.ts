import { matchBound } from '../compare/match-bound';
import type { AskedName } from '../compare/side';
import { ROLE } from './pack-tokens';
import type { EntityIndexData } from './layout';
import { findHalves, findTokens, type TokenHit } from './find-tokens';
import { eachInBucket } from './buckets';
import { firstForm, joinKey } from './token-keys';

/** More names than this are not compared in full: those that promise least are left out. */
const MOST_NAMES = 2500;
const STEPS = 256;

/**
 * Finds the listed names worth comparing in full. Each asked word finds tokens by spelling, sound, skeleton and class,
 * the tokens find names, and what a name could reach at best decides. The promise of a name depends on the two
 * names alone, so nothing else on the list changes what is found.
 */
export class NameFinder {
  // Scratch space, reused by every search; `round` tells fresh from stale.
  private readonly askedWeight: Float32Array;
  private readonly listedWeight: Float32Array;
  private readonly seenIn: Uint32Array;
  private readonly countedIn: Uint32Array;
  private readonly touched: Uint32Array;
  private touchedCount = 0;
  private round = 0;

  constructor(private readonly data: EntityIndexData) {
    const names = data.entities.names.record.length;
    this.askedWeight = new Float32Array(names);
    this.listedWeight = new Float32Array(names);
    this.seenIn = new Uint32Array(names);
    this.countedIn = new Uint32Array(names);
    this.touched = new Uint32Array(names);
  }

  /** Names that could reach `floor` points, in the order of the index. */
  find(asked: AskedName, floor: number): number[] {
    const words = asked.side.tokens.length;
    this.start(words);
    const hits = findTokens(this.data, asked);
    for (let word = 0; word < words; word++) this.count(asked, word, hits[word] ?? []);
    this.countJoined(asked, words);
    this.countSplit(asked, words);
    return this.promising(asked, floor);
  }

  /** Rounds are numbered on so that stale entries of earlier searches never look fresh. */
  private start(words: number): void {
    if (this.round > 0xffffffff - 64 * (words + 2)) {
      this.seenIn.fill(0);
      this.countedIn.fill(0);
      this.round = 0;
    }
    this.round++;
    this.touchedCount = 0;
    this.first = this.round;
  }

  private first = 0;

  private count(asked: AskedName, word: number, hits: readonly TokenHit[]): void {
    this.countHits(hits, asked.side.weights[word] as number);
  }

  private countHits(hits: readonly TokenHit[], weight: number): void {
    this.round++;
    const { start, items } = this.data.postings.namesByToken;
    for (const hit of hits) {
      const to = start[hit.token + 1] as number;
      for (let at = start[hit.token] as number; at < to; at++) {
        this.credit(items[at] as number, weight * hit.value, hit.weight * hit.value);
      }
    }
  }

  private credit(name: number, asked: number, listed: number): void {
    if (this.countedIn[name] === this.round) return; // the best hit of a word comes first
    this.countedIn[name] = this.round;
    if ((this.seenIn[name] as number) < this.first) {
      this.askedWeight[name] = 0;
      this.listedWeight[name] = 0;
      this.touched[this.touchedCount++] = name;
    }
    this.seenIn[name] = this.round;
    this.askedWeight[name] = (this.askedWeight[name] as number) + asked;
    this.listedWeight[name] = (this.listedWeight[name] as number) + listed;
  }

  /** Names that write two words what is asked as one, or the whole name with other spaces. */
  private countJoined(asked: AskedName, words: number): void {
    const { side } = asked;
    const { weight } = this.data.entities.names;
    let whole = '';
    for (let word = 0; word < words; word++) {
      const form = firstForm(side.columns, side.tokens[word] as number);
      whole += form;
      this.round++;
      const own = side.weights[word] as number;
      if (form.length > 3)
        eachInBucket(this.data.postings.namesByJoin, joinKey(form), (name) => this.credit(name, own, 2 * own));
    }
    this.round++;
    eachInBucket(this.data.postings.namesByJoin, joinKey(whole), (name) =>
      this.credit(name, side.weight, weight[name] as number),
    );
  }

  /** Names that hold an asked long word as two, with a slip where the space should be. */
  private countSplit(asked: AskedName, words: number): void {
    for (let word = 0; word < words; word++) {
      const weight = (asked.side.weights[word] as number) / 2;
      for (const half of findHalves(this.data, asked.side, word)) this.countHits(half, weight);
    }
  }

  private promising(asked: AskedName, floor: number): number[] {
    const { weight } = this.data.entities.names;
    const kept: number[] = [];
    const bounds: number[] = [];
    const initials = initialsWeight(asked);
    for (let at = 0; at < this.touchedCount; at++) {
      const name = this.touched[at] as number;
      const agreed = Math.min(asked.side.weight, (this.askedWeight[name] as number) + initials);
      const bound = matchBound(agreed, asked.side.weight, this.listedWeight[name] as number, weight[name] as number);
      if (bound < floor) continue;
      kept.push(name);
      bounds.push(bound);
    }
    return kept.length <= MOST_NAMES ? kept.sort((a, b) => a - b) : mostPromising(kept, bounds);
  }
}

/** Initials are not looked up; they count as if they agreed. */
function initialsWeight(asked: AskedName): number {
  const { columns, tokens, weights } = asked.side;
  let sum = 0;
  tokens.forEach((token, word) => {
    if (columns.role[token] === ROLE.initial) sum += weights[word] as number;
  });
  return sum;
}

/** Whole steps of the bound are kept or left out together, so that ties are not cut by chance. */
function mostPromising(names: readonly number[], bounds: readonly number[]): number[] {
  const stepOf = (bound: number): number => Math.min(STEPS - 1, Math.max(0, Math.floor((bound / 100) * STEPS)));
  const counts = new Uint32Array(STEPS);
  for (const bound of bounds) counts[stepOf(bound)] = (counts[stepOf(bound)] as number) + 1;
  let lowest = STEPS - 1;
  for (let sum = counts[lowest] as number; lowest > 0; lowest--) {
    sum += counts[lowest - 1] as number;
    if (sum > MOST_NAMES) break;
  }
  return names.filter((_, at) => stepOf(bounds[at] as number) >= lowest).sort((a, b) => a - b);
}
