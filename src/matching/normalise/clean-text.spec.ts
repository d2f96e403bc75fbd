import { cleanText } from './clean-text';

describe('cleanText', () => {
  it.each([
    ['İSTANBUL', 'istanbul', 'a dotted capital I is one letter'],
    ['DIYARBAKIR', 'diyarbakir', 'a plain capital I is an i'],
    ['Diyarbakır', 'diyarbakir', 'a dotless i is an i'],
    ['Ali\u200bBaba\u202e', 'alibaba', 'what cannot be seen does not count'],
    ['Qa’ida', "qa'ida", 'apostrophes are one sign'],
    ['Qaʿida', "qa'ida", 'the ayn sign is an apostrophe too'],
    ['al–Qaida', 'al-qaida', 'dashes are hyphens'],
    ['ＡＢＣ', 'abc', 'full width is a matter of typography'],
    ['مـحـمـد', 'محمد', 'the tatweel only stretches a word'],
  ])('reads %j as %j: %s', (text, expected) => {
    expect(cleanText(text)).toBe(expected);
  });
});
