import fc from 'fast-check';
import { listedEntity } from '../../test/support/listed-entity.builder';
import { compare, compareNames } from './compare';
import { EntityIndex } from './entity-index';
import { transferables } from './index/transfer';
import type { ListedEntity, Match, SearchOptions, Subject } from './model';

const OPTIONS: SearchOptions = { minScore: 20, attributes: 'evidence', offset: 0, limit: 100 };
const GIVEN = ['Vladimir', 'Mohammed', 'Kim', 'Osama', 'Jean Marie', 'Ayşe', 'Dmitri', 'Abdul Rahman', 'Li'];
const FAMILY = [
  'Putin',
  'al-Zawahiri',
  'Jong Un',
  'bin Laden',
  'Karadžić',
  'Petrov',
  'Wang',
  'Hernandez Lopez',
  'Öztürk',
];
const COMPANIES = [
  'Bank Melli Iran',
  'Rosneft Trading S.A.',
  'Unit 840',
  'Aerocaribbean Airlines',
  'Zenit Shipping LLC',
];

const person = fc
  .tuple(fc.constantFrom(...GIVEN), fc.constantFrom(...FAMILY))
  .map(([given, family]) => `${given} ${family}`);
const company = fc.constantFrom(...COMPANIES);
const name = fc.oneof(person, company);
/** A person's names are persons' names: `S.A.` is a form of a company and two initials of a person. */
const named = fc.oneof(
  fc.tuple(person, fc.array(person, { maxLength: 3 }), fc.constant('person' as const)),
  fc.tuple(company, fc.array(company, { maxLength: 3 }), fc.constant('company' as const)),
);
const entities: fc.Arbitrary<ListedEntity[]> = fc
  .uniqueArray(named, { selector: ([first]) => first, minLength: 1, maxLength: 12 })
  .map((names) =>
    names.map(([first, others, type]) =>
      listedEntity([first, ...others], { type, birthDates: ['1960-02-03'], nationalities: ['Iran'] }),
    ),
  );
const subject: fc.Arbitrary<Subject> = fc.record({
  name: fc.oneof(name, fc.string({ unit: 'grapheme', maxLength: 40 })),
  birthDate: fc.constantFrom('1960-02-03', '1960', '1990-01-01'),
  nationality: fc.constantFrom('Iran', 'France'),
  identifiers: fc.constant([]),
});

const search = (listed: readonly ListedEntity[], asked: Subject): readonly Match[] =>
  new EntityIndex(EntityIndex.build(listed)).search(asked, OPTIONS).matches;
const hundredths = (points: number): number => Math.round(points * 100);

describe('whatever is listed and asked', () => {
  it('a raw score is the exact sum of its details and the score its clamp', () => {
    fc.assert(
      fc.property(entities, subject, (listed, asked) => {
        for (const match of search(listed, asked)) {
          const sum = match.scoreDetails.reduce((total, detail) => total + hundredths(detail.score), 0);
          expect(sum).toBe(hundredths(match.rawScore));
          expect(match.score).toBe(Math.min(100, Math.max(0, match.rawScore)));
        }
      }),
    );
  });

  it('the order of the input does not matter, nor does asking twice', () => {
    fc.assert(
      fc.property(entities, subject, (listed, asked) => {
        const first = search(listed, asked);
        expect(search([...listed].reverse(), asked)).toEqual(first);
        expect(search(listed, asked)).toEqual(first);
      }),
    );
  });

  it('results come by score, raw score and id', () => {
    fc.assert(
      fc.property(entities, subject, (listed, asked) => {
        const found = search(listed, asked);
        const sorted = [...found].sort(
          (a, b) => b.score - a.score || b.rawScore - a.rawScore || (a.entityId < b.entityId ? -1 : 1),
        );
        expect(found).toEqual(sorted);
      }),
    );
  });

  it('an entity scores the same alone, in company and compared without an index', () => {
    fc.assert(
      fc.property(entities, subject, (listed, asked) => {
        for (const match of search(listed, asked)) {
          const entity = listed.find((one) => one.entityId === match.entityId) as ListedEntity;
          expect(search([entity], asked)).toEqual([match]);
          expect(compare(asked, entity)).toMatchObject({ rawScore: match.rawScore, scoreDetails: match.scoreDetails });
        }
      }),
    );
  });

  it('whoever is asked by a listed name or good alias is found very strong, first or tied', () => {
    fc.assert(
      fc.property(entities, fc.nat(), fc.nat(), (listed, which, alias) => {
        const entity = listed[which % listed.length] as ListedEntity;
        const names = entity.records[0]?.names ?? [];
        const asked = names[alias % names.length]?.name ?? '';
        const found = search(listed, { name: asked, identifiers: [] });
        const match = found.find((one) => one.entityId === entity.entityId);
        expect(match?.matchQuality).toBe('very_strong');
        expect(found[0]?.rawScore ?? 0).toBeLessThanOrEqual((match?.rawScore ?? 0) + 1);
      }),
    );
  });

  it('case and spacing change nothing', () => {
    fc.assert(
      fc.property(entities, name, (listed, asked) => {
        const scores = (text: string): number[] =>
          search(listed, { name: text, identifiers: [] }).map((match) => match.rawScore);
        expect(scores(`  ${asked.toUpperCase().replaceAll(' ', '  ')} `)).toEqual(scores(asked.toUpperCase()));
      }),
    );
  });

  it('no text is too strange to compare', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 160 }),
      fc.string({ unit: 'grapheme', maxLength: 160 }),
    );
    fc.assert(
      fc.property(text, text, (asked, listed) => {
        const { rawScore, score } = compareNames(asked, listed);
        expect(Number.isFinite(rawScore) && score >= 0 && score <= 100).toBe(true);
      }),
    );
  });

  it('a built index can be posted to another thread and searched there', () => {
    const listed = [listedEntity(['Vladimir Putin']), listedEntity(['Bank Melli Iran'])];
    const data = EntityIndex.build(listed);
    const moved = structuredClone(data, { transfer: transferables(data) });
    expect(new EntityIndex(moved).search({ name: 'Vladimir Putin', identifiers: [] }, OPTIONS).total).toBe(1);
  });
});
