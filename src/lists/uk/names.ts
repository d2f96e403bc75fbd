import type { ListedName, NameQuality } from '../../matching/model';
import { clean } from '../reading/distinct';
import type { Note } from '../reading/note';
import type { Designation, DesignationName } from './designation';

/** Name types of the two lists, in lower case. */
const TYPES: Readonly<Record<string, { readonly quality: NameQuality; readonly former: boolean }>> = {
  'primary name': { quality: 'primary', former: false },
  'primary name variation': { quality: 'aka', former: false },
  alias: { quality: 'aka', former: false },
  aka: { quality: 'aka', former: false },
  fka: { quality: 'aka', former: true },
};

const RANK: Readonly<Record<NameQuality, number>> = { primary: 0, aka: 1, low: 2 };

/** `IMO 9187629 (“AMUL”)`: ships without a stated name are listed under their number, the name used in brackets. */
const NUMBER_AND_NAME = /^IMO:?\s*\d{7}\s*\(["“”']?([^"“”]+?)["“”']?\)$/i;

/**
 * All names, the primary ones first. A name given several times is kept once, as the strongest. Where the publisher calls
 * none primary, the first is.
 */
export function readNames(designation: Designation, note: Note): ListedName[] {
  const person = designation.kind === 'Individual';
  const latin = designation.names.map((name) => readName(name, person, note));
  const others = designation.nonLatinNames.map((name): ListedName => ({ name: clean(name), quality: 'aka' }));
  const byName = new Map<string, ListedName>();
  for (const name of [...latin, ...others]) {
    const known = byName.get(name.name);
    if (name.name !== '' && (!known || RANK[name.quality] < RANK[known.quality])) byName.set(name.name, name);
  }
  const names = [...byName.values()];
  const [first, ...rest] = [
    ...names.filter(({ quality }) => quality === 'primary'),
    ...names.filter(({ quality }) => quality !== 'primary'),
  ];
  return first ? [{ ...first, quality: 'primary' }, ...rest] : [];
}

function readName({ given, last, type, strength }: DesignationName, person: boolean, note: Note): ListedName {
  const kind = TYPES[clean(type).toLowerCase()];
  if (!kind) note('unknown_name_type', 'Name type', type);
  const low = /^low\b/i.test(strength);
  if (!low && strength !== '' && !/^good\b/i.test(strength)) note('unknown_alias_strength', 'Alias strength', strength);
  const family = clean(last);
  const others = clean(given.join(' '));
  const whole = clean(`${others} ${family}`);
  return {
    name: NUMBER_AND_NAME.exec(whole)?.[1] ?? whole,
    quality: low ? 'low' : (kind?.quality ?? 'aka'),
    ...(kind?.former ? { former: true } : {}),
    ...(person && others !== '' && family !== '' ? { parts: { family, given: others } } : {}),
  };
}
