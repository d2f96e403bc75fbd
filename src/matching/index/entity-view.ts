import { ENTITY_TYPES, GENDERS, type EntityType, type Gender } from '../model/entity-type';
import { IDENTIFIER_TYPES, type IdentifierType } from '../model/identifier-type';
import type { ListedRecord } from '../model/listed-entity';
import { groupAt, textAt } from './columns';
import type { EntityColumns, Groups } from './layout';

export interface KnownIdentifier {
  readonly type: IdentifierType;
  readonly value: string;
  /** CLDR English short name, or ''. */
  readonly country: string;
}

/** What the records of one entity that may be seen say beside names. */
export interface KnownFacts {
  readonly types: readonly EntityType[];
  readonly genders: readonly Gender[];
  readonly birthDates: readonly string[];
  readonly nationalities: readonly string[];
  readonly countries: readonly string[];
  readonly identifiers: readonly KnownIdentifier[];
}

/** Reads entities out of the columns, one at a time and only as far as asked. */
export class EntityView {
  constructor(readonly columns: EntityColumns) {}

  /** Records of the entity that the sources allow, in their order. */
  records(entity: number, sources: ReadonlySet<string> | null): number[] {
    const { recordStart, records } = this.columns;
    const found: number[] = [];
    for (let record = recordStart[entity] as number; record < (recordStart[entity + 1] as number); record++) {
      if (!sources || sources.has(textAt(records.texts, records.source[record] as number))) found.push(record);
    }
    return found;
  }

  /** Each fact is read when it is first asked for: most comparisons need few of them. */
  facts(records: readonly number[]): KnownFacts {
    return new LazyFacts(this, records);
  }

  genders(records: readonly number[]): Gender[] {
    const stated = records
      .map((record) => this.columns.records.gender[record] as number)
      .filter((gender) => gender > 0);
    return distinct(stated.map((gender) => GENDERS[gender - 1] as Gender));
  }

  type(record: number): EntityType {
    return ENTITY_TYPES[this.columns.records.type[record] as number] as EntityType;
  }

  source(record: number): string {
    const { texts, source } = this.columns.records;
    return textAt(texts, source[record] as number);
  }

  referenceId(record: number): string {
    const { texts, referenceId } = this.columns.records;
    return textAt(texts, referenceId[record] as number);
  }

  entityId(entity: number): string {
    return textAt(this.columns.entityIds, entity);
  }

  record(record: number): ListedRecord {
    return JSON.parse(textAt(this.columns.records.json, record)) as ListedRecord;
  }

  identifiers(record: number): KnownIdentifier[] {
    const { identifierStart, texts } = this.columns.records;
    const { type, value, country } = this.columns.identifiers;
    const found: KnownIdentifier[] = [];
    for (let at = identifierStart[record] as number; at < (identifierStart[record + 1] as number); at++) {
      found.push({
        type: IDENTIFIER_TYPES[type[at] as number] as IdentifierType,
        value: textAt(value, at),
        country: textAt(texts, country[at] as number),
      });
    }
    return found;
  }

  texts(records: readonly number[], groups: Groups): string[] {
    const ids = new Set<number>();
    for (const record of records) for (const id of groupAt(groups, record)) ids.add(id);
    return [...ids].map((id) => textAt(this.columns.records.texts, id));
  }
}

class LazyFacts implements KnownFacts {
  private readonly known = new Map<string, readonly unknown[]>();

  constructor(
    private readonly view: EntityView,
    private readonly records: readonly number[],
  ) {}

  get types(): readonly EntityType[] {
    return this.once('types', () => distinct(this.records.map((record) => this.view.type(record))));
  }

  get genders(): readonly Gender[] {
    return this.once('genders', () => this.view.genders(this.records));
  }

  get birthDates(): readonly string[] {
    return this.once('birthDates', () => this.view.texts(this.records, this.view.columns.records.birthDates));
  }

  get nationalities(): readonly string[] {
    return this.once('nationalities', () => this.view.texts(this.records, this.view.columns.records.nationalities));
  }

  get countries(): readonly string[] {
    return this.once('countries', () => this.view.texts(this.records, this.view.columns.records.countries));
  }

  get identifiers(): readonly KnownIdentifier[] {
    return this.once('identifiers', () => this.records.flatMap((record) => this.view.identifiers(record)));
  }

  private once<T>(what: string, read: () => readonly T[]): readonly T[] {
    const known = this.known.get(what) as readonly T[] | undefined;
    if (known) return known;
    const found = read();
    this.known.set(what, found);
    return found;
  }
}

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];
