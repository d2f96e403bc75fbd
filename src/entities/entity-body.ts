import type { EntityBody, SourceRecordBody } from './entities.dto';
import { entityRecords } from './entity-records';
import type { KnownEntityRecords, RecordVersion } from './listed-entity.reader';

/** The wire form of an entity. What is listed speaks for it; only when nothing is does what was, and then without sanctions. */
export function entityBody({ entityId, records }: KnownEntityRecords): EntityBody {
  const listed = records.filter(({ removedIn }) => removedIn === null);
  const speaking = listed.length > 0 ? listed : records.map(withoutSanctions);
  return {
    ...entityRecords(
      entityId,
      speaking.map(({ record }) => record),
    ),
    records: records.map(sourceRecordBody),
  };
}

const withoutSanctions = (version: RecordVersion): RecordVersion => ({
  ...version,
  record: { ...version.record, sanctions: [] },
});

function sourceRecordBody(version: RecordVersion): SourceRecordBody {
  const { source, list, referenceId, edition, publishedAt, removedIn, hash, raw } = version;
  return {
    source,
    list,
    referenceId,
    edition,
    publishedAt: publishedAt?.toISOString() ?? null,
    removedIn,
    hash,
    raw: { ...raw },
  };
}
