import type { SourceName } from '../common/sources';
import type { ListedRecord } from '../matching/model';

/** A file on disk, as downloaded or as given by the operator. */
export interface InputFile {
  readonly path: string;
  /** Base name, for messages only: a format is recognised by content. */
  readonly name: string;
  readonly bytes: number;
  /** The first 64 KiB. */
  readonly head: Buffer;
}

/** Something that was not understood. It is kept, counted by `kind` and shown; it never becomes a default value. */
export interface ListWarning {
  /** snake_case, stable: `unknown_remark_item`, `unknown_country`. Each kind is explained in docs/lists.md. */
  readonly kind: string;
  readonly referenceId: string;
  readonly field: string;
  readonly value: string;
}

export type Warn = (warning: ListWarning) => void;

/** A fault that makes a whole file unusable. The message tells the operator what is wrong and where. */
export class ListError extends Error {
  constructor(
    readonly source: SourceName,
    readonly where: string,
    message: string,
  ) {
    super(`${source} ${where}: ${message}`);
    this.name = 'ListError';
  }
}

/** What a file says of itself once it has been read to its end. */
export interface EditionFacts {
  /** The publisher's date of the edition, RFC 3339; null where the file states none. */
  readonly publishedAt: string | null;
  /** How many records the publisher says there are; null where it does not. */
  readonly declaredRecords: number | null;
  /** The file's own counts, made by the reader before mapping, so that nothing mapped can be lost unseen. */
  readonly fileCounts: Readonly<Record<string, number>>;
  /** Why what was read must not be published, where only reading to the end could tell: an export of a part of the list. */
  readonly notPublishable?: string;
}

/** A record as the publisher wrote it: JSON with the publisher's own field names, stored whole as the raw record. */
export interface RawRecord {
  readonly referenceId: string;
  readonly raw: Readonly<Record<string, unknown>>;
}

/** A reading of one edition: iterate `records` to the end, then ask for `facts`. */
export interface Reading {
  readonly records: AsyncIterable<RawRecord>;
  facts(): EditionFacts;
}

/** One format of one list: how to recognise it, read it and map a raw record of it. */
export interface ListFormat {
  /** `ofac-legacy-csv`, `un-xml`. */
  readonly id: string;
  /** Looks at content only. Null: not this format. A string: it is, but cannot be published, and why. */
  recognise(files: readonly InputFile[]): FormatMatch | string | null;
  /** Streams; throws ListError on a file that is cut, malformed or not what it seemed. */
  read(match: FormatMatch): Reading;
  /** Pure. Throws ListError for what must stop the run; warns for what is merely not understood. */
  map(record: RawRecord, list: string, warn: Warn): ListedRecord;
}

export interface FormatMatch {
  /** The list within the source that these files are an edition of. */
  readonly list: string;
  /** By role in the format (`sdn`, `add`, `alt`, `comments`; `main` for a single file). */
  readonly files: Readonly<Record<string, InputFile>>;
}

/** What must hold of an edition before it may be published, beyond what holds of every list. */
export interface Expectations {
  readonly minRecords: number;
  /** Largest tolerated loss of records against the live edition, as a share. */
  readonly maxFall: number;
  /** Largest tolerated share of records with a warning. */
  readonly maxWarningShare: number;
}

/** One publisher: its lists, its formats in the order they are tried, its expectations by list. */
export interface ListSource {
  readonly name: SourceName;
  readonly lists: readonly { readonly id: string; readonly title: string; readonly expectations: Expectations }[];
  readonly formats: readonly ListFormat[];
}
