import { listedRecord } from '../../../test/support/listed-entity.builder';
import { assignIds, type KnownEntity } from './assign-ids';
import { recordOfKey } from './record-key';
import { recordTraits } from './record-traits';

const record = (key: string, unReference?: string) =>
  recordTraits(
    listedRecord(['A B'], {
      ...recordOfKey(key),
      crossReferences: unReference === undefined ? [] : [{ source: 'UN_CONSOLIDATED', referenceId: unReference }],
    }),
  );
const known = (id: string, mintedFrom: string, ordinal: number, generation = 1): KnownEntity => ({
  id,
  ...recordOfKey(mintedFrom),
  ordinal,
  generation,
  heldElsewhere: false,
});
const [a, b] = [record('OFAC:1'), record('UK_HMT:U1')];

describe('the id of an entity', () => {
  it('is minted from one of its records, the UN’s before others', () => {
    const minted = { source: 'UN_CONSOLIDATED', referenceId: 'QDi.006', generation: 1 };
    expect(assignIds([[a, record('UN_CONSOLIDATED:QDi.006')]], new Map(), []).entities).toEqual([minted]);
  });

  it('is that of the records it had, also when others join', () => {
    const { entities, merged } = assignIds([[a, b]], new Map([['UK_HMT:U1', 'X']]), [known('X', 'UK_HMT:U1', 5)]);
    expect({ entities, merged }).toEqual({ entities: ['X'], merged: [] });
  });

  it('is the oldest of those that merge; the others lead to it', () => {
    const before = new Map([
      ['OFAC:1', 'X'],
      ['UK_HMT:U1', 'Y'],
    ]);
    expect(assignIds([[a, b]], before, [known('X', 'OFAC:1', 9), known('Y', 'UK_HMT:U1', 2)])).toEqual({
      entities: ['Y'],
      merged: [{ oldId: 'X', cluster: 0 }],
    });
  });

  it('stays at a split where the strongest key is; what leaves mints a new one', () => {
    const strong = record('UK_HMT:U1', 'QDi.006');
    const before = new Map([
      ['OFAC:1', 'X'],
      ['UK_HMT:U1', 'X'],
    ]);
    expect(assignIds([[a], [strong]], before, [known('X', 'OFAC:1', 1)]).entities).toEqual([
      { source: 'OFAC', referenceId: '1', generation: 2 },
      'X',
    ]);
  });

  it('is again the one a record had before it was merged, once it is split off', () => {
    const before = new Map([
      ['OFAC:1', 'X'],
      ['UK_HMT:U1', 'X'],
    ]);
    const ids = [known('X', 'OFAC:1', 1), known('Y', 'UK_HMT:U1', 2)];
    expect(assignIds([[a], [b]], before, ids).entities).toEqual(['X', 'Y']);
  });

  it('is never one that records elsewhere still hold', () => {
    const held = { ...known('X', 'OFAC:1', 1), heldElsewhere: true };
    expect(assignIds([[a]], new Map(), [held]).entities).toEqual([{ source: 'OFAC', referenceId: '1', generation: 2 }]);
  });
});
