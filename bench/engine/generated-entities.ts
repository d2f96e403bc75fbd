import type { ListedEntity, ListedName, ListedRecord } from '../../src/matching/matching';
import { Random } from './random';

const SYLLABLES =
  'ab al an ar bo chi da de di dro el fa ga go ha i ja ka kho la li ma mi mo na ni o pa po ra ri sa she si ta to u va vi wa ya za zu'.split(
    ' ',
  );
const GENERIC = ['Trading', 'International', 'Shipping', 'Industrial', 'General', 'Bank', 'Holding', 'Petroleum'];
const FORMS = ['LLC', 'Ltd', 'OOO', 'S.A.', 'GmbH', 'JSC'];
const RECORDS = 20_000;

/** Persons, companies and vessels with made-up names as rare and as common as on a real list. */
export function generatedEntities(records = RECORDS): ListedEntity[] {
  const random = new Random(20260801);
  const words = Array.from({ length: 12_000 }, () => word(random));
  // Squaring makes the first words common and the last rare.
  const draw = (): string => words[Math.floor(random.next() ** 2 * words.length)] ?? 'nemo';
  return Array.from({ length: records }, (_, at) => entity(random, draw, at));
}

function word(random: Random): string {
  const text = Array.from({ length: 2 + random.below(3) }, () => random.pick(SYLLABLES)).join('');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function entity(random: Random, draw: () => string, at: number): ListedEntity {
  const type = random.pick(['person', 'person', 'company', 'vessel'] as const);
  const name = (): string => {
    if (type === 'person') return `${draw().toUpperCase()}, ${draw()} ${draw()}`;
    return type === 'vessel'
      ? `${draw()} ${random.below(20)}`
      : `${draw()} ${random.pick(GENERIC)} ${random.pick(FORMS)}`;
  };
  const names: ListedName[] = [{ name: name(), quality: 'primary' }];
  for (let more = random.below(4); more > 0; more--) names.push({ name: name(), quality: 'aka' });
  const reference = String(at + 1);
  const identifiers = [
    { type: type === 'vessel' ? 'imo' : 'passport', value: String(9_000_000 + at), country: null },
  ] as const;
  return { entityId: `made:${reference}`, records: [{ ...EMPTY, referenceId: reference, type, names, identifiers }] };
}

const EMPTY: ListedRecord = {
  source: 'OFAC',
  list: 'sdn',
  referenceId: '',
  type: 'other',
  names: [],
  titles: [],
  positions: [],
  gender: null,
  birthDates: [],
  birthPlaces: [],
  nationalities: [],
  citizenships: [],
  countries: [],
  addresses: [],
  identifiers: [],
  websites: [],
  emails: [],
  phones: [],
  sanctions: [],
  links: [],
  crossReferences: [],
  vessel: null,
  aircraft: null,
  pep: false,
  remarks: null,
};
