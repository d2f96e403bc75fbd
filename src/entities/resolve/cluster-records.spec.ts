import { listedRecord } from '../../../test/support/listed-entity.builder';
import type { ListedRecord } from '../../matching/model';
import { clusterRecords, MAX_CLUSTER } from './cluster-records';
import { Judgements, type JudgedPair } from './judgements';
import { recordTraits, type RecordTraits } from './record-traits';

const record = (
  source: string,
  referenceId: string,
  stated: Partial<ListedRecord> = {},
  name = 'Karim Yunus al-Zubaydi',
): RecordTraits => recordTraits(listedRecord([name], { source, referenceId, ...stated }));

const passport: Partial<ListedRecord> = { identifiers: [{ type: 'passport', value: 'E015648', country: 'Iraq' }] };
const cites = (referenceId: string): Partial<ListedRecord> => ({
  crossReferences: [{ source: 'UN_CONSOLIDATED', referenceId }],
});
const born = (...birthDates: string[]): Partial<ListedRecord> => ({ birthDates });

const keysOf = (records: readonly RecordTraits[], judged: readonly JudgedPair[] = []) => {
  const { clusters, refused } = clusterRecords(records, [records], new Judgements(judged));
  return { clusters: clusters.map((cluster) => cluster.map(({ key }) => key)), refused };
};

describe('putting records into entities', () => {
  it('joins what is linked in steps', () => {
    const records = [
      record('OFAC', '1', passport),
      record('UK_HMT', 'U1', { ...passport, ...cites('QDi.006') }),
      record('UN_CONSOLIDATED', 'QDi.006', {}, 'K. Z.'),
    ];
    expect(keysOf(records).clusters).toEqual([['OFAC:1', 'UK_HMT:U1', 'UN_CONSOLIDATED:QDi.006']]);
  });

  it('asks the whole of both clusters: a date that only a third record gives still forbids', () => {
    const un = record('UN_CONSOLIDATED', 'QDi.006', born('1950-01-01'));
    const records = [
      un,
      record('UK_HMT', 'U1', { ...passport, ...cites('QDi.006') }),
      record('OFAC', '1', { ...passport, ...born('1961-03-04') }),
    ];
    expect(keysOf(records)).toEqual({
      clusters: [['OFAC:1'], ['UK_HMT:U1', 'UN_CONSOLIDATED:QDi.006']],
      refused: [{ left: 'OFAC:1', right: 'UK_HMT:U1', rule: 'passport', against: 'birth_dates_conflict' }],
    });
  });

  it('gives the stronger link its way, whatever the order of the records', () => {
    const records = [
      record('UK_HMT', 'U1', { ...passport, ...cites('QDi.006') }),
      record('OFAC', '1', { ...passport, ...cites('QDi.007') }),
      record('UN_CONSOLIDATED', 'QDi.006'),
    ];
    const expected = keysOf(records);
    expect(expected.clusters).toEqual([['OFAC:1'], ['UK_HMT:U1', 'UN_CONSOLIDATED:QDi.006']]);
    expect(keysOf([...records].reverse())).toEqual(expected);
  });

  it('takes a name and date only where they point at one record of each list', () => {
    const named = born('1961-03-04');
    expect(keysOf([record('OFAC', '1', named), record('UK_HMT', 'U1', named)]).clusters).toHaveLength(1);
    const { clusters, refused } = keysOf([
      record('OFAC', '1', named),
      record('UK_HMT', 'U1', named),
      record('UK_HMT', 'U2', named),
    ]);
    expect(clusters).toHaveLength(3);
    expect(new Set(refused.map(({ against }) => against))).toEqual(new Set(['not_unique']));
  });

  it('does what people said: together against every rule, apart against every rule', () => {
    const pair = { left: 'OFAC:1', right: 'UK_HMT:U1' };
    const opposed = [record('OFAC', '1', { gender: 'male' }), record('UK_HMT', 'U1', { gender: 'female' })];
    expect(keysOf(opposed, [{ ...pair, judgement: 'same' }]).clusters).toEqual([['OFAC:1', 'UK_HMT:U1']]);
    const linked = [record('OFAC', '1', passport), record('UK_HMT', 'U1', passport)];
    expect(keysOf(linked, [{ ...pair, judgement: 'different' }]).clusters).toHaveLength(2);
    expect(keysOf(linked, [{ ...pair, judgement: 'unsure' }]).clusters).toHaveLength(2);
  });

  it('keeps apart what people keep apart also where a third record would join them', () => {
    const records = [
      record('OFAC', '1', passport),
      record('UK_HMT', 'U1', passport),
      record('EU_RESTRICTED', 'E1', passport),
    ];
    const { clusters, refused } = keysOf(records, [{ left: 'OFAC:1', right: 'UK_HMT:U1', judgement: 'different' }]);
    expect(clusters).toEqual([['EU_RESTRICTED:E1', 'OFAC:1'], ['UK_HMT:U1']]);
    expect(refused).toMatchObject([{ rule: 'passport', against: 'judged_different' }]);
  });

  it('lets no cluster grow beyond its cap, and reports what was left out', () => {
    const records = Array.from({ length: MAX_CLUSTER + 1 }, (_, at) =>
      record('OFAC', `${100 + at}`, { ...passport, list: `l${at}` }),
    );
    const { clusters, refused } = keysOf(records);
    expect(clusters.map(({ length }) => length)).toEqual([MAX_CLUSTER, 1]);
    expect(refused[0]).toMatchObject({ against: 'cluster_cap' });
  });
});
