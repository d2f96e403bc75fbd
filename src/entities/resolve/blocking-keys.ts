import { fullDates, yearsOf } from './birth-dates';
import { isTelling } from './name-agreement';
import type { RecordTraits } from './record-traits';

/** Kinds whose equal number may make two records one entity. */
const LINKING: ReadonlySet<string> = new Set([
  'imo',
  'lei',
  'wallet',
  'tax_id',
  'registration_number',
  'passport',
  'national_id',
  'ssn',
]);

/** What a record is looked up by: records without a key in common have nothing to do with each other. */
export interface BlockingKeys {
  /** Two records that are linked by a rule have one of these in common. */
  readonly linking: readonly string[];
  /** Two records that are worth suggesting have one of these in common. Never empty: a listed record is known by having keys. */
  readonly likeness: readonly string[];
}

export function blockingKeys(traits: RecordTraits): BlockingKeys {
  const linking = [
    ...(traits.unReference === null ? [] : [`un ${traits.unReference}`]),
    ...traits.identifiers.filter(({ type }) => LINKING.has(type)).map(({ type, value }) => `${type} ${value}`),
    ...nameKeys(traits),
  ];
  return { linking: [...new Set(linking)], likeness: [`self ${traits.key}`, ...new Set(likenessKeys(traits))] };
}

/** A person's name is a key only together with a date of birth, so that common names make no crowds. */
function nameKeys({ names, type, birth }: RecordTraits): string[] {
  const good = names.filter(({ weak }) => !weak);
  const keys: string[] = [];
  if (type === 'company')
    keys.push(...good.filter(({ distinctive }) => distinctive > 0).map(({ full }) => `company ${full}`));
  if (type === 'person' || type === null) {
    for (const { full } of good.filter(isTelling)) keys.push(...yearsOf(birth).map((year) => `person ${full} ${year}`));
  }
  return keys;
}

function likenessKeys({ names, type, birth }: RecordTraits): string[] {
  const good = names.filter(({ weak, distinctive }) => !weak && distinctive > 0);
  const keys = good
    .filter(({ distinctive }) => distinctive > 1)
    .map(({ full }) => `${type === 'company' ? 'company' : 'name'} ${full}`);
  if (type !== 'person' && type !== null) return keys;
  const words = new Set(good.flatMap(({ tokens }) => tokens.filter((token) => token.length > 2)));
  return [...keys, ...fullDates(birth).flatMap((day) => [...words].map((word) => `born ${day} ${word}`))];
}

/** Records that have a linking key in common. */
export function blocksOf(records: readonly RecordTraits[]): RecordTraits[][] {
  const blocks = new Map<string, RecordTraits[]>();
  for (const record of records) {
    for (const key of blockingKeys(record).linking) {
      const block = blocks.get(key);
      if (block) block.push(record);
      else blocks.set(key, [record]);
    }
  }
  return [...blocks.values()].filter(({ length }) => length > 1);
}
