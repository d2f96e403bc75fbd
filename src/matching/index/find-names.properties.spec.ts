import fc from 'fast-check';
import { listedEntity } from '../../../test/support/listed-entity.builder';
import { EntityIndex } from '../entity-index';
import type { ListedEntity, Match, SearchOptions } from '../model';
import { readQuestion } from '../question';
import { NameFinder } from './find-names';

const OPTIONS: SearchOptions = { minScore: 20, attributes: 'evidence', offset: 0, limit: 100 };
const GIVEN = ['Vladimir', 'Mohammed', 'Osama', 'Ayşe', 'Dmitri', 'Željko', 'Kim'];
const FAMILY = ['Putin', 'Karadžić', 'Petrov', 'Öztürk', 'Hernandez', 'Zawahiri', 'Drozdov'];
/** Points: a mark may choose another reading. */
const MARKS_COST = 8;
/** Points: where no side says which part is which, the order only breaks ties. */
const ORDER_COST = 1;

const given = fc.constantFrom(...GIVEN);
const family = fc.constantFrom(...FAMILY);
const name = fc.tuple(given, family).map((parts) => parts.join(' '));
const entities = fc
  .uniqueArray(fc.tuple(name, fc.array(name, { maxLength: 3 })), { selector: ([first]) => first, minLength: 1 })
  .map((names) => names.map(([first, others]) => listedEntity([first, ...others])));

const search = (listed: readonly ListedEntity[], asked: string): readonly Match[] =>
  new EntityIndex(EntityIndex.build(listed)).search({ name: asked, identifiers: [] }, OPTIONS).matches;
const scores = (listed: readonly ListedEntity[], asked: string): Map<string, number> =>
  new Map(search(listed, asked).map(({ entityId, rawScore }) => [entityId, rawScore]));

describe('looking up names', () => {
  it('is not changed by an unrelated entity', () => {
    const stranger = listedEntity(['Quetzalcoatl Wojciechowski'], { referenceId: 'stranger' });
    fc.assert(
      fc.property(entities, name, (listed, asked) => {
        const found = search([...listed, stranger], asked).filter(({ entityId }) => entityId !== stranger.entityId);
        expect(found).toEqual(search(listed, asked));
      }),
    );
  });

  it('finds the same without marks and in either order, and scores move no more than stated', () => {
    fc.assert(
      fc.property(entities, given, family, (listed, first, last) => {
        const bare = scores(listed, `${first} ${last}`.normalize('NFD').replace(/\p{M}/gu, ''));
        const turned = scores(listed, `${last} ${first}`);
        for (const [id, score] of scores(listed, `${first} ${last}`)) {
          expect(Math.abs(score - (bare.get(id) ?? 0))).toBeLessThanOrEqual(MARKS_COST);
          expect(Math.abs(score - (turned.get(id) ?? 0))).toBeLessThanOrEqual(ORDER_COST);
        }
      }),
    );
  });

  it('no text is too strange to look for, and none is looked for twice in one name', () => {
    const listed = [...GIVEN, ...FAMILY].map((one) => listedEntity([one, `${one} Petrov`]));
    const names = 2 * listed.length;
    const finder = new NameFinder(EntityIndex.build(listed));
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 160 }),
      fc.string({ unit: 'grapheme', maxLength: 160 }),
      fc.constantFrom('a '.repeat(80), 'Kim '.repeat(40), 'x'.repeat(160), 'Petrov '.repeat(20)),
    );
    fc.assert(
      fc.property(text, (asked) => {
        const found = finder.find(readQuestion({ name: asked, identifiers: [] }, false).name, 50);
        expect(new Set(found).size).toBe(found.length);
        expect(finder.namesLookedAt).toBeLessThanOrEqual(names);
      }),
    );
  });
});
