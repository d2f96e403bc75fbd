import type { EntityType, ListedRecord } from '../../matching/model';
import type { ListWarning } from '../source';
import type { EditionCounts, WarningCount } from './import-report';

/** Fields that an edition must fill about as often as the one before it. */
const FILLED_FIELDS = [
  'birthDates',
  'birthPlaces',
  'nationalities',
  'citizenships',
  'countries',
  'addresses',
  'identifiers',
  'sanctions',
] as const satisfies readonly (keyof ListedRecord)[];

const SAMPLES = 3;

/** Counts an edition while it is read. */
export class EditionTally {
  /** Every warning, in the order of the file. */
  readonly warnings: ListWarning[] = [];
  recordsWithWarnings = 0;
  records = 0;
  unnamed = 0;
  private readonly sums = { names: 0, aliases: 0, weakAliases: 0, addresses: 0, identifiers: 0, sanctions: 0 };
  private readonly byType: Partial<Record<EntityType, number>> = {};
  private readonly filled: Record<string, number> = {};

  add(record: ListedRecord, warnings: readonly ListWarning[]): void {
    this.records += 1;
    if (record.names.length === 0) this.unnamed += 1;
    if (warnings.length > 0) this.recordsWithWarnings += 1;
    this.warnings.push(...warnings);
    this.sums.names += record.names.length;
    this.sums.aliases += record.names.filter(({ quality }) => quality === 'aka').length;
    this.sums.weakAliases += record.names.filter(({ quality }) => quality === 'low').length;
    this.sums.addresses += record.addresses.length;
    this.sums.identifiers += record.identifiers.length;
    this.sums.sanctions += record.sanctions.length;
    this.byType[record.type] = (this.byType[record.type] ?? 0) + 1;
    for (const field of FILLED_FIELDS) {
      if (record[field].length > 0) this.filled[field] = (this.filled[field] ?? 0) + 1;
    }
  }

  counts(file: Readonly<Record<string, number>>): EditionCounts {
    return { records: this.records, ...this.sums, byType: this.byType, filled: this.filled, file };
  }

  warningCounts(): Record<string, WarningCount> {
    const kinds: Record<string, { count: number; samples: ListWarning[] }> = {};
    for (const warning of this.warnings) {
      const kind = (kinds[warning.kind] ??= { count: 0, samples: [] });
      kind.count += 1;
      if (kind.samples.length < SAMPLES) kind.samples.push(warning);
    }
    return kinds;
  }
}
