import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf, parametersHash } from './parameters-hash';
import { TABLES } from './tables';

/** Code that reads tables rather than being one. */
const NO_TABLES = ['index', 'letter-table', 'rarity', 'word-list'];

describe('the hash of the parameters', () => {
  it('covers every table', () => {
    const files = readdirSync(join(__dirname, 'tables')).map((file) => file.replace(/\.ts$/, ''));
    const named = files
      .filter((file) => !NO_TABLES.includes(file))
      .map((file) => file.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()));
    expect(Object.keys(TABLES).sort()).toEqual(named.sort());
  });

  it('is another one when a word is added to any table, a set or a map included', () => {
    const before = digestOf(TABLES);
    const more = { ...TABLES.particles, PARTICLES: new Set([...TABLES.particles.PARTICLES, 'zzz']) };
    expect(digestOf({ ...TABLES, particles: more })).not.toBe(before);
    const numbers = new Map([...TABLES.numberWords.NUMBER_WORDS, ['zzz', 7] as const]);
    expect(digestOf({ ...TABLES, numberWords: { ...TABLES.numberWords, NUMBER_WORDS: numbers } })).not.toBe(before);
    expect(digestOf({ ...TABLES })).toBe(before);
  });

  it('is short and stable', () => {
    expect(parametersHash()).toMatch(/^[0-9a-f]{16}$/);
    expect(parametersHash()).toBe(parametersHash());
  });
});
