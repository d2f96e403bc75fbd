import { countryKey, countryWords } from './countries/country-key';
import { countryIndex, noCountryKeys } from './countries/country-index';
import { COUNTRY_TABLE } from './countries/country-table';

/** Every name that `readCountry` can answer. */
export const COUNTRY_NAMES: readonly string[] = COUNTRY_TABLE.map(([, , english]) => english);

/** No country is written at such length; a longer text is not worth taking apart. */
const LONGEST = 200;

/** Words of an official name that may be left out once the whole text is not known. */
const STATE_WORDS = new Set(
  (
    'republic kingdom state federal islamic socialist soviet ssr sultanate principality commonwealth emirate union ' +
    'territory region citizen national former formerly cumhuriyeti kralligi devleti federal islam sultanligi vatandasi'
  ).split(' '),
);

const codeByName = new Map(COUNTRY_TABLE.map(([code, , english]) => [english, code]));

/**
 * Reads one country or nationality as people and publishers write it (ISO 3166 alpha-2 and alpha-3, names and demonyms
 * in English and Turkish, former names) and answers its CLDR English short name; null when it is none we know, and for
 * a former state with several successors (`USSR`), for which no single answer would be true.
 */
export function readCountry(text: string): string | null {
  if (text.length > LONGEST) return null;
  const whole = known(text);
  if (whole !== undefined) return whole;
  // `Former USSR, now Ukraine`, `USSR (now Moldova)`: what it is today is the answer.
  const today = /\b(?:now|currently)\s+([^()]+)/i.exec(text)?.[1];
  if (today !== undefined) return readCountry(today);
  // `Russia (former USSR)`, `Region: Gaza`, and MASAK's `RF, TATARSTAN REGION`.
  const bare = text
    .replace(/\([^()]*\)/g, ' ')
    .replace(/^\s*region:/i, ' ')
    .replace(/^\s*(RF)\s*,.*$/s, '$1');
  const simpler = known(bare);
  if (simpler !== undefined) return simpler;
  const core = countryWords(bare).filter((word) => !STATE_WORDS.has(word));
  return known(core.join(' ')) ?? null;
}

/**
 * True for texts that stand where a country is expected and are known to name no single one of today (`USSR`,
 * `stateless`, `unknown`): null is then the answer, and nothing to warn about.
 */
export function namesNoCountry(text: string): boolean {
  if (text.length > LONGEST || readCountry(text) !== null) return false;
  const words = countryWords(text).filter((word) => !['former', 'ex', 'region'].includes(word));
  return isNotAvailable(text) || noCountryKeys.has(countryKey(words.join(' ')));
}

/** ISO 3166-1 alpha-2 code of a name that `readCountry` answered (`XK` for Kosovo), or null. */
export function countryCode(name: string): string | null {
  return codeByName.get(name) ?? null;
}

/** undefined: not in the tables at all; null: in them as no country. */
function known(text: string): string | null | undefined {
  // With its dots it is what a Turkish document says of itself; without them the code of the Turks & Caicos Islands.
  if (/^\s*T\.\s?C\.?\s*$/.test(text)) return countryIndex.get('tr');
  const key = countryKey(text);
  return noCountryKeys.has(key) || isNotAvailable(text) ? null : countryIndex.get(key);
}

/** The UN writes `na` for a nationality it does not have; only the upper-case code is Namibia. */
function isNotAvailable(text: string): boolean {
  return text.trim() !== 'NA' && countryKey(text) === 'na';
}
