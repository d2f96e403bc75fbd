import type { AskedName, Side } from '../compare/side';
import { PARAMETERS } from '../parameters';
import { eachInBucket } from './buckets';
import type { EntityIndexData } from './layout';
import { eachSpellingKey, eachTokenKey, firstForm, formKey } from './token-keys';
import { ROLE } from './pack-tokens';
import type { TokenHit } from './word-hits';

/** Listed words put together differ from asked ones by a letter more or less. */
const JOINED_SLACK = 1;

/** Finds the listed tokens that are like asked words, by spelling, sound, skeleton, class and number. */
export class TokenFinder {
  /** Number of the look-up in which a token was last met. */
  private readonly met: Uint32Array;
  private now = 0;

  constructor(private readonly data: EntityIndexData) {
    this.met = new Uint32Array(data.entities.tokens.role.length);
  }

  /** For each asked word what is like it, best first. Initials find nothing: they open only beside another word. */
  find(asked: AskedName): TokenHit[][] {
    const { side } = asked;
    const hits: TokenHit[][] = Array.from(side.tokens, (token, word) =>
      side.columns.role[token] === ROLE.initial ? [] : this.likeWord(asked, word),
    );
    for (let word = 0; word + 1 < side.tokens.length; word++) {
      for (const hit of this.likeJoined(side, word)) {
        hits[word]?.push(hit);
        hits[word + 1]?.push(hit);
      }
    }
    // Equal values in the order of tokens: nothing depends on how buckets happen to be filled.
    for (const found of hits) found.sort((a, b) => b.value - a.value || a.token - b.token);
    return hits;
  }

  /** Whether the form is a listed word as it stands. */
  isListed(form: string): boolean {
    const { tokens } = this.data.entities;
    let listed = false;
    eachInBucket(this.data.postings.tokensByKey, formKey(form), (token) => {
      listed ||= firstForm(tokens, token) === form;
    });
    return listed;
  }

  private likeWord(asked: AskedName, word: number): TokenHit[] {
    const { tokens } = this.data.entities;
    const hits: TokenHit[] = [];
    this.start();
    eachTokenKey(asked.side.columns, asked.side.tokens[word] as number, (hash) => {
      eachInBucket(this.data.postings.tokensByKey, hash, (token) => {
        if (this.met[token] === this.now) return;
        this.met[token] = this.now;
        const { value } = asked.likeness(word, tokens, token);
        if (value >= PARAMETERS.token.floor) hits.push({ token, value });
      });
    });
    return hits;
  }

  /** Listed tokens that may be two neighbouring asked words written together. */
  private likeJoined(side: Side, word: number): TokenHit[] {
    const { tokens } = this.data.entities;
    const first = firstForm(side.columns, side.tokens[word] as number);
    const joined = first + firstForm(side.columns, side.tokens[word + 1] as number);
    const hits: TokenHit[] = [];
    this.start();
    eachSpellingKey(joined, (hash) => {
      eachInBucket(this.data.postings.tokensByKey, hash, (token) => {
        if (this.met[token] === this.now) return;
        this.met[token] = this.now;
        const { formStart, forms } = tokens;
        const form = formStart[token] as number;
        const length = (forms.start[form + 1] as number) - (forms.start[form] as number);
        if (Math.abs(length - joined.length) <= JOINED_SLACK) hits.push({ token, value: PARAMETERS.token.joined });
      });
    });
    return hits;
  }

  private start(): void {
    if (++this.now > 0xffffffff) {
      this.met.fill(0);
      this.now = 1;
    }
  }
}
