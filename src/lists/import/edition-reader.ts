import type { SourceName } from '../../common/sources';
import type { ListedRecord } from '../../matching/model';
import { ListError, type EditionFacts, type ListWarning, type RawRecord } from '../source';
import { RecordSample } from '../publish/canary';
import { EditionTally } from './edition-tally';
import type { Recognised } from './list-files';

/** A record of an edition: as the publisher wrote it, and as we understand it. */
export interface MappedRecord {
  readonly referenceId: string;
  /** The raw record as JSON text. */
  readonly raw: string;
  readonly record: ListedRecord;
}

// PostgreSQL holds neither U+0000 nor half a surrogate pair; as JSON both are such an escape.
const UNSTORABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][0-9a-f]{2})/i;

/** Reads one edition from its files, record by record, and counts it on the way. */
export class EditionReader {
  readonly tally = new EditionTally();
  readonly sample = new RecordSample();
  private read: EditionFacts | undefined;

  constructor(
    private readonly source: SourceName,
    private readonly recognised: Recognised,
  ) {}

  get list(): string {
    return this.recognised.match.list;
  }

  /** Asked only after the last record has been taken. */
  get facts(): EditionFacts {
    if (!this.read) throw new Error('an edition was asked for its facts before it was read');
    return this.read;
  }

  async *records(): AsyncGenerator<MappedRecord> {
    const { format, match } = this.recognised;
    const reading = format.read(match);
    const seen = new Set<string>();
    for await (const raw of reading.records) {
      if (seen.has(raw.referenceId)) throw this.fault(raw.referenceId, 'occurs twice in the list');
      seen.add(raw.referenceId);
      yield this.mapped(raw);
    }
    this.read = reading.facts();
  }

  private mapped(raw: RawRecord): MappedRecord {
    const warnings: ListWarning[] = [];
    const record = this.recognised.format.map(raw, this.list, (warning) => warnings.push(warning));
    const text = JSON.stringify(raw.raw);
    if (UNSTORABLE.test(text) || UNSTORABLE.test(JSON.stringify(record))) {
      throw this.fault(raw.referenceId, 'holds a character that is no text (U+0000 or half a surrogate pair)');
    }
    if (record.source !== this.source || record.list !== this.list || record.referenceId !== raw.referenceId) {
      throw this.fault(raw.referenceId, `was read as ${record.source} ${record.list} ${record.referenceId}`);
    }
    this.tally.add(record, warnings);
    this.sample.add(record);
    return { referenceId: raw.referenceId, raw: text, record };
  }

  private fault(referenceId: string, message: string): ListError {
    return new ListError(this.source, `record ${referenceId}`, message);
  }
}
