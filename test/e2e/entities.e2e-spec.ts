import { join } from 'node:path';
import type { SourceName } from '../../src/common/sources';
import { OwnerDatabase } from '../../src/database/owner-database';
import { entityIdOf } from '../../src/entities/entity-id';
import { JudgementService } from '../../src/entities/judgement.service';
import { ListedEntityReader } from '../../src/entities/listed-entity.reader';
import { blocksOf } from '../../src/entities/resolve/blocking-keys';
import { clusterRecords } from '../../src/entities/resolve/cluster-records';
import { type Judgement, Judgements } from '../../src/entities/resolve/judgements';
import { byKey, recordOfKey } from '../../src/entities/resolve/record-key';
import { traitsByKey } from '../../src/entities/resolve/record-traits';
import { SOURCES } from '../../src/common/sources';
import { listSources } from '../../src/lists/sources.registry';
import type { ListedRecord } from '../../src/matching/model';
import { type ListContext, openLists } from '../support/list-context';
import { describeWithRealLists } from '../support/real-lists';
import { type Entry, recordFile, recordSource } from '../support/record-source';

let lists: ListContext;
afterEach(() => lists.close());

/** Which records are together, and under which id: of all that are listed. */
async function entities(): Promise<Record<string, string>> {
  const rows = await lists.database.query<{ key: string; entity_id: string }[]>(
    `SELECT DISTINCT m.source || ':' || m.reference_id AS key, entity_id
     FROM entity_record m JOIN listed_record r ON r.source = m.source AND r.reference_id = m.reference_id ORDER BY 1`,
  );
  return Object.fromEntries(rows.map(({ key, entity_id }) => [key, entity_id]));
}

describe('records of several lists', () => {
  beforeEach(async () => (lists = await openLists(SOURCES.map(recordSource))));

  const publish = async (source: SourceName, ...entries: Entry[]) =>
    lists.importer.import(source, await recordFile(source, entries), {
      who: 'test',
      overrides: [{ expectation: 'filled_fields', reason: 'small editions' }],
    });
  const judge = (left: string, right: string, judgement: Judgement) =>
    new JudgementService(new OwnerDatabase(lists.database), lists.clock).judge(recordOfKey(left), recordOfKey(right), {
      judgement,
      by: 'officer',
      reason: 'seen the passport',
    });
  const show = (id: string, sources = SOURCES) =>
    new ListedEntityReader(new OwnerDatabase(lists.database)).byId(id, sources);

  const cites: Partial<ListedRecord> = { crossReferences: [{ source: 'UN_CONSOLIDATED', referenceId: 'QDi.006' }] };
  const passport: Partial<ListedRecord> = { identifiers: [{ type: 'passport', value: 'E015648', country: 'Iraq' }] };
  const UN: Entry = ['QDi.006', 'Karim Yunus al-Zubaydi'];
  const UK: Entry = ['AQD0001', 'ZUBAYDI, Karim Yunus', cites];
  const OFAC_ID = entityIdOf('OFAC', '17');
  const UN_ID = entityIdOf('UN_CONSOLIDATED', 'QDi.006');
  const UK_ID = entityIdOf('UK_HMT', 'AQD0001');

  it('become one entity with the edition that ties them, and an edition read again changes no id', async () => {
    await publish('UN_CONSOLIDATED', UN, ['QDi.007', 'Somebody Else']);
    await publish('UK_HMT', UK, ['RUS0001', 'Quite Another']);
    const first = await entities();
    expect(first).toMatchObject({ 'UK_HMT:AQD0001': UN_ID, 'UN_CONSOLIDATED:QDi.006': UN_ID });
    expect(new Set(Object.values(first)).size).toBe(3);
    await publish('UN_CONSOLIDATED', UN, ['QDi.007', 'Somebody Else']);
    await publish('UK_HMT', UK, ['RUS0001', 'Quite Another', { remarks: 'changed' }]);
    expect(await entities()).toEqual(first);
  });

  it('keep the oldest id when a later record joins two entities; the other leads to it for ever', async () => {
    await publish('OFAC', ['17', 'Karim Yunus al-Zubaydi', passport]);
    await publish('UN_CONSOLIDATED', UN);
    expect(new Set(Object.values(await entities())).size).toBe(2);
    await publish('UK_HMT', ['AQD0001', 'ZUBAYDI, Karim Yunus', { ...cites, ...passport }]);
    expect(new Set(Object.values(await entities()))).toEqual(new Set([OFAC_ID]));
    expect((await show(UN_ID))?.entityId).toBe(OFAC_ID);
    expect((await show(UN_ID))?.records.map(({ referenceId }) => referenceId)).toEqual(['17', 'AQD0001', 'QDi.006']);
  });

  it('part when the tie goes: the id stays with the strongest key, and a record gets back the id it once had', async () => {
    await publish('OFAC', ['17', 'Karim Yunus al-Zubaydi', passport]);
    await publish('UN_CONSOLIDATED', UN);
    await publish('UK_HMT', ['AQD0001', 'ZUBAYDI, Karim Yunus', { ...cites, ...passport }]);
    await publish('UK_HMT', ['AQD0001', 'ZUBAYDI, Karim Yunus', passport]);
    const apart = {
      'OFAC:17': entityIdOf('OFAC', '17', 2),
      'UK_HMT:AQD0001': entityIdOf('OFAC', '17', 2),
      'UN_CONSOLIDATED:QDi.006': OFAC_ID,
    };
    expect(await entities()).toEqual(apart);
    expect((await show(UN_ID))?.entityId).toBe(OFAC_ID);
    // Together again and apart again: nothing new is minted.
    await publish('UK_HMT', ['AQD0001', 'ZUBAYDI, Karim Yunus', { ...cites, ...passport }]);
    expect(new Set(Object.values(await entities()))).toEqual(new Set([OFAC_ID]));
    await publish('UK_HMT', ['AQD0001', 'ZUBAYDI, Karim Yunus', passport]);
    expect(await entities()).toEqual(apart);
  });

  it('do what people said, also after every later edition', async () => {
    await publish('UN_CONSOLIDATED', UN);
    await publish('UK_HMT', UK);
    await publish('OFAC', ['17', 'Zubaidi']);
    await judge('UK_HMT:AQD0001', 'UN_CONSOLIDATED:QDi.006', 'different');
    await judge('OFAC:17', 'UK_HMT:AQD0001', 'same');
    const said = { 'OFAC:17': OFAC_ID, 'UK_HMT:AQD0001': OFAC_ID, 'UN_CONSOLIDATED:QDi.006': UN_ID };
    expect(await entities()).toEqual(said);
    await publish('UN_CONSOLIDATED', ['QDi.006', 'Karim Yunus al-Zubaydi', { remarks: 'reviewed' }]);
    await publish('UK_HMT', ['AQD0001', 'ZUBAYDI, Karim Yunus', { ...cites, remarks: 'reviewed' }]);
    expect(await entities()).toEqual(said);
    await judge('UN_CONSOLIDATED:QDi.006', 'UK_HMT:AQD0001', 'same');
    expect(new Set(Object.values(await entities())).size).toBe(1);
    expect(
      await lists.database.query(
        `SELECT judgement, judged_by, reason FROM entity_judgement WHERE superseded_at IS NOT NULL`,
      ),
    ).toEqual([{ judgement: 'different', judged_by: 'officer', reason: 'seen the passport' }]);
  });

  it('answer searches as one entity at once, also when somebody judged them between two editions', async () => {
    await publish('UN_CONSOLIDATED', UN);
    await publish('OFAC', ['17', 'Karim Yunus al-Zubaydi']);
    await lists.live.ready();
    const found = () =>
      lists.live
        .current()
        ?.index.search(
          { name: 'Karim Yunus al-Zubaydi', identifiers: [] },
          { minScore: 70, attributes: 'filter', offset: 0, limit: 10 },
        ).matches;
    expect(found()).toHaveLength(2);
    await judge('OFAC:17', 'UN_CONSOLIDATED:QDi.006', 'same');
    await lists.live.refresh();
    expect(found()).toMatchObject([{ entityId: UN_ID, records: [{ source: 'OFAC' }, { source: 'UN_CONSOLIDATED' }] }]);
  });

  it('stop matching when they are listed no more, and stay explainable', async () => {
    await publish('UN_CONSOLIDATED', UN, ['QDi.007', 'Somebody Else']);
    await publish('UK_HMT', UK);
    await publish('UN_CONSOLIDATED', ['QDi.007', 'Somebody Else']);
    await publish('UK_HMT', ['RUS0001', 'Quite Another']);
    expect(Object.keys(await entities())).toEqual(['UK_HMT:RUS0001', 'UN_CONSOLIDATED:QDi.007']);
    const known = await show(UN_ID);
    expect(
      known?.records.map(({ referenceId, edition, removedIn }) => [
        referenceId,
        edition.slice(-2),
        removedIn?.slice(-2),
      ]),
    ).toEqual([
      ['AQD0001', '-1', '-2'],
      ['QDi.006', '-1', '-2'],
    ]);
    await publish('UK_HMT', UK);
    expect(await entities()).toHaveProperty('UK_HMT:AQD0001', UN_ID);
  });

  it('tell the ids of entities that were tied by a record that is gone apart', async () => {
    await publish('OFAC', ['17', 'Karim Yunus al-Zubaydi', passport]);
    await publish('UN_CONSOLIDATED', UN);
    await publish(
      'UK_HMT',
      ['AQD0001', 'ZUBAYDI, Karim Yunus', { ...cites, ...passport }],
      ['RUS0001', 'Quite Another'],
    );
    await publish('UK_HMT', ['RUS0001', 'Quite Another']);
    expect(await entities()).toEqual({
      'OFAC:17': entityIdOf('OFAC', '17', 2),
      'UK_HMT:RUS0001': entityIdOf('UK_HMT', 'RUS0001'),
      'UN_CONSOLIDATED:QDi.006': OFAC_ID,
    });
  });

  it('are suggested where something forbids what a rule says, and where they are merely alike', async () => {
    const born = { birthDates: ['1961-03-04'], nationalities: ['Iraq'] };
    await publish('UN_CONSOLIDATED', ['QDi.006', 'Karim Yunus al-Zubaydi', { ...born, gender: 'male' }]);
    await publish('UK_HMT', ['AQD0001', 'Karim Yunus al-Zubaydi', { ...cites, gender: 'female' }]);
    await publish('OFAC', ['17', 'Karim Yusuf al-Zubaydi', born]);
    const pairs = await new JudgementService(new OwnerDatabase(lists.database), lists.clock).suggestions(10);
    expect(pairs).toEqual([
      {
        left: { source: 'UK_HMT', referenceId: 'AQD0001', name: 'Karim Yunus al-Zubaydi' },
        right: { source: 'UN_CONSOLIDATED', referenceId: 'QDi.006', name: 'Karim Yunus al-Zubaydi' },
        reasons: ['un_reference'],
        against: 'genders_differ',
      },
      {
        left: { source: 'OFAC', referenceId: '17', name: 'Karim Yusuf al-Zubaydi' },
        right: { source: 'UN_CONSOLIDATED', referenceId: 'QDi.006', name: 'Karim Yunus al-Zubaydi' },
        reasons: ['similar_name', 'same_birth_date', 'same_nationality'],
        against: null,
      },
    ]);
    expect(UK_ID).not.toBe(UN_ID);
  });

  it('end in the same entities whichever list comes first, and whether they come at once or one by one', async () => {
    const editions: [SourceName, Entry[]][] = [
      [
        'OFAC',
        [
          ['17', 'Karim Yunus al-Zubaydi', passport],
          ['18', 'Somebody Else', { birthDates: ['1970-01-01'] }],
        ],
      ],
      ['UN_CONSOLIDATED', [UN, ['QDi.007', 'Else Somebody']]],
      ['UK_HMT', [['AQD0001', 'ZUBAYDI, Karim Yunus', { ...cites, ...passport }]]],
      ['EU_RESTRICTED', [['EU.1', 'Karim Yunus al-Zubaydi', { ...passport, gender: 'male' }]]],
    ];
    const partitions: string[] = [];
    for (const order of [editions, [...editions].reverse()]) {
      for (const [source, entries] of order) await publish(source, ...entries);
      partitions.push(JSON.stringify(Object.values(groups(await entities())).sort()));
      await lists.close();
      lists = await openLists(SOURCES.map(recordSource));
    }
    expect(partitions[0]).toBe(partitions[1]);
  });
});

describe('the demonstration lists', () => {
  it('know Ayman al-Zawahiri as one entity of all five sources', async () => {
    lists = await openLists(listSources);
    const demo = { who: 'demo', demonstration: true };
    for (const [source, path] of DEMONSTRATION) {
      await lists.importer.import(source, join(process.cwd(), 'demo', path), demo);
    }
    const entityOf = await entities();
    const together = Object.keys(entityOf).filter((key) => entityOf[key] === entityOf['UN_CONSOLIDATED:QDi.006']);
    expect(together.map((key) => recordOfKey(key).source).sort()).toEqual([...SOURCES].sort());
    const shared = Object.values(groups(entityOf)).filter((keys) => keys.includes(' '));
    expect(shared.length).toBeGreaterThan(30);
  });
});

const DEMONSTRATION: readonly (readonly [SourceName, string])[] = [
  ['OFAC', 'ofac'],
  ['UN_CONSOLIDATED', 'un'],
  ['EU_RESTRICTED', 'eu'],
  ['UK_HMT', 'uk'],
  ['MASAK', 'masak/A-BIRLESMIS-MILLETLER-6415-SAYILI-KANUN-5.-MADDE.csv'],
  ['MASAK', 'masak/C-IC-DONDURMA-6415-SAYILI-KANUN-7.-MADDE.csv'],
];

function groups(entityOf: Readonly<Record<string, string>>): Record<string, string> {
  const found: Record<string, string> = {};
  const sorted = Object.entries(entityOf).sort(([a], [b]) => byKey(a, b));
  for (const [key, id] of sorted) found[id] = found[id] === undefined ? key : `${found[id]} ${key}`;
  return found;
}

/** The entities that come of looking at all that is listed at once. */
async function atOnce(): Promise<string[]> {
  const rows = await lists.database.query<{ record: ListedRecord }[]>(`SELECT record FROM listed_record ORDER BY list`);
  const traits = [...traitsByKey(rows.map(({ record }) => record)).values()];
  const { clusters } = clusterRecords(traits, blocksOf(traits), new Judgements([]));
  return clusters.map((cluster) => cluster.map(({ key }) => key).join(' '));
}

describeWithRealLists('the real lists', (folder) => {
  beforeEach(async () => (lists = await openLists(listSources)));

  const load = (source: SourceName, path: string) =>
    lists.importer.import(source, join(folder, path), { who: 'test', overrides: OVERRIDES });
  const OVERRIDES = (['max_fall', 'warning_share', 'filled_fields', 'min_records'] as const).map((expectation) => ({
    expectation,
    reason: 'old editions',
  }));
  const PAIRS: [SourceName, string, string][] = [
    ['UN_CONSOLIDATED', 'un/2026-02-27/consolidated.xml', 'un/2026-08-01/consolidated.xml'],
    ['UK_HMT', 'uk/2025-04-10/ConList.xlsx', 'uk/2025-04-14/ConList.xlsx'],
  ];

  it('give the same entities and ids when the older and the newer edition are loaded again', async () => {
    const round = async () => {
      for (const [source, older] of PAIRS) await load(source, older);
      const before = await entities();
      for (const [source, , newer] of PAIRS) await load(source, newer);
      return { before, after: await entities() };
    };
    const first = await round();
    expect(Object.keys(first.after).length).toBeGreaterThan(5000);
    expect(Object.values(groups(first.after)).sort()).toEqual((await atOnce()).sort());
    const again = await round();
    expect(again.after).toEqual(first.after);
    expect(await load('UN_CONSOLIDATED', 'un/2026-08-01/consolidated.xml')).toMatchObject({ outcome: 'unchanged' });
    await lists.close();
    lists = await openLists(listSources);
    expect((await round()).after).toEqual(first.after);
  }, 600_000);

  it('give OFAC’s entities and ids again when the older and the newer edition are loaded again', async () => {
    const round = async () => {
      await load('OFAC', 'ofac/2021-07-07');
      await load('OFAC', 'ofac/assembled-2026-07');
      return entities();
    };
    const first = await round();
    expect(Object.keys(first)).toHaveLength(19_129);
    expect(await round()).toEqual(first);
  }, 600_000);
});
