import type { ListedEntity, ListedName, ListedRecord } from '../../src/matching/model';

/** A listed record with nothing stated but what the test is about; plain strings are good names. */
export function listedRecord(
  names: readonly (string | ListedName)[],
  stated: Partial<Omit<ListedRecord, 'names'>> = {},
): ListedRecord {
  return {
    source: 'OFAC',
    list: 'sdn',
    referenceId: '1',
    type: 'person',
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
    ...stated,
    names: names.map((name, at) => (typeof name === 'string' ? { name, quality: at === 0 ? 'primary' : 'aka' } : name)),
  };
}

/** An entity of one record; the id is made of the first name. */
export function listedEntity(
  names: readonly (string | ListedName)[],
  stated: Partial<Omit<ListedRecord, 'names'>> = {},
): ListedEntity {
  const first = names[0] ?? '';
  const id = typeof first === 'string' ? first : first.name;
  return { entityId: id, records: [listedRecord(names, { referenceId: id, ...stated })] };
}
