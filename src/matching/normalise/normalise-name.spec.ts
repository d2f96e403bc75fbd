import fc from 'fast-check';
import { ENTITY_TYPES } from '../model/entity-type';
import { normaliseName } from './normalise-name';

const parts = (name: string, type?: 'person' | 'company') =>
  normaliseName(name, type && { type }).tokens.map((token) => token.part);

describe('normaliseName', () => {
  it('reads al-Qaida the same with a hyphen, a space and an apostrophe', () => {
    const read = (name: string) =>
      normaliseName(name, { type: 'company' }).tokens.map(({ forms, role }) => [forms[0], role]);
    expect(read('al-Qaida')).toEqual([
      ['al', 'particle'],
      ['qaida', 'name'],
    ]);
    expect(read("Al Qa'ida")).toEqual(read('al-Qaida'));
  });

  it('reads OBrien and O’Brien alike', () => {
    expect(normaliseName('O’Brien', { type: 'person' }).joined).toBe(
      normaliseName('OBrien', { type: 'person' }).joined,
    );
  });

  it.each([
    ['SMITH, John', 'person', ['family', 'given']],
    ['John Smith', 'person', [null, null]],
    ['SMITH TRADING CO., LTD.', 'company', [null, null]],
  ] as const)('%j (%s) says which part is which: %j', (name, type, expected) => {
    expect(parts(name, type)).toEqual(expected);
  });

  it("takes the publisher's own parts", () => {
    const read = normaliseName('Kim Jong Un', { type: 'person', parts: { family: 'KIM', given: 'Jong-un' } });
    expect(read.tokens.map((token) => token.part)).toEqual(['family', 'given', 'given']);
  });

  it.each([
    ['Unit 840', '840'],
    ['Unit Forty-four', '44'],
    ['Unit 0044', '44'],
    ['Sea Star II', '2'],
    ['44th Brigade', '44'],
  ])('%j has the number %s', (name, number) => {
    const numbers = normaliseName(name, { type: 'company' }).tokens.flatMap((token) => token.number ?? []);
    expect(numbers).toEqual([number]);
  });

  it('takes a single V of a person for an initial', () => {
    expect(normaliseName('Putin V', { type: 'person' }).tokens[1]).toMatchObject({ role: 'initial', number: null });
  });

  it('says what words of a company do, and not of a person', () => {
    const roles = (type: 'person' | 'company') =>
      normaliseName('General London', { type }).tokens.map((token) => token.role);
    expect(roles('company')).toEqual(['generic', 'place']);
    expect(roles('person')).toEqual(['name', 'name']);
  });

  it('gives no tokens for nothing readable', () => {
    expect(normaliseName(' ---\u200b ').tokens).toEqual([]);
  });

  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 160 }),
    fc.string({ unit: 'grapheme', maxLength: 160 }),
  );
  const anyType = fc.constantFrom(undefined, ...ENTITY_TYPES);

  it('reads any text into plain, non-empty forms, and twice the same', () => {
    fc.assert(
      fc.property(anyText, anyType, (name, type) => {
        const hints = type ? { type } : {};
        const read = normaliseName(name, hints);
        for (const token of read.tokens) {
          expect(token.forms.length).toBeGreaterThan(0);
          expect(token.forms.length).toBeLessThanOrEqual(6);
          for (const form of token.forms) expect(form).toMatch(/^[a-z0-9]+$/);
          expect(token.skeleton).toMatch(/^[a-z]*$/);
        }
        expect(normaliseName(name, hints)).toEqual(read);
      }),
      { numRuns: 500 },
    );
  });

  it('does not depend on case or on marks that have one custom', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'abcdefghilmnoprstuvz éèêáàâíîóôúûýëï'), maxLength: 40 });
    fc.assert(
      fc.property(letters, anyType, (name, type) => {
        const hints = type ? { type } : {};
        const plain = name.normalize('NFD').replace(/\p{M}/gu, '');
        const read = normaliseName(name, hints);
        expect(normaliseName(name.toUpperCase(), hints)).toEqual(read);
        expect(normaliseName(plain, hints).joined).toBe(read.joined);
      }),
    );
  });
});
