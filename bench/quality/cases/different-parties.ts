import { Random } from '../../engine/random';
import type { PairCase } from '../case';
import { halfOf, sample } from '../half';
import { latinNames, type Party, plainWords } from '../listed-parties';
import { bestPairs } from '../methods/best-pairs';

const MOST = 3000;
const COMMON = 400;

/**
 * Each sampled party against the most similar other one of its list and kind (by best-pairs Jaro-Winkler): brothers, men
 * of one family name, companies of one trade. Those that share an identifier or all words are left out, because they
 * may be one.
 */
export function differentParties(parties: readonly Party[]): PairCase[] {
  const byWord = new Map<string, Party[]>();
  for (const party of parties) {
    for (const word of new Set(plainWords(primaryOf(party)))) {
      const known = byWord.get(word);
      if (known) known.push(party);
      else byWord.set(word, [party]);
    }
  }
  return sample(parties, MOST, ({ id }) => `different ${id}`).flatMap((party) => {
    const other = mostSimilar(party, byWord);
    return other ? [pairOf(party, other)] : [];
  });
}

function mostSimilar(party: Party, byWord: ReadonlyMap<string, readonly Party[]>): Party | null {
  const name = primaryOf(party);
  let best: Party | null = null;
  let most = 0;
  for (const word of new Set(plainWords(name))) {
    const sharing = byWord.get(word) ?? [];
    if (sharing.length > COMMON) continue;
    for (const other of sharing) {
      if (!comparable(party, other)) continue;
      const likeness = bestPairs(name, primaryOf(other));
      if (likeness > most) [best, most] = [other, likeness];
    }
  }
  return best;
}

function comparable(party: Party, other: Party): boolean {
  const [a, b] = [party.record, other.record];
  if (a === b || a.source !== b.source || a.type !== b.type) return false;
  const values = new Set(a.identifiers.map(({ value }) => value));
  if (b.identifiers.some(({ value }) => values.has(value))) return false;
  const names = new Set(a.names.map(({ name }) => sorted(name)));
  return !b.names.some(({ name }) => names.has(sorted(name)));
}

const sorted = (name: string): string => plainWords(name).sort().join(' ');

/** Persons whose name has one word changed for another of the list: another given name, another patronymic. */
export function oneNameChanged(parties: readonly Party[]): PairCase[] {
  const persons = parties.filter(({ record }) => record.type === 'person');
  const words = sample(persons, 4000, ({ id }) => `words ${id}`).map((party) => plainWords(primaryOf(party)));
  return sample(persons, 1000, ({ id }) => `changed ${id}`).flatMap((party, at): PairCase[] => {
    const own = plainWords(primaryOf(party));
    if (own.length < 2) return [];
    const random = new Random(at * 7919 + 13);
    random.next();
    const place = random.below(own.length);
    const other = random.pick(random.pick(words.filter((some) => some.length >= 2)));
    if (other.length < 4 || (own[place]?.length ?? 0) < 4 || alike(other, own[place] ?? '')) return [];
    const asked = own.map((word, i) => (i === place ? other : word)).join(' ');
    return [{ category: 'one-name-changed', kind: 'person', asked, listed: latinNames(party).slice(0, 1), type: 'person', same: false, half: halfOf(party.id) }]; // prettier-ignore
  });
}

/** May be a spelling of the other word. */
const alike = (a: string, b: string): boolean => bestPairs(a, b) > 0.75 || skeleton(a) === skeleton(b);

const skeleton = (word: string): string => word.replace(/[aeiouyhw]/g, '').replace(/(.)\1/g, '$1');

function pairOf(party: Party, other: Party): PairCase {
  return {
    category: 'different',
    kind: party.record.type,
    asked: primaryOf(party),
    listed: latinNames(other).slice(0, 1),
    type: other.record.type,
    same: false,
    half: halfOf(party.id),
  };
}

const primaryOf = (party: Party): string => latinNames(party)[0] ?? '';
