import type { AskedName, Side } from '../compare/side';
import { eachInBucket } from './buckets';
import { TokenFinder } from './find-tokens';
import type { EntityIndexData } from './layout';
import { NameBound } from './name-bound';
import { openingHits } from './openings';
import { ROLE } from './pack-tokens';
import { eachFirstLetter, eachForm, firstForm, initialKey, joinKey } from './token-keys';
import { type TokenHit, WordHits } from './word-hits';

/** More names than this are not compared in full: those that promise least are left out. */
const MOST_NAMES = 2500;
/** Words that no key finds may agree a little all the same, so postings are opened that miss the floor by less than this. */
const OPEN_BELOW = 10;
/** What no key finds adds less than this, but in pairs of names that barely reach the floor. */
const REACH = 15;
/** Shorter words are not two that ran together. */
const LEAST_JOINED = 4;
const LEAST_SPLIT = 6;

/**
 * Finds the listed names worth comparing in full. Each asked word finds tokens by spelling, sound, skeleton and class;
 * the tokens no name can do without open their postings; and what a name could reach at best decides. The promise of a
 * name depends on the two names alone, so nothing else on the list changes what is found.
 */
export class NameFinder {
  private readonly tokens: TokenFinder;
  private readonly hits: WordHits;
  private readonly bound: NameBound;
  /** Number of the search in which a name was last looked at. */
  private readonly seen: Uint32Array;
  private now = 0;
  private found: number[] = [];
  private bounds: number[] = [];
  private floor = 0;
  private looked = 0;

  constructor(private readonly data: EntityIndexData) {
    this.tokens = new TokenFinder(data);
    this.hits = new WordHits(data.entities.tokens.role.length);
    this.bound = new NameBound(data.entities, this.hits);
    this.seen = new Uint32Array(data.entities.names.record.length);
  }

  /** Names that could reach `floor` points, most promising first where there are too many; in no order. */
  find(asked: AskedName, floor: number): readonly number[] {
    this.start(floor);
    const hits = this.tokens.find(asked);
    hits.forEach((found, word) => found.forEach((hit) => this.hits.add(word, hit)));
    this.bound.start(asked);
    const opening = openingHits(asked, hits, this.data.postings.namesByToken, floor - OPEN_BELOW);
    this.openJoined(asked.side);
    this.openInitials(asked.side, hits, new Set(opening));
    for (const hit of opening) this.open(hit);
    return this.found.length <= MOST_NAMES ? this.found : mostPromising(this.found, this.bounds);
  }

  /** After `find`: the most points a name of the index can have; once known to be less than `floor`, only that. */
  mostPoints(name: number, floor: number): number {
    return this.bound.of(name, floor);
  }

  /** After `find`: how many names were looked at. */
  get namesLookedAt(): number {
    return this.looked;
  }

  private start(floor: number): void {
    if (++this.now > 0xffffffff) {
      this.seen.fill(0);
      this.now = 1;
    }
    this.hits.start();
    this.found = [];
    this.bounds = [];
    this.floor = floor;
    this.looked = 0;
  }

  /** A name that need not hold a word that was found. */
  private readonly considerClosely = (name: number): void => this.consider(name, Infinity);

  private consider(name: number, reach: number): void {
    if (this.seen[name] === this.now) return;
    this.seen[name] = this.now;
    this.looked++;
    const bound = this.bound.of(name, this.floor, reach);
    if (bound < this.floor) return;
    this.found.push(name);
    this.bounds.push(bound);
  }

  private open({ token }: TokenHit): void {
    const { start, items } = this.data.postings.namesByToken;
    const to = start[token + 1] as number;
    for (let at = start[token] as number; at < to; at++) this.consider(items[at] as number, REACH);
  }

  /** Names that hold a word left closed beside an initial of another asked word. */
  private openInitials({ columns, tokens }: Side, hits: readonly TokenHit[][], opened: ReadonlySet<TokenHit>): void {
    const letters = new Set<number>();
    for (const token of tokens) eachFirstLetter(columns, token, (letter) => letters.add(letter));
    const closed = new Set<number>();
    for (const found of hits) for (const hit of found) if (!opened.has(hit)) closed.add(hit.token);
    for (const token of closed) {
      for (const letter of letters)
        eachInBucket(this.data.postings.namesByInitial, initialKey(letter, token), this.considerClosely);
    }
  }

  /** Names that write as two words what is asked as one, with another key struck for the space even; or all together. */
  private openJoined({ columns, tokens }: Side): void {
    const { namesByJoin } = this.data.postings;
    let whole = '';
    for (const token of tokens) {
      const form = firstForm(columns, token);
      whole += form;
      eachForm(columns, token, (reading) => {
        if (reading.length >= LEAST_JOINED) eachInBucket(namesByJoin, joinKey(reading), this.considerClosely);
      });
      if (form.length < LEAST_SPLIT || columns.role[token] === ROLE.number || this.tokens.isListed(form)) continue;
      for (let at = 1; at + 1 < form.length; at++)
        eachInBucket(namesByJoin, joinKey(form.slice(0, at) + form.slice(at + 1)), this.considerClosely);
    }
    eachInBucket(namesByJoin, joinKey(whole), this.considerClosely);
  }
}

const STEPS = 256;

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
  return names.filter((_, at) => stepOf(bounds[at] as number) >= lowest);
}
