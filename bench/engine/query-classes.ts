import type { ListedEntity, Subject } from '../../src/matching/matching';
import { Random } from './random';

const PER_CLASS = 400;
const GIVEN = ['John', 'Maria', 'Mohammed', 'Wei', 'Ivan', 'Ahmed', 'Ali', 'José', 'Anna', 'Mehmet', 'Hassan', 'Kim'];
const FAMILY = [
  'Smith',
  'Garcia',
  'Ali',
  'Wang',
  'Ivanov',
  'Khan',
  'Hassan',
  'Martinez',
  'Kaya',
  'Nguyen',
  'Lee',
  'Park',
];
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const CYRILLIC: Readonly<Record<string, string>> = Object.fromEntries(
  [...'абвгдезиклмнопрстуфх'].map((letter, at) => [[...'abvgdeziklmnoprstufh'][at] ?? '', letter]),
);

/** Questions of each kind, drawn from what is listed. */
export function queryClasses(entities: readonly ListedEntity[]): Readonly<Record<string, readonly Subject[]>> {
  const random = new Random(7);
  const nameOf = (entity: ListedEntity): string => random.pick(entity.records[0]?.names ?? []).name;
  const companies = entities.filter((entity) => entity.records[0]?.type === 'company');
  const numbered = entities.filter((entity) => (entity.records[0]?.identifiers.length ?? 0) > 0);
  const make = (name: () => string): Subject[] =>
    Array.from({ length: PER_CLASS }, () => ({ name: name(), identifiers: [] }));
  return {
    exact: make(() => nameOf(random.pick(entities))),
    misspelt: make(() => misspell(nameOf(random.pick(entities)), random)),
    reordered: make(() => nameOf(random.pick(entities)).split(' ').reverse().join(' ')),
    'original script': make(() => inCyrillic(nameOf(random.pick(entities)))),
    'common name': make(() => `${random.pick(GIVEN)} ${random.pick(FAMILY)}`),
    'single token': make(() => random.pick(nameOf(random.pick(entities)).split(' '))),
    identifier: Array.from({ length: PER_CLASS }, () => ({
      name: 'Nobody Inparticular',
      identifiers: [{ value: random.pick(random.pick(numbered).records[0]?.identifiers ?? []).value }],
    })),
    company: make(() => nameOf(random.pick(companies))),
    'nothing found': make(() => `${gibberish(random)} ${gibberish(random)}`),
  };
}

function misspell(name: string, random: Random): string {
  const at = 1 + random.below(Math.max(1, name.length - 2));
  const letter = random.pick([...LETTERS]);
  const edits = [
    name.slice(0, at) + name.slice(at + 1),
    name.slice(0, at) + letter + name.slice(at),
    name.slice(0, at) + letter + name.slice(at + 1),
  ];
  return random.pick(edits);
}

const inCyrillic = (name: string): string =>
  [...name.toLowerCase()].map((letter) => CYRILLIC[letter] ?? letter).join('');

const gibberish = (random: Random): string => Array.from({ length: 7 }, () => random.pick([...LETTERS])).join('');
