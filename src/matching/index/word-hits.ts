import { MAX_TOKENS } from './pack-names';

/** A listed token that may be an asked word. */
export interface TokenHit {
  readonly token: number;
  /** How alike they are, 0..1. */
  readonly value: number;
}

/** Which asked words a listed token may be: arrays as long as the vocabulary, reused by every search. */
export class WordHits {
  private readonly round: Uint32Array;
  private readonly first: Uint32Array;
  private now = 0;
  private word = new Uint8Array(256);
  private value = new Float64Array(256);
  private next = new Uint32Array(256);
  private length = 0;

  constructor(tokens: number) {
    this.round = new Uint32Array(tokens);
    this.first = new Uint32Array(tokens);
  }

  /** Forgets the search before. */
  start(): void {
    if (++this.now > 0xffffffff) {
      this.round.fill(0);
      this.now = 1;
    }
    this.length = 0;
  }

  add(word: number, { token, value }: TokenHit): void {
    if (this.length === this.word.length) this.grow();
    const at = this.length++;
    this.word[at] = word;
    this.value[at] = value;
    // Places are counted from 1, for 0 is the end of a chain.
    this.next[at] = this.round[token] === this.now ? (this.first[token] as number) : 0;
    this.round[token] = this.now;
    this.first[token] = at + 1;
  }

  /** Raises `best[word]` to the likeness of each word the token may be; answers the greatest of them, 0 for none. */
  raise(token: number, best: Float64Array): number {
    if (this.round[token] !== this.now) return 0;
    let most = 0;
    for (let at = this.first[token] as number; at !== 0; at = this.next[at - 1] as number) {
      const value = this.value[at - 1] as number;
      const word = this.word[at - 1] as number;
      if (value > (best[word] as number)) best[word] = value;
      if (value > most) most = value;
    }
    return most;
  }

  private grow(): void {
    const room = this.length * 2;
    const [word, value, next] = [new Uint8Array(room), new Float64Array(room), new Uint32Array(room)];
    word.set(this.word);
    value.set(this.value);
    next.set(this.next);
    [this.word, this.value, this.next] = [word, value, next];
  }
}

/** One number for each word of a name. */
export const perWord = (): Float64Array => new Float64Array(MAX_TOKENS);
