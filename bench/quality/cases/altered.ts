import { Random } from '../../engine/random';
import { ALTERATIONS } from '../alter';
import type { PairCase, SearchCase } from '../case';
import { halfOf, sample } from '../half';
import { latinNames, type Party, plainWords } from '../listed-parties';

const PER_KIND = 500;
/** Of a company these leave nothing to know it by. */
const OF_PERSONS = new Set(['middle word missing', 'given name as initial', 'particle dropped']);
const TYPING = ['typo', 'letter dropped', 'letter added', 'letters swapped', 'letter doubled', 'two typos'];

/** Primary names changed as people change them, each against the names as listed. */
export function alteredNames(parties: readonly Party[]): PairCase[] {
  return Object.entries(ALTERATIONS).flatMap(([kind, alter]) => {
    const cases = sample(parties, 4 * PER_KIND, ({ id }) => kind + id).flatMap((party): PairCase[] => {
      const names = latinNames(party);
      const words = plainWords(names[0] ?? '');
      if (OF_PERSONS.has(kind) && party.record.type !== 'person') return [];
      const asked = words.length >= 2 ? alter(words, seeded(kind + party.id)) : null;
      if (!asked) return [];
      return [{ category: 'altered', kind, asked: asked.join(' '), listed: names.slice(0, 1), type: party.record.type, same: true, half: halfOf(party.id) }]; // prettier-ignore
    });
    return cases.slice(0, PER_KIND);
  });
}

/** Names of the UN list with one or two slips of the keyboard. */
export function typedNames(parties: readonly Party[]): SearchCase[] {
  return parties
    .filter(({ record }) => record.source.startsWith('UN'))
    .flatMap((party): SearchCase[] => {
      const random = seeded(`typed ${party.id}`);
      return latinNames(party)
        .slice(0, 2)
        .flatMap((name) => {
          const words = plainWords(name);
          const asked = words.length >= 2 ? ALTERATIONS[random.pick(TYPING)]?.(words, random) : null;
          return asked ? [{ asked: asked.join(' '), wanted: party.id, half: halfOf(party.id) }] : [];
        });
    });
}

/** Random numbers that depend on the thing altered and on nothing else. */
function seeded(text: string): Random {
  let seed = 2166136261;
  for (const letter of text) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  const random = new Random(seed);
  for (let skip = 0; skip < 8; skip++) random.next();
  return random;
}
