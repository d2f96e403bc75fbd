import { join } from 'node:path';
import { describeWithRealLists } from '../support/real-lists';
import { realEntities } from '../../bench/engine/real-entities';
import { EntityIndex } from '../../src/matching/entity-index';
import type { IdentifierType, ListedEntity, Match, Subject } from '../../src/matching/model';

describeWithRealLists('the real lists', (folder) => {
  let index: EntityIndex;
  let entities: ListedEntity[];

  beforeAll(async () => {
    const read = await realEntities();
    if (!read) throw new Error(`the editions the bench reads are not in ${join(folder, 'ofac')} and un`);
    entities = [...read.entities];
    index = new EntityIndex(EntityIndex.build(entities));
  });

  const search = (name: string, more: Partial<Subject> = {}): readonly Match[] =>
    index.search({ name, identifiers: [], ...more }, { minScore: 50, attributes: 'filter', offset: 0, limit: 10 })
      .matches;

  it.each([
    ['Vladimir Putin', 'OFAC:35096'],
    ['Putin Vladimir', 'OFAC:35096'],
    ['Владимир Путин', 'OFAC:35096'],
    ['Vladmir Puttin', 'OFAC:35096'],
    ['AEROCARIBEAN', 'OFAC:36'],
    ['Al Qaida', 'OFAC:6366'],
    ['Osama bin Laden', 'OFAC:6365'],
    ['Kim Jong Un', 'OFAC:20157'],
    ['김정은', 'OFAC:20157'],
    ['金正恩', 'OFAC:20157'],
    ['Korea Mining Development Trading Corporation', 'OFAC:9345'],
  ])('"%s" finds %s first', (name, entityId) => {
    const [first] = search(name);
    const tied = search(name).filter((match) => match.rawScore === first?.rawScore);
    expect(tied.map((match) => match.entityId)).toContain(entityId);
  });

  it.each(['John Smith', 'Maria Garcia', 'Acme Trading LLC'])('"%s" finds nothing strong', (name) => {
    expect(search(name).filter((match) => match.score >= 85)).toEqual([]);
  });

  it.each<IdentifierType>(['imo', 'passport', 'national_id', 'lei', 'wallet', 'aircraft_serial_number'])(
    'a listed %s beside any name finds its holder, very strong',
    (type) => {
      for (const { entityId, value } of everySome(identifiersOf(type), 25)) {
        const match = search('Nobody Inparticular', { identifiers: [{ type, value }] }).find(
          (one) => one.entityId === entityId,
        );
        expect([value, match?.matchQuality]).toEqual([value, 'very_strong']);
      }
    },
  );

  it.each(['vessel', 'aircraft'] as const)('a %s is found by its name, first or tied', (type) => {
    for (const { entityId, records } of everySome(
      entities.filter((entity) => entity.records[0]?.type === type),
      7,
    )) {
      const found = search(records[0]?.names[0]?.name ?? '', { type });
      const match = found.find((one) => one.entityId === entityId);
      expect([entityId, match?.rawScore]).toEqual([entityId, found[0]?.rawScore]);
    }
  });

  function identifiersOf(type: IdentifierType): { entityId: string; value: string }[] {
    return entities.flatMap(({ entityId, records }) =>
      records
        .flatMap((record) => record.identifiers.filter((one) => one.type === type && one.value.length > 6))
        .map(({ value }) => ({ entityId, value })),
    );
  }
});

const everySome = <T>(items: readonly T[], step: number): T[] => items.filter((_, at) => at % step === 0);
