import { listedEntity, listedRecord } from '../../test/support/listed-entity.builder';
import { compare } from './compare';
import { EntityIndex } from './entity-index';
import type { ListedEntity, SearchOptions, Subject } from './model';

const OPTIONS: SearchOptions = { minScore: 50, attributes: 'filter', offset: 0, limit: 10 };
const indexOf = (...entities: ListedEntity[]): EntityIndex => new EntityIndex(EntityIndex.build(entities));
const asked = (name: string, more: Partial<Subject> = {}): Subject => ({ name, identifiers: [], ...more });

const putin = listedEntity(['PUTIN, Vladimir Vladimirovich', 'PUTIN, Vladimir'], {
  birthDates: ['1952-10-07'],
  nationalities: ['Russia'],
  gender: 'male',
  identifiers: [{ type: 'passport', value: '10 0000 123', country: 'Russia' }],
});
const caribbean = listedEntity(['AEROCARIBBEAN AIRLINES', 'AERO-CARIBBEAN'], { type: 'company', countries: ['Cuba'] });
const vessel = listedEntity(['ARTAVIL'], {
  type: 'vessel',
  identifiers: [{ type: 'imo', value: '9187629', country: null }],
});
const silent = listedEntity(['Vladimir Putin', { name: 'The Tall One', quality: 'low' }], { referenceId: 'silent' });
const index = indexOf(putin, caribbean, vessel, { ...silent, entityId: 'silent' });

const idsOf = (subject: Subject, options: Partial<SearchOptions> = {}): string[] =>
  index.search(subject, { ...OPTIONS, ...options }).matches.map((match) => match.entityId);

describe('searching', () => {
  it.each([
    ['Vladimir Putin', putin],
    ['putin vladimir', putin],
    ['Владимир Путин', putin],
    ['Vladmir Puttin', putin],
    ['AEROCARIBEAN', caribbean],
    ['Aero Caribbean', caribbean],
  ])('finds who is asked for as "%s"', (name, entity) => {
    expect(idsOf(asked(name))).toContain(entity.entityId);
  });

  it('finds nobody under an empty or unreadable name', () => {
    expect(index.search(asked('…'), OPTIONS)).toMatchObject({ total: 0, matches: [] });
  });

  it('finds a vessel by its IMO number beside any name, and in the name itself', () => {
    const byNumber = asked('Unknown Lady', { identifiers: [{ type: 'imo', value: 'IMO 9187629' }] });
    expect(index.search(byNumber, OPTIONS).matches[0]).toMatchObject({
      entityId: 'ARTAVIL',
      matchQuality: 'very_strong',
    });
    expect(idsOf(asked('IMO 9187629'))[0]).toBe('ARTAVIL');
  });

  it('compares identifiers without spaces', () => {
    const byPassport = asked('Somebody Else', { identifiers: [{ type: 'passport', value: '100000-123' }] });
    expect(idsOf(byPassport)[0]).toBe(putin.entityId);
  });

  it('counts all that reach the floor and returns the asked page of them', () => {
    const whole = index.search(asked('Vladimir Putin'), OPTIONS);
    const second = index.search(asked('Vladimir Putin'), { ...OPTIONS, offset: 1, limit: 1 });
    expect(whole.total).toBe(2);
    expect(second).toMatchObject({ total: 2, matches: [{ entityId: whole.matches[1]?.entityId }] });
  });

  it('keeps a weak alias at medium and says why', () => {
    const [found] = index.search(asked('The Tall One'), OPTIONS).matches;
    expect(found?.score).toBeLessThanOrEqual(84);
    expect(found?.scoreDetails.map((detail) => detail.reason)).toContain('weak_alias');
  });

  it('tells the tokens it compared', () => {
    expect(index.search(asked('Владимир Путин'), OPTIONS).nameTokens).toEqual(['vladimir', 'putin']);
  });
});

describe('filters', () => {
  it('exclude who states a different value and keep who states none', () => {
    expect(idsOf(asked('Vladimir Putin', { nationality: 'France' }))).toEqual(['silent']);
    expect(idsOf(asked('Vladimir Putin', { gender: 'female' }))).toEqual(['silent']);
  });

  it('say of who was kept that the list states none', () => {
    const { matches } = index.search(asked('Vladimir Putin', { nationality: 'France' }), OPTIONS);
    expect(matches[0]?.scoreDetails).toContainEqual(
      expect.objectContaining({ reason: 'nationality_unknown', score: 0 }),
    );
  });

  it('leave companies alone where they are about persons', () => {
    expect(idsOf(asked('Aerocaribbean Airlines', { gender: 'male', nationality: 'France' }))).toEqual([
      caribbean.entityId,
    ]);
  });

  it('never hide what no publisher decided the type of', () => {
    const undecided = indexOf(listedEntity(['ZENIT'], { type: 'other' }));
    expect(undecided.search(asked('Zenit', { type: 'vessel' }), OPTIONS).total).toBe(1);
  });

  it('are only evidence when asked so', () => {
    const options = { ...OPTIONS, attributes: 'evidence' as const };
    const match = index.search(asked('Vladimir Putin', { nationality: 'France' }), options).matches.at(-1);
    expect(match?.scoreDetails).toContainEqual(expect.objectContaining({ reason: 'nationality_mismatch', score: -5 }));
  });
});

describe('sources', () => {
  const both: ListedEntity = {
    entityId: 'both',
    records: [
      listedRecord(['Ivan Drozdov'], { source: 'OFAC', birthDates: ['1960'] }),
      listedRecord(['Jean Dupuis-Lacroix'], { source: 'UN_CONSOLIDATED', birthDates: ['1990'] }),
    ],
  };

  it('are all there is: names and values of others do not count and are not shown', () => {
    const scoped = indexOf(both);
    expect(scoped.search(asked('Jean Dupuis-Lacroix'), { ...OPTIONS, sources: ['OFAC'] }).total).toBe(0);
    const [match] = scoped.search(asked('Ivan Drozdov', { birthDate: '1990' }), {
      ...OPTIONS,
      minScore: 0,
      sources: ['OFAC'],
    }).matches;
    expect(match?.records).toHaveLength(1);
    expect(match?.scoreDetails.map((detail) => detail.reason)).toContain('birth_date_mismatch');
  });

  it('decide whether an entity is known at all', () => {
    const scoped = indexOf(both);
    expect(scoped.entity('both')?.records).toHaveLength(2);
    expect(scoped.entity('both', ['UN_CONSOLIDATED'])?.records).toHaveLength(1);
    expect(scoped.entity('both', ['MASAK'])).toBeNull();
    expect(scoped.entity('nobody')).toBeNull();
  });
});

describe('evidence', () => {
  it('lifts an agreeing name and shows each agreement', () => {
    const known = compare(
      asked('Vladimir Putin', { birthDate: '1952-10-07', nationality: 'Russia', gender: 'male' }),
      putin,
    );
    expect(known.matchedFields).toEqual(['alias', 'birthDate', 'nationality', 'gender']);
    expect(known.rawScore).toBeGreaterThan(compare(asked('Vladimir Putin'), putin).rawScore);
  });

  it('adds nothing to a name that is not alike', () => {
    const agreeing = compare(asked('Wladyslaw Nowak', { birthDate: '1952-10-07' }), putin);
    expect(agreeing.rawScore).toBe(compare(asked('Wladyslaw Nowak'), putin).rawScore);
  });

  it('reaches at least 95 for an equal strong identifier and 85 for another', () => {
    const other = listedEntity(['Blue Gate'], {
      type: 'company',
      identifiers: [{ type: 'registration_number', value: 'HRB 12345', country: null }],
    });
    const strong = compare(asked('Nobody Alike', { identifiers: [{ value: '9187629' }] }), vessel);
    const weaker = compare(asked('Nobody Alike', { identifiers: [{ value: 'hrb12345' }] }), other);
    expect([strong.score, weaker.score]).toEqual([95, 85]);
  });

  it('holds a different IMO number against a vessel of the same name', () => {
    const conflict = compare(asked('Artavil', { identifiers: [{ type: 'imo', value: '9000001' }] }), vessel);
    expect(conflict.scoreDetails).toContainEqual(
      expect.objectContaining({ reason: 'identifier_conflict', score: -15 }),
    );
  });
});

describe('names written without spaces', () => {
  const kim = listedEntity(['KIM, Jong Un']);
  const korean = indexOf(kim, putin);

  it.each(['김정은', '金正恩', 'Kim Jongun'])('"%s" finds who is listed with a given name of two words', (name) => {
    expect(korean.search(asked(name), OPTIONS).matches[0]?.entityId).toBe(kim.entityId);
  });
});
