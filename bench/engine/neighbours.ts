import type { ListedEntity, ListedIdentifier, ListedName, ListedRecord } from '../../src/matching/matching';
import { InventedWords } from './invented-words';
import { Random } from './random';
import { WordCounts } from './word-counts';

const WORD = /[\p{L}\p{M}'’]+|\d+/gu;
const DIGITS = /^\d+$/;
/** Heaps' law with the exponent of names, about 0.7: ten times the text holds five times the words. */
const VOCABULARY_GROWTH = 5;

/** What `neighbours` does, for whoever reads the figures. */
export const NEIGHBOURS_ARE =
  'each record again with other names of the same build: a word of 20 names or more becomes another such word, as often as it is listed ' +
  '(so its postings grow as the list does); a rare word becomes a new one put together from the letters of listed words, or, so that five ' +
  'times the words are listed, a rare one met before; digits become other digits';

/** The entities and, for each, others of the same build with names of their own: `times` as many in all. */
export function neighbours(entities: readonly ListedEntity[], times: number): ListedEntity[] {
  const maker = new NeighbourMaker(entities, times);
  const made = [...entities];
  for (let round = 1; round < times; round++) for (const entity of entities) made.push(maker.make(entity, round));
  return made;
}

class NeighbourMaker {
  private readonly random = new Random(20261121);
  private readonly counts = new WordCounts();
  private readonly invented = new Map<string, InventedWords>();
  private readonly newShare: number;

  constructor(entities: readonly ListedEntity[], times: number) {
    for (const { records } of entities)
      for (const { type, names } of records)
        for (const { name } of names)
          for (const word of name.match(WORD) ?? []) this.counts.add(this.counts.kindOf(type, word), word);
    this.counts.settle();
    const { distinct, rare } = this.counts.totals();
    this.newShare = ((VOCABULARY_GROWTH - 1) * distinct) / ((times - 1) * rare);
  }

  make({ entityId, records }: ListedEntity, round: number): ListedEntity {
    return { entityId: `${entityId}~${round}`, records: records.map((record) => this.neighbour(record, round)) };
  }

  private neighbour(record: ListedRecord, round: number): ListedRecord {
    const others = new Map<string, string>(); // so that the aliases of one entity go on sharing their words
    return {
      ...record,
      referenceId: `${record.referenceId}~${round}`,
      names: record.names.map((name) => this.rename(record.type, name, others)),
      identifiers: record.identifiers.map((one) => this.renumber(one)),
      addresses: [],
      sanctions: [],
      links: [],
      remarks: null,
    };
  }

  private rename(type: string, { name, quality }: ListedName, others: Map<string, string>): ListedName {
    const text = name.replace(WORD, (word) => {
      const known = others.get(word);
      if (known !== undefined) return known;
      const other = this.other(type, word);
      others.set(word, other);
      return other;
    });
    return { name: text, quality };
  }

  private other(type: string, word: string): string {
    if (DIGITS.test(word)) return this.digits(word);
    const kind = this.counts.kindOf(type, word);
    if (this.counts.isCommon(kind, word)) return this.counts.common(kind, this.random);
    if (this.random.next() >= this.newShare) return this.counts.rare(kind, this.random);
    return this.counts.remember(kind, this.inventedOf(kind).make(this.random));
  }

  private inventedOf(kind: string): InventedWords {
    let words = this.invented.get(kind);
    if (!words) this.invented.set(kind, (words = new InventedWords(this.counts.wordsOf(kind))));
    return words;
  }

  private renumber(identifier: ListedIdentifier): ListedIdentifier {
    return { ...identifier, value: this.digits(identifier.value) };
  }

  private digits(text: string): string {
    return text.replace(/\d/g, () => String(this.random.below(10)));
  }
}
