import type { ListedRecord } from '../matching/matching';
import type { AddressRecord, AliasRecord, EntityRecord, IdentifierRecord, SanctionRecord } from './entity-records.dto';

/** The wire form of one entity, out of the source records its reader may see. */
export interface EntityRecords {
  readonly entity: EntityRecord;
  readonly sanctions: SanctionRecord[];
  readonly aliases: AliasRecord[];
  readonly addresses: AddressRecord[];
  readonly identifiers: IdentifierRecord[];
}

/** `records` hold at least one; the first is the primary one. */
export function entityRecords(entityId: string, records: readonly ListedRecord[]): EntityRecords {
  return {
    entity: entityRecord(entityId, records),
    sanctions: records.flatMap((record) => sanctionsOf(entityId, record)),
    aliases: aliasesOf(entityId, records),
    addresses: records.flatMap(({ addresses }) =>
      addresses.map(({ address, city, region, country, postalCode }) => ({
        entityId,
        address,
        city,
        region,
        country,
        postalCode,
      })),
    ),
    identifiers: distinctIdentifiers(
      records.flatMap(({ identifiers }) =>
        identifiers.map(({ type, value, country }) => ({ entityId, type, value, country })),
      ),
    ),
  };
}

function entityRecord(entityId: string, records: readonly ListedRecord[]): EntityRecord {
  const [primary] = records;
  if (!primary) throw new Error(`entity ${entityId} has no record to show`);
  const all = (values: (record: ListedRecord) => readonly string[]) => [...new Set(records.flatMap(values))];
  return {
    entityId,
    type: primary.type,
    primaryName: primary.names[0]?.name ?? '',
    names: all(({ names }) => names.map(({ name }) => name)),
    gender: records.find(({ gender }) => gender !== null)?.gender ?? null,
    birthDates: all(({ birthDates }) => birthDates),
    birthPlaces: all(({ birthPlaces }) => birthPlaces),
    nationalities: all(({ nationalities, citizenships }) => [...nationalities, ...citizenships]),
    countries: all(({ countries }) => countries),
    pep: records.some(({ pep }) => pep),
  };
}

function sanctionsOf(entityId: string, { source, referenceId, sanctions }: ListedRecord): SanctionRecord[] {
  return sanctions.map(({ program, regime, measures, listedAt, modifiedAt }) => ({
    entityId,
    source,
    program,
    regime,
    measures: [...measures],
    listedAt,
    modifiedAt,
    referenceId,
  }));
}

/** Every name but the entity's own primary one, each once, in its best quality. */
function aliasesOf(entityId: string, records: readonly ListedRecord[]): AliasRecord[] {
  const seen = new Set([records[0]?.names[0]?.name]);
  const names = records.flatMap((record) => record.names);
  const byQuality = [...names].sort((a, b) => Number(a.quality === 'low') - Number(b.quality === 'low'));
  return byQuality
    .filter(({ name }) => !seen.has(name) && seen.add(name))
    .map(({ name, quality }) => ({ entityId, name, quality }));
}

function distinctIdentifiers(identifiers: readonly IdentifierRecord[]): IdentifierRecord[] {
  const byKey = new Map(identifiers.map((i) => [JSON.stringify([i.type, i.value, i.country]), i]));
  return [...byKey.values()];
}
