import type { SourceName } from '../../common/sources';
import type { CheckReport, ImportOptions, ImportReport } from './import-report';

/** Reads, checks and publishes lists. */
export abstract class ListImporterContract {
  /** Reads a file or folder and counts what is in it; writes nothing. Throws ListError on what cannot be read. */
  abstract check(source: SourceName, path: string): Promise<CheckReport>;
  /** Publishes a file or folder as the new edition of its list, or leaves everything as it was. */
  abstract import(source: SourceName, path: string, options: ImportOptions): Promise<ImportReport>;
}
