import type { Random } from '../engine/random';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const NEIGHBOURS: Readonly<Record<string, string>> = {
  a: 'sqz', b: 'vn', c: 'xv', d: 'sf', e: 'wr', f: 'dg', g: 'fh', h: 'gj', i: 'uo', j: 'hk', k: 'jl', l: 'k', m: 'n',
  n: 'bm', o: 'ip', p: 'o', q: 'wa', r: 'et', s: 'ad', t: 'ry', u: 'yi', v: 'cb', w: 'qe', x: 'zc', y: 'tu', z: 'xa',
}; // prettier-ignore
const PARTICLES = /^(?:al|el|bin|ibn|bint|abu|de|da|del|van|von|der|ul|ad|as|ar)$/i;
const LEAST = 4;

/** A way people change a name when they write it down; null where the name offers nothing to change. */
export type Alteration = (words: readonly string[], random: Random) => string[] | null;

/** Every way by its name; all start from words in lower case. */
export const ALTERATIONS: Readonly<Record<string, Alteration>> = {
  typo: inOneWord((word, at, random) => word.slice(0, at) + keyBeside(word.charAt(at), random) + word.slice(at + 1)),
  'letter dropped': inOneWord((word, at) => word.slice(0, at) + word.slice(at + 1)),
  'letter added': inOneWord((word, at, random) => word.slice(0, at) + random.pick(LETTERS) + word.slice(at)),
  'letters swapped': inOneWord((word, at) =>
    at + 1 < word.length ? word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2) : word,
  ),
  'letter doubled': inOneWord((word, at) => word.slice(0, at) + word.charAt(at) + word.slice(at)),
  'two typos': (words, random) => {
    const once = ALTERATIONS.typo?.(words, random);
    return (once && ALTERATIONS['letter dropped']?.(once, random)) ?? null;
  },
  order: (words, random) => {
    if (words.length < 2) return null;
    const turn = 1 + random.below(words.length - 1);
    return [...words.slice(turn), ...words.slice(0, turn)];
  },
  'words joined': (words, random) => {
    if (words.length < 2) return null;
    const at = random.below(words.length - 1);
    return [...words.slice(0, at), `${words[at] ?? ''}${words[at + 1] ?? ''}`, ...words.slice(at + 2)];
  },
  'word split': (words, random) => {
    const long = indexes(words, (word) => word.length >= 7);
    if (long.length === 0) return null;
    const at = random.pick(long);
    const word = words[at] ?? '';
    const place = 3 + random.below(word.length - 5);
    return [...words.slice(0, at), word.slice(0, place), word.slice(place), ...words.slice(at + 1)];
  },
  'particle dropped': (words) => {
    const kept = words.filter((word) => !PARTICLES.test(word));
    return kept.length < words.length && kept.length >= 2 ? kept : null;
  },
  'middle word missing': (words, random) => {
    if (words.length < 3) return null;
    const at = 1 + random.below(words.length - 2);
    return words.filter((_, word) => word !== at);
  },
  'given name as initial': (words) =>
    words.length >= 2 && (words[0]?.length ?? 0) > 2 ? [words[0]?.charAt(0) ?? '', ...words.slice(1)] : null,
};

function inOneWord(change: (word: string, at: number, random: Random) => string): Alteration {
  return (words, random) => {
    const long = indexes(words, (word) => word.length >= LEAST);
    if (long.length === 0) return null;
    const at = random.pick(long);
    const word = words[at] ?? '';
    const changed = change(word, 1 + random.below(word.length - 1), random);
    return changed === word ? null : [...words.slice(0, at), changed, ...words.slice(at + 1)];
  };
}

const indexes = (words: readonly string[], wanted: (word: string) => boolean): number[] =>
  words.flatMap((word, at) => (wanted(word) ? [at] : []));

const keyBeside = (letter: string, random: Random): string => random.pick([...(NEIGHBOURS[letter] ?? 'aeiou')]);
