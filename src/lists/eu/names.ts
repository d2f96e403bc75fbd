import type { Gender, ListedName } from '../../matching/model';
import { clean } from '../reading/distinct';
import type { Note } from '../reading/note';
import type { EuName } from './entity';

const GENDERS: Readonly<Record<string, Gender | null>> = { M: 'male', F: 'female', '?': null };

/** Remarks beside a name that speak of the name: `low quality alias`, `qood quality alias`. */
const LOW = /\blow[- ]quality\b|\bweak alias\b/i;
const FORMER = /\b(?:formerly(?: known as)?|former name|f\.?k\.?a\.?|maiden name|n[ée]e)\b/i;

/**
 * The names in their order; the first is the primary one by the publisher's convention, since nothing marks it. A name given
 * several times is kept once.
 */
export function readNames(names: readonly EuName[], person: boolean): ListedName[] {
  const read = names.map((name, at) => readName(name, at === 0, person));
  const byName = new Map<string, ListedName>();
  for (const name of read) {
    const known = byName.get(name.name);
    if (name.name !== '' && (!known || (known.quality === 'low' && name.quality === 'aka')))
      byName.set(name.name, name);
  }
  return [...byName.values()].map((name, at) => (at === 0 ? { ...name, quality: 'primary' } : name));
}

function readName(name: EuName, first: boolean, person: boolean): ListedName {
  const family = clean(name.last);
  const given = clean(`${name.first} ${name.middle}`);
  const low = !name.strong || name.remarks.some((remark) => LOW.test(remark));
  const former = name.remarks.some((remark) => remark.length < 60 && FORMER.test(remark));
  return {
    name: clean(name.whole) || clean(`${given} ${family}`),
    quality: first ? 'primary' : low ? 'low' : 'aka',
    ...(former ? { former: true } : {}),
    ...(person && family !== '' && given !== '' ? { parts: { family, given } } : {}),
  };
}

/** The gender, which the publisher states with each name. */
export function readGender(names: readonly EuName[], note: Note): Gender | null {
  const stated = [...new Set(names.map(({ gender }) => gender.trim().toUpperCase()).filter((gender) => gender !== ''))];
  for (const gender of stated) if (!Object.hasOwn(GENDERS, gender)) note('unknown_gender', 'gender', gender);
  const genders = stated.flatMap((gender) => GENDERS[gender] ?? []);
  if (genders.length > 1) note('several_genders', 'gender', genders.join(', '));
  return genders.length === 1 ? (genders[0] ?? null) : null;
}
