import { freeSlug, slugOf } from './slug';

describe('a slug', () => {
  it.each([
    ['Anadolu Example Bank', 'anadolu-example-bank'],
    ['  Müller & Söhne GmbH ', 'muller-sohne-gmbh'],
    ['İş Örneği A.Ş.', 'is-ornegi-a-s'],
    ["O'Neill's Exchange", 'oneills-exchange'],
    ['Пример Банк', 'primer-bank'],
    ['!!!', 'institution'],
    ['x'.repeat(200), 'x'.repeat(60)],
  ])('of %p is %s', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });

  it('takes the first number that is free', () => {
    expect(freeSlug('bank', new Set())).toBe('bank');
    expect(freeSlug('bank', new Set(['bank', 'bank-2', 'banking']))).toBe('bank-3');
  });
});
