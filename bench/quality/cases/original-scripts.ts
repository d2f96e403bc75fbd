import type { PairCase } from '../case';
import { halfOf, sample } from '../half';
import { isLatin, latinNames, type Party } from '../listed-parties';

const MOST = 800;
const SCRIPTS: readonly (readonly [string, RegExp])[] = [
  ['cyrillic', /\p{Script=Cyrillic}/u],
  ['georgian', /\p{Script=Georgian}/u],
  ['arabic', /\p{Script=Arabic}/u],
  ['hebrew', /\p{Script=Hebrew}/u],
  ['hangul', /\p{Script=Hangul}/u],
  ['han', /\p{Script=Han}/u],
  ['other script', /\p{L}/u],
];

/** The script a text is written in, `latin` when it has no other letters. */
export const scriptName = (text: string): string =>
  isLatin(text) ? 'latin' : (SCRIPTS.find(([, letters]) => letters.test(text))?.[0] ?? 'latin');

/** Names that a list gives in their own script, each against the record's names in Latin letters. */
export function originalScripts(parties: readonly Party[]): PairCase[] {
  const cases = parties.flatMap((party): PairCase[] => {
    const listed = latinNames(party);
    const original = party.record.names.find(({ name }) => scriptName(name) !== 'latin');
    if (!original || listed.length === 0 || /\p{Script=Latin}{3}/u.test(original.name)) return [];
    const { type } = party.record;
    return [{ category: 'script', kind: scriptName(original.name), asked: original.name, listed, type, same: true, half: halfOf(party.id) }]; // prettier-ignore
  });
  return SCRIPTS.flatMap(([kind]) => sample(cases.filter((one) => one.kind === kind), MOST, ({ asked }) => asked)); // prettier-ignore
}
