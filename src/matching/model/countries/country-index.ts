import { countryKey } from './country-key';
import { COUNTRY_TABLE } from './country-table';
import { DEMONYMS } from './demonyms';
import { NO_COUNTRY } from './no-country';
import { OTHER_NAMES } from './other-names';

/** CLDR English name by the key of every name, code and demonym. A name that two countries claim stops the program. */
export const countryIndex: ReadonlyMap<string, string> = buildIndex();

export const noCountryKeys: ReadonlySet<string> = new Set(NO_COUNTRY.split(';').map(countryKey));

function buildIndex(): Map<string, string> {
  const otherNames = namesByCode(OTHER_NAMES);
  const demonyms = namesByCode(DEMONYMS);
  const index = new Map<string, string>();
  for (const [code, alpha3, english, turkish] of COUNTRY_TABLE) {
    const names = [code, alpha3, english, turkish, ...(otherNames.get(code) ?? []), ...(demonyms.get(code) ?? [])];
    for (const key of names.map(countryKey)) {
      const owner = index.get(key);
      if (owner !== undefined && owner !== english) throw new Error(`"${key}" names both ${owner} and ${english}`);
      index.set(key, english);
    }
  }
  return index;
}

/** Reads lines `CC: name; name; …`, which may run on over indented lines. */
function namesByCode(text: string): Map<string, string[]> {
  const known = new Set(COUNTRY_TABLE.map(([code]) => code));
  const lines = text.trim().split(/\n(?=\S)/);
  return new Map(
    lines.map((line) => {
      const code = line.slice(0, 2);
      if (!known.has(code)) throw new Error(`no country has the code ${code}`);
      return [code, line.slice(3).split(';')];
    }),
  );
}
