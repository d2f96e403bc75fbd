import type { Client } from 'pg';
import { newId } from '../../common/ids';
import { publish } from '../publish/publisher';
import { ListError, type ListSource } from '../source';
import { recordAttempt } from './attempt.repository';
import { listOf, reportOn, spentSince } from './check-edition';
import { contentHash } from './content-hash';
import { copyRows } from './copy';
import { EditionReader, type MappedRecord } from './edition-reader';
import { EditionRepository, type LiveEditionRow, type LiveVersion, type NewEdition } from './edition.repository';
import type { CheckReport, ImportOptions, ImportReport } from './import-report';
import type { Recognised } from './list-files';
import { RecordStaging, type StagedRecord } from './record-staging';

/** So many records, or so much raw text, are held in memory at once. */
const BATCH_RECORDS = 1000;
const BATCH_CHARACTERS = 4_000_000;
const PROGRESS_EVERY = 500;

export interface ImportTask {
  readonly source: ListSource;
  readonly recognised: Recognised;
  readonly hash: string;
  readonly at: Date;
  readonly options: ImportOptions;
}

/** One import, on the connection that holds the source's lock: read, stage, judge, publish or refuse. */
export class EditionImport {
  private readonly editions: EditionRepository;
  private readonly reader: EditionReader;
  private readonly startedMs = performance.now();
  private liveVersions = new Map<string, LiveVersion>();
  private readonly changed: LiveVersion[] = [];
  private added = 0;

  constructor(
    private readonly client: Client,
    private readonly task: ImportTask,
  ) {
    this.editions = new EditionRepository(client);
    this.reader = new EditionReader(task.source.name, task.recognised);
  }

  async run(): Promise<ImportReport> {
    const { name } = this.task.source;
    const { list } = this.task.recognised.match;
    await this.editions.ensureList(name, list, listOf(this.task.source, list).title);
    await this.editions.abandonStaged(name);
    const live = await this.comparedWith(list);
    const edition = await this.stageEdition(list);
    try {
      await this.stageRecords(edition, live);
      const report = await this.settle(edition, live, this.report(live));
      return { ...report, ...spentSince(this.startedMs) };
    } catch (error) {
      // A connection that is gone cannot be told; the next import then finds the edition staged and abandons it.
      const message = error instanceof ListError ? error.message : 'the import was interrupted';
      await this.editions.refuse(edition, [{ message }]).catch(() => undefined);
      throw error;
    }
  }

  private report(live: LiveEditionRow | null): CheckReport {
    const { source, recognised, options } = this.task;
    return reportOn(source, {
      recognised,
      reader: this.reader,
      startedMs: this.startedMs,
      live: live?.counts ?? null,
      demonstration: options.demonstration === true,
    });
  }

  /** The live edition; null for a first one, and for the first real one after a demonstration. */
  private async comparedWith(list: string): Promise<LiveEditionRow | null> {
    const { source, options } = this.task;
    const live = await this.editions.liveEdition(source.name, list);
    if (live?.demonstration && !options.demonstration) return null;
    if (live) this.liveVersions = await this.editions.liveVersions(source.name, list, live.seq);
    return live;
  }

  private async stageEdition(list: string): Promise<NewEdition> {
    const { source, recognised, hash, at, options } = this.task;
    const edition = {
      id: newId(),
      source: source.name,
      list,
      seq: await this.editions.nextSeq(source.name, list),
      demonstration: options.demonstration === true,
      importedAt: at,
      hash,
      format: recognised.format.id,
      who: options.who,
    };
    await this.editions.stage(edition, labelOf(at.toISOString(), edition.seq));
    return edition;
  }

  private async stageRecords(edition: NewEdition, live: LiveEditionRow | null): Promise<void> {
    const staging = new RecordStaging(this.client, edition);
    let batch: StagedRecord[] = [];
    let characters = 0;
    let read = 0;
    for await (const mapped of this.reader.records()) {
      read += 1;
      if (read % PROGRESS_EVERY === 0) this.progress('reading', read, live);
      const staged = this.newVersion(mapped);
      if (!staged) continue;
      batch.push(staged);
      characters += staged.raw.length;
      if (batch.length < BATCH_RECORDS && characters < BATCH_CHARACTERS) continue;
      await staging.write(batch);
      batch = [];
      characters = 0;
    }
    if (batch.length > 0) await staging.write(batch);
    this.progress('publishing', read, live);
  }

  private progress(stage: 'reading' | 'publishing', records: number, live: LiveEditionRow | null): void {
    this.task.options.onProgress?.({ stage, records, expected: live?.counts.records ?? null });
  }

  /** Null when the live version says the same. What stays in `liveVersions` is no longer listed. */
  private newVersion({ referenceId, raw, record }: MappedRecord): StagedRecord | null {
    const live = this.liveVersions.get(referenceId);
    this.liveVersions.delete(referenceId);
    const hash = contentHash(record);
    if (live?.contentHash === hash) return null;
    if (live) this.changed.push(live);
    else this.added += 1;
    return { id: newId(), contentHash: hash, raw, record };
  }

  private async settle(edition: NewEdition, live: LiveEditionRow | null, check: CheckReport): Promise<ImportReport> {
    const moved = { added: this.added, changed: this.changed.length, removed: this.liveVersions.size };
    const label = labelOf(check.publishedAt ?? edition.importedAt.toISOString(), edition.seq);
    const overrides = this.task.options.overrides ?? [];
    const standing = check.failed.filter(
      ({ expectation }) => !overrides.some((each) => each.expectation === expectation),
    );
    if (live?.hash === edition.hash && moved.added + moved.changed + moved.removed === 0) {
      await this.editions.forget(edition);
      await this.attempt(edition, 'unchanged', live.label, null);
      return { ...check, ...moved, outcome: 'unchanged', edition: live.label };
    }
    await this.editions.describe(edition, { ...check, label, overrides });
    await this.keepWarnings(edition);
    if (standing.length > 0) {
      await this.editions.refuse(edition, standing);
      await this.attempt(edition, 'refused', label, standing.map(({ message }) => message).join('; '));
      return { ...check, ...moved, outcome: 'refused', edition: label };
    }
    await this.publish(edition, live, label);
    return { ...check, ...moved, outcome: 'published', edition: label };
  }

  private publish(edition: NewEdition, live: LiveEditionRow | null, label: string): Promise<void> {
    const ended = [...this.changed, ...this.liveVersions.values()].map(({ id }) => id);
    const publication = {
      edition,
      demonstration: edition.demonstration,
      liveSeq: live?.seq ?? null,
      endedVersions: ended,
      at: edition.importedAt,
    };
    return publish(this.client, publication, () => this.attempt(edition, 'published', label, null));
  }

  private async keepWarnings(edition: NewEdition): Promise<void> {
    const { warnings } = this.reader.tally;
    const rows = warnings.map(({ kind, referenceId, field, value }, position) => {
      return [edition.id, position, kind, referenceId, field, value];
    });
    const columns = ['edition_id', 'position', 'kind', 'reference_id', 'field', 'value'];
    if (rows.length > 0) await copyRows(this.client, 'list_warning', columns, rows);
  }

  private attempt(
    { source, list }: NewEdition,
    outcome: ImportReport['outcome'],
    edition: string,
    message: string | null,
  ): Promise<void> {
    const { at, options } = this.task;
    return recordAttempt(this.client, { source, list, at, who: options.who, outcome, edition, message });
  }
}

/** Unique in its list: the day the publisher gives, or that of the import, and the running number. */
const labelOf = (date: string, seq: number): string => `${date.slice(0, 10)}-${seq}`;
