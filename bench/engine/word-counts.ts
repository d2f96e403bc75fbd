import type { Random } from './random';

const COMMON_FROM = 20;
const LATIN = /\p{Script=Latin}/u;
const CYRILLIC = /\p{Script=Cyrillic}/u;
const ARABIC = /\p{Script=Arabic}/u;

/** What takes a word's place is of the same kind: of the same sort of name and in the same script. */
type Kind = string;

/** Which words a list holds and how often; draws from them as often as they occur. */
export class WordCounts {
  private readonly counts = new Map<Kind, Map<string, number>>();
  private readonly commonPools = new Map<Kind, string[]>();
  private readonly rarePools = new Map<Kind, string[]>();

  kindOf(type: string, word: string): Kind {
    const script = LATIN.test(word)
      ? 'latin'
      : CYRILLIC.test(word)
        ? 'cyrillic'
        : ARABIC.test(word)
          ? 'arabic'
          : 'other';
    return `${type === 'person' ? 'person' : 'other'} ${script}`;
  }

  add(kind: Kind, word: string): void {
    let words = this.counts.get(kind);
    if (!words) this.counts.set(kind, (words = new Map<string, number>()));
    words.set(word, (words.get(word) ?? 0) + 1);
  }

  /** To be called once all words are added: fills what is drawn from. */
  settle(): void {
    for (const [kind, words] of this.counts) {
      const common: string[] = [];
      const rare: string[] = [];
      for (const [word, count] of words) {
        const pool = count < COMMON_FROM ? rare : common;
        for (let at = 0; at < count; at++) pool.push(word);
      }
      this.commonPools.set(kind, common);
      this.rarePools.set(kind, rare);
    }
  }

  /** Distinct words, and how often a rare one occurs. */
  totals(): { readonly distinct: number; readonly rare: number } {
    const size = (pools: Iterable<{ readonly length: number }>): number => {
      let sum = 0;
      for (const { length } of pools) sum += length;
      return sum;
    };
    const distinct = [...this.counts.values()].reduce((sum, words) => sum + words.size, 0);
    return { distinct, rare: size(this.rarePools.values()) };
  }

  wordsOf(kind: Kind): Iterable<string> {
    return this.counts.get(kind)?.keys() ?? [];
  }

  isCommon(kind: Kind, word: string): boolean {
    return (this.counts.get(kind)?.get(word) ?? 0) >= COMMON_FROM;
  }

  common(kind: Kind, random: Random): string {
    return random.pick(this.commonPools.get(kind) ?? []);
  }

  /** A rare word that occurs already; one that is drawn will be drawn the more often. */
  rare(kind: Kind, random: Random): string {
    return this.remember(kind, random.pick(this.rarePools.get(kind) ?? []));
  }

  remember(kind: Kind, word: string): string {
    this.rarePools.get(kind)?.push(word);
    return word;
  }
}
