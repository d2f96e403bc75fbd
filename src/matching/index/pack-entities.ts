import { ENTITY_TYPES, GENDERS } from '../model/entity-type';
import { IDENTIFIER_TYPES } from '../model/identifier-type';
import type { ListedEntity, ListedRecord } from '../model/listed-entity';
import { type NormaliseHints, normaliseName } from '../normalise/normalise-name';
import { GroupWriter, NumberWriter, TextWriter } from './columns';
import type { EntityColumns } from './layout';
import { type NameFacts, NamePacker, QUALITY } from './pack-names';

/** So many common words together are a name of their own. */
const LEAST_COMMON = 3;
const BRACKETED = /^(.*\S)\s*\(([^()]{2,60})\)$/u;

/** Puts entities into columns, ordered by id so that the order they came in leaves no trace. */
export function packEntities(entities: readonly ListedEntity[]): EntityColumns {
  const sorted = [...entities].sort((a, b) => (a.entityId < b.entityId ? -1 : a.entityId > b.entityId ? 1 : 0));
  const packer = new EntityPacker();
  for (const entity of sorted) packer.add(entity);
  return packer.finish();
}

class EntityPacker {
  private readonly entityIds = new TextWriter();
  private readonly recordStart = new NumberWriter();
  private readonly names = new NamePacker();
  private readonly entity = new NumberWriter();
  private readonly nameStart = new NumberWriter();
  private readonly source = new NumberWriter();
  private readonly referenceId = new NumberWriter();
  private readonly type = new NumberWriter();
  private readonly gender = new NumberWriter();
  private readonly birthDates = new GroupWriter();
  private readonly nationalities = new GroupWriter();
  private readonly countries = new GroupWriter();
  private readonly identifierStart = new NumberWriter();
  private readonly texts = new TextWriter();
  private readonly textIds = new Map<string, number>();
  private readonly json = new TextWriter();
  private readonly identifierRecord = new NumberWriter();
  private readonly identifierType = new NumberWriter();
  private readonly identifierValue = new TextWriter();
  private readonly identifierCountry = new NumberWriter();

  constructor() {
    this.textId(''); // 0 is "not stated"
  }

  add(entity: ListedEntity): void {
    const place = this.recordStart.length;
    this.entityIds.add(entity.entityId);
    this.recordStart.add(this.entity.length);
    for (const record of entity.records) this.addRecord(place, record);
  }

  finish(): EntityColumns {
    this.recordStart.add(this.entity.length);
    this.nameStart.add(this.names.length);
    this.identifierStart.add(this.identifierRecord.length);
    return {
      entityIds: this.entityIds.finish(),
      recordStart: this.recordStart.asUint32(),
      records: {
        entity: this.entity.asUint32(),
        nameStart: this.nameStart.asUint32(),
        source: this.source.asUint32(),
        referenceId: this.referenceId.asUint32(),
        type: this.type.asUint8(),
        gender: this.gender.asUint8(),
        birthDates: this.birthDates.finish(),
        nationalities: this.nationalities.finish(),
        countries: this.countries.finish(),
        identifierStart: this.identifierStart.asUint32(),
        texts: this.texts.finish(),
        json: this.json.finish(),
      },
      ...this.names.finish(),
      identifiers: {
        record: this.identifierRecord.asUint32(),
        type: this.identifierType.asUint8(),
        value: this.identifierValue.finish(),
        country: this.identifierCountry.asUint32(),
      },
    };
  }

  private addRecord(entity: number, record: ListedRecord): void {
    const id = this.entity.length;
    this.entity.add(entity);
    this.source.add(this.textId(record.source));
    this.referenceId.add(this.textId(record.referenceId));
    this.type.add(ENTITY_TYPES.indexOf(record.type));
    this.gender.add(record.gender === null ? 0 : GENDERS.indexOf(record.gender) + 1);
    this.birthDates.add(record.birthDates.map((date) => this.textId(date)));
    this.nationalities.add([...record.nationalities, ...record.citizenships].map((country) => this.textId(country)));
    this.countries.add(record.countries.map((country) => this.textId(country)));
    this.json.add(JSON.stringify(record));
    this.addNames(id, record);
    this.addIdentifiers(id, record);
  }

  private addNames(id: number, record: ListedRecord): void {
    this.nameStart.add(this.names.length);
    record.names.forEach((name, position) => {
      const hints = name.parts ? { type: record.type, parts: name.parts } : { type: record.type };
      const facts = { record: id, quality: QUALITY[name.quality], primary: position === 0 };
      this.names.add(name.name, normaliseName(name.name, hints), facts);
      if (record.type !== 'person') this.addBracketed(name.name, hints, facts);
    });
  }

  /** `IRAN MARINE INDUSTRIAL COMPANY (SADRA)` is known by what stands before the bracket as well, and weakly by what is in it. */
  private addBracketed(name: string, hints: NormaliseHints, facts: NameFacts): void {
    const [, before = '', inside = ''] = BRACKETED.exec(name) ?? [];
    if (before === '') return;
    const whole = normaliseName(before, hints);
    if (whole.tokens.length >= LEAST_COMMON || whole.tokens.some(({ role }) => role === 'name'))
      this.names.add(name, whole, facts);
    const short = normaliseName(inside, hints);
    if (short.tokens.length === 1 && short.tokens[0]?.role === 'name')
      this.names.add(name, short, { ...facts, quality: QUALITY.low, primary: false });
  }

  private addIdentifiers(id: number, record: ListedRecord): void {
    this.identifierStart.add(this.identifierRecord.length);
    for (const identifier of record.identifiers) {
      this.identifierRecord.add(id);
      this.identifierType.add(IDENTIFIER_TYPES.indexOf(identifier.type));
      this.identifierValue.add(identifier.value);
      this.identifierCountry.add(this.textId(identifier.country ?? ''));
    }
  }

  private textId(text: string): number {
    const known = this.textIds.get(text);
    if (known !== undefined) return known;
    const id = this.texts.add(text);
    this.textIds.set(text, id);
    return id;
  }
}
