import type { Random } from './random';

const ORDER = 3;
const START = '^'.repeat(ORDER);
const END = '$';
const LONGEST = 14;
const SHORTEST = 3;
const MOST_TRIES = 20;

/** Makes up words that read like given ones: each letter follows the three before it as often as it does in those. */
export class InventedWords {
  private readonly next = new Map<string, string[]>();

  constructor(words: Iterable<string>) {
    for (const word of words) this.learn(word.toLowerCase());
  }

  make(random: Random): string {
    let word = this.attempt(random);
    for (let tries = 0; word.length < SHORTEST && tries < MOST_TRIES; tries++) word = this.attempt(random);
    return word;
  }

  private learn(word: string): void {
    let before = START;
    for (const letter of `${word}${END}`) {
      const known = this.next.get(before);
      if (known) known.push(letter);
      else this.next.set(before, [letter]);
      before = before.slice(1) + letter;
    }
  }

  private attempt(random: Random): string {
    let before = START;
    let word = '';
    while (word.length <= LONGEST) {
      const letter = random.pick(this.next.get(before) ?? [END]);
      if (letter === END) return word;
      word += letter;
      before = before.slice(1) + letter;
    }
    return word;
  }
}
