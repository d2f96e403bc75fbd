import { DIN_FIRST_HALVES, DIVINE_NAMES } from '../tables/arabic-words';
import { ARTICLES } from '../tables/particles';
import { readingsOf } from './readings-of';
import { cleanReadings } from './readings';
import { skeletonOfLatin } from './skeleton';
import { skeletonOfScript } from './script-skeleton';
import type { Word } from './word';

const SERVANT = /^(?:abd(?:[aeiou]ll?|[aeiou]|[aeiou](?:r|s|sh|n|z|d|t))?|abdi|عبد)$/;
const FAITH = /^(?:[dt](?:i|ee|ie|ea|y)ne?|دین|الدین)$/;
const FAITH_WITH_ARTICLE = /^[aeiou]d-?d(?:i|ee|ie|y)ne?$/;
const GOD = /^(?:[aeou]ll?ah?|الله|lah)$/;
const GOD_ALONE = /^(?:abd[aeiou]?l{1,2}[aeiou]h?|عبدالله|abd[aeiou]?ll?h)$/;

// The first name with a skeleton is the usual one; it gives an unvocalised spelling its vowels.
const DIVINE = new Map([...DIVINE_NAMES].reverse().map((name) => [skeletonOfLatin(name), name] as const));
const DIN_FIRST = new Set(DIN_FIRST_HALVES.map((name) => bare(name)));

/**
 * Puts together what Arabic grammar joins and publishers split: `abd al-rahman`, `nur al-din`, `nasr allah`. However it
 * was written, the compound has the same first reading (`abdulrahman`, `nuruddin`, `nasrullah`).
 */
export function joinCompounds(words: readonly Word[]): readonly Word[] {
  if (!words.some((word) => word.script === 'latin' || word.script === 'arabic')) return words;
  const joined: Word[] = [];
  for (let at = 0; at < words.length;) {
    const found = compoundAt(words, at);
    joined.push(found?.word ?? (words[at] as Word));
    at += found?.words ?? 1;
  }
  return joined;
}

interface Compound {
  readonly word: Word;
  readonly words: number;
}

function compoundAt(words: readonly Word[], at: number): Compound | null {
  const first = words[at];
  if (!first || (first.script !== 'latin' && first.script !== 'arabic')) return null;
  return single(first) ?? servant(words, at, first) ?? withArticle(words, at, first) ?? ofGod(words, at, first);
}

/** `Abdurrahman`, `Nureddin`, `Nasrallah` in one word. */
function single(word: Word): Compound | null {
  if (GOD_ALONE.test(word.key)) return compound([word], 'abdullah', 'abdallah', 'abtl');
  if (word.script === 'arabic') {
    const rest = /^عبدال?(.{3,})$/.exec(word.key)?.[1];
    return rest ? servantOf([word], { ...word, key: rest, text: rest }) : null;
  }
  const name = /^abd[aeiou]?(?:l|([rsnztd])h?(?=\1))?([a-z]{3,})$/.exec(word.key)?.[2];
  if (name && DIVINE.has(skeletonOfLatin(name))) return servantOf([word], { ...word, key: name, text: name });
  const doubled = /^([a-z]{2,}?)[aeiou][dt][dt](?:i|ee|ie|y)ne?$/.exec(word.key)?.[1];
  const plain = /^([a-z]{2,}?)(?:[aeiou]l?)?d(?:i|ee|ie|y)ne?$/.exec(word.key)?.[1];
  const half = doubled ?? (plain && DIN_FIRST.has(bare(plain)) ? plain : undefined);
  if (half) return faithOf([word], [half]);
  const before = /^([a-z]{3,}?)[aeou]llah$/.exec(word.key)?.[1];
  return before && !before.startsWith('abd') ? godOf([word], [before]) : null;
}

function servant(words: readonly Word[], at: number, first: Word): Compound | null {
  if (!SERVANT.test(first.key)) return null;
  const next = words[at + 1];
  if (!next || next.script !== first.script) return null;
  if (GOD.test(next.key)) return compound([first, next], 'abdullah', 'abdallah', 'abtl');
  const article = ARTICLES.has(next.key);
  const name = article ? words[at + 2] : next;
  if (!name || name.key.length < 2 || name.script !== first.script) return null;
  if (article && GOD.test(`a${name.key}`)) return compound(words.slice(at, at + 3), 'abdullah', 'abdallah', 'abtl');
  // `Abd` is never a name by itself.
  const known = article || first.key === 'abd' || first.key === 'عبد' || DIVINE.has(skeletonOfWord(name));
  return known ? servantOf(words.slice(at, at + (article ? 3 : 2)), name) : null;
}

function withArticle(words: readonly Word[], at: number, first: Word): Compound | null {
  const next = words[at + 1];
  if (!next || first.key.length < 2 || ARTICLES.has(first.key) || next.script !== first.script) return null;
  if (FAITH_WITH_ARTICLE.test(next.key) || next.key === 'الدین') return faithOf([first, next], readingsOf(first));
  if (FAITH.test(next.key) && DIN_FIRST.has(bare(first.key))) return faithOf([first, next], readingsOf(first));
  const last = words[at + 2];
  if (!ARTICLES.has(next.key) || !last || !FAITH.test(last.key)) return null;
  return faithOf([first, next, last], readingsOf(first));
}

function ofGod(words: readonly Word[], at: number, first: Word): Compound | null {
  const next = words[at + 1];
  if (!next || first.key.length < 3 || next.script !== first.script || !/^(?:[aeou]llah|الله)$/.test(next.key))
    return null;
  return godOf([first, next], readingsOf(first));
}

function servantOf(words: readonly Word[], name: Word): Compound {
  const sounds = skeletonOfWord(name);
  const usual = name.script === 'arabic' ? DIVINE.get(sounds) : undefined;
  const readings = usual ? [usual] : readingsOf(name);
  const skeleton = `abd${sounds}`;
  const first = readings[0] ?? '';
  const assimilated = /^[rsnztd]/.test(first) ? [`abdu${first.charAt(0)}${first}`] : [];
  return made(
    words,
    [`abdul${first}`, `abdel${first}`, ...assimilated, ...readings.slice(1, 3).map((name) => `abdul${name}`)],
    skeleton,
  );
}

function faithOf(words: readonly Word[], halves: readonly string[]): Compound {
  const half = halves[0] ?? '';
  return made(
    words,
    [`${half}uddin`, `${half}aldin`, `${half}eddin`, `${half}eddine`],
    skeletonOfLatin(`${half}uddin`),
  );
}

function godOf(words: readonly Word[], halves: readonly string[]): Compound {
  const half = halves[0] ?? '';
  return made(words, [`${half}ullah`, `${half}allah`, `${half}ollah`], skeletonOfLatin(`${half}ullah`));
}

function compound(words: readonly Word[], first: string, second: string, skeleton: string): Compound {
  return made(words, [first, second], skeleton);
}

function made(words: readonly Word[], readings: readonly string[], skeleton: string): Compound {
  const first = words[0] as Word;
  const spelt = first.script === 'latin' ? [words.map((word) => word.key).join('')] : [];
  return {
    words: words.length,
    word: {
      ...first,
      text: words.map((word) => word.text).join(' '),
      key: readings[0] ?? first.key,
      readings: cleanReadings([...readings.slice(0, 5), ...spelt]),
      skeleton,
      repaired: words.some((word) => word.repaired),
    },
  };
}

function skeletonOfWord(word: Word): string {
  return word.script === 'arabic' ? skeletonOfScript(word.key, 'arabic') : skeletonOfLatin(word.key);
}

/** A first half with its vowels and doubled letters gone, so that `salah`, `sala` and `selah` agree. */
function bare(name: string): string {
  return name
    .replace(/[aeiouyw]/g, '')
    .replace(/(.)\1/g, '$1')
    .replace(/h$/, '');
}
