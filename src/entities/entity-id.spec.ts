import { entityIdOf } from './entity-id';

describe('the id of an entity', () => {
  it('is the same in every database and for ever', () => {
    expect(entityIdOf('OFAC', '36')).toBe('e23aff24-47dd-52a1-9791-5c9656642dd8');
  });

  it('tells the same number of two sources apart', () => {
    expect(entityIdOf('OFAC', '36')).not.toBe(entityIdOf('EU_RESTRICTED', '36'));
  });

  it('is another for each generation that a record mints', () => {
    const ids = [1, 2, 3].map((generation) => entityIdOf('OFAC', '36', generation));
    expect(new Set(ids).size).toBe(3);
    expect(ids[0]).toBe(entityIdOf('OFAC', '36'));
  });
});
