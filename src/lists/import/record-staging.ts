import type { Client } from 'pg';
import type { ListedRecord } from '../../matching/model';
import { inTransaction } from '../database-connection';
import { arrayText, copyRows, type CopyValue } from './copy';

/** One version of a record, ready to be written. */
export interface StagedRecord {
  readonly id: string;
  readonly contentHash: string;
  /** JSON text. */
  readonly raw: string;
  readonly record: ListedRecord;
}

/** Writes new versions of records beside the live ones: with an edition that is not live, nobody sees them. */
export class RecordStaging {
  constructor(
    private readonly client: Client,
    private readonly edition: { readonly source: string; readonly list: string; readonly seq: number },
  ) {}

  /** Writes a batch and what belongs to it, all or nothing. */
  async write(batch: readonly StagedRecord[]): Promise<void> {
    await inTransaction(this.client, async () => {
      const { source, list, seq } = this.edition;
      await copyRows(
        this.client,
        'source_record',
        ['id', 'source', 'list', 'reference_id', 'first_edition', 'content_hash', 'raw', 'record'],
        batch.map(({ id, contentHash, raw, record }) => {
          return [id, source, list, record.referenceId, seq, contentHash, raw, JSON.stringify(record)];
        }),
      );
      for (const part of PARTS) {
        const columns = ['source_record_id', 'position', ...part.columns];
        await copyRows(this.client, part.table, columns, partRows(batch, part));
      }
    });
  }
}

/** What is written in rows of its own, so that it can be looked up without reading every record. */
interface Part {
  readonly table: string;
  readonly columns: readonly string[];
  readonly rows: (record: ListedRecord) => readonly (readonly CopyValue[])[];
}

const PARTS: readonly Part[] = [
  {
    table: 'alias',
    columns: ['name', 'quality', 'former'],
    rows: ({ names }) => names.map(({ name, quality, former }) => [name, quality, former === true]),
  },
  {
    table: 'address',
    columns: ['address', 'city', 'region', 'country', 'postal_code'],
    rows: ({ addresses }) =>
      addresses.map(({ address, city, region, country, postalCode }) => [address, city, region, country, postalCode]),
  },
  {
    table: 'identifier',
    columns: ['type', 'value', 'country', 'label', 'issued_at', 'expires_at'],
    rows: ({ identifiers }) =>
      identifiers.map(({ type, value, country, label, issuedAt, expiresAt }) => {
        return [type, value, country, label ?? null, issuedAt ?? null, expiresAt ?? null];
      }),
  },
  {
    table: 'sanction',
    columns: ['program', 'regime', 'measures', 'listed_at', 'modified_at', 'legal_basis'],
    rows: ({ sanctions }) =>
      sanctions.map(({ program, regime, measures, listedAt, modifiedAt, legalBasis }) => {
        return [program, regime, arrayText(measures), listedAt, modifiedAt, legalBasis ?? null];
      }),
  },
];

function* partRows(batch: readonly StagedRecord[], part: Part): Generator<readonly CopyValue[]> {
  for (const { id, record } of batch) {
    let position = 0;
    for (const row of part.rows(record)) yield [id, position++, ...row];
  }
}
