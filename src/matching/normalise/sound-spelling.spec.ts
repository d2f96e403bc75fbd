import { soundSpelling } from './sound-spelling';

describe('the sound of a spelling', () => {
  it.each([
    ['maximenko', 'maksimenko'],
    ['iwanow', 'ivanov'],
    ['yanukovych', 'ianukovich'],
    ['tschernow', 'chernov'],
    ['goussein', 'gusein'],
    ['cooperov', 'cuperov'],
  ])('is one for %s and %s', (one, other) => {
    expect(soundSpelling(one)).toBe(soundSpelling(other));
  });

  it.each([
    ['karimi', 'karami'],
    ['miller', 'millar'],
    ['chernov', 'cherkov'],
  ])('is not one for %s and %s, which are two names', (one, other) => {
    expect(soundSpelling(one)).not.toBe(soundSpelling(other));
  });

  it('is not asked of short words, which would all become one', () => {
    expect(soundSpelling('lee')).toBe('');
  });
});
