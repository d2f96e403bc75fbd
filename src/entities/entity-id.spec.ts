import { entityIdOf } from './entity-id';
import { resolveEntities } from './resolve-entities';

describe('the id of an entity', () => {
  it('is the same in every database and for ever', () => {
    expect(entityIdOf('OFAC', '36')).toBe('e23aff24-47dd-52a1-9791-5c9656642dd8');
  });

  it('tells the same number of two sources apart', () => {
    expect(entityIdOf('OFAC', '36')).not.toBe(entityIdOf('EU_RESTRICTED', '36'));
  });

  it('stays with a record that has one', () => {
    const known = '018f2b1c-0000-7000-8000-000000000001';
    expect(
      resolveEntities([
        { source: 'OFAC', referenceId: '36', entityId: known },
        { source: 'OFAC', referenceId: '37', entityId: null },
      ]),
    ).toEqual([known, entityIdOf('OFAC', '37')]);
  });
});
