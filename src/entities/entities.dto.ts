import { ApiProperty } from '@nestjs/swagger';
import { AddressRecord, AliasRecord, EntityRecord, IdentifierRecord, SanctionRecord } from './entity-records.dto';

/** One source record: where values of the entity came from. */
export class SourceRecordBody {
  /**
   * The source that published it, in its canonical name.
   * @example 'UN_CONSOLIDATED'
   */
  source: string;

  /**
   * The list within the source.
   * @example 'un'
   */
  list: string;

  /**
   * The publisher's own reference.
   * @example 'QDi.006'
   */
  referenceId: string;

  /**
   * The live edition of the list, or the last one that held the record.
   * @example '2026-07-31-4'
   */
  edition: string;

  /**
   * The publisher's date of that edition, where it states one.
   * @example '2026-07-31T00:00:00.000Z'
   */
  @ApiProperty({ type: 'string', format: 'date-time' })
  publishedAt: string | null;

  /**
   * The edition from which on the record is no longer listed; null while it is.
   * @example '2026-08-01-2'
   */
  removedIn: string | null;

  /**
   * SHA-256 over the record as we read it, base64url: the same as long as the publisher says the same.
   * @example 'n4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is0V1sFbDwCgg'
   */
  hash: string;

  /** The record as the publisher wrote it, with the publisher's own field names. */
  @ApiProperty({ type: 'object', additionalProperties: true, example: { INDIVIDUAL: { DATAID: '6908555' } } })
  raw: Record<string, unknown>;
}

/** All that the caller's sources know of one entity. */
export class EntityBody {
  /** The entity. Once no record of it is listed any more, as it last was. */
  entity: EntityRecord;

  /** What is in force: records that are listed no more give none. */
  sanctions: SanctionRecord[];

  /** Its further names. */
  aliases: AliasRecord[];

  /** Its addresses. */
  addresses: AddressRecord[];

  /** Its identifiers. */
  identifiers: IdentifierRecord[];

  /** The source records behind it: listed ones first, then those that were listed before. */
  records: SourceRecordBody[];
}
